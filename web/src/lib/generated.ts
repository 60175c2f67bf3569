// Written by `python -m tools.typescript`; change the Python side and run that again.

/**
 * After the grace period the others decide about a vanished player: a bot, or the end, for which more than one has
 * to ask where more than one is there. `wait` takes the own wish for the end back.
 */
export interface ChooseForAbsent {
  t: 'chooseForAbsent';
  id: string;
  seat: number;
  choice: string;
}

/** The host removes a bot or a person from an open table. */
export interface ClearSeat {
  t: 'clearSeat';
  id: string;
  seat: number;
}

export type ClientMessage =
  | Hello
  | Sit
  | Stand
  | Rename
  | Knock
  | PutBot
  | ClearSeat
  | SetSeats
  | SetOption
  | SetLook
  | SetSettings
  | HandOver
  | Start
  | CloseTable
  | Rematch
  | Play
  | Undo
  | Resign
  | Return
  | Pause
  | Resume
  | ChooseForAbsent
  | Remove
  | Say
  | Why
  | Try
  | LookBack
  | Ping;

export interface CloseTable {
  t: 'close';
  id: string;
}

export type Command =
  | Sit
  | Stand
  | Rename
  | Knock
  | PutBot
  | ClearSeat
  | SetSeats
  | SetOption
  | SetLook
  | SetSettings
  | HandOver
  | Start
  | CloseTable
  | Rematch
  | Play
  | Undo
  | Resign
  | Return
  | Pause
  | Resume
  | ChooseForAbsent
  | Remove
  | Say
  | Why
  | Try
  | LookBack
  | Ping;

/** The host makes the person at that seat the host; from one who vanished, anybody may take it for the own seat. */
export interface HandOver {
  t: 'handOver';
  id: string;
  seat: number;
}

/** Must be the first message. `token` is the person's; `invitation` opens a table to somebody new. */
export interface Hello {
  t: 'hello';
  code: string;
  token?: string;
  invitation?: string;
  nonce?: string;
  /** The last v this page has seen. */
  since?: number;
  /** A screen in the middle of the room: shows the public view whoever opened it. */
  isDisplay?: boolean;
}

/** There is no free chair: the host hears that somebody would like one. */
export interface Knock {
  t: 'knock';
  id: string;
  name: string;
}

/** How did the board look after record `v`? 0: before the first move. Changes nothing. */
export interface LookBack {
  t: 'lookBack';
  id: string;
  v: number;
}

/** Asks for a pause; it begins when every person at the table has asked. */
export interface Pause {
  t: 'pause';
  id: string;
}

/** Is anybody there? Acknowledged, and nothing else: a page finds out that its connection is dead. */
export interface Ping {
  t: 'ping';
  id: string;
}

export interface Play {
  t: 'play';
  id: string;
  seat: number;
  move: string;
  /** Milliseconds from paint to press, for moves that are raced. Any number will do: nonsense earns no credit. */
  reaction?: number | null;
  /** The window that the page reacted to, from its last frame. */
  window?: number;
}

export interface PutBot {
  t: 'putBot';
  id: string;
  seat: number;
  bot: string;
}

/**
 * The next table, with the same people, bots and options; its match begins by itself as soon as they are there.
 *
 * For those who are not here a bot sits in until they return.
 */
export interface Rematch {
  t: 'rematch';
  id: string;
}

/**
 * The host shows somebody the door, for good: whoever sits at the seat, or a watcher by the key of the frame.
 *
 * In a running match a bot plays on in the seat.
 */
export interface Remove {
  t: 'remove';
  id: string;
  seat?: number;
  watcher?: string;
}

/** Another name for the own seat, at any time. */
export interface Rename {
  t: 'rename';
  id: string;
  seat: number;
  name: string;
}

/** A bot plays on in the seat; the person may come back with Return. */
export interface Resign {
  t: 'resign';
  id: string;
  seat: number;
}

export interface Resume {
  t: 'resume';
  id: string;
}

export interface Return {
  t: 'return';
  id: string;
  seat: number;
}

export interface Say {
  t: 'say';
  id: string;
  text?: string;
  emote?: string;
}

export interface SetLook {
  t: 'setLook';
  id: string;
  seat: number;
  look: string;
}

export interface SetOption {
  t: 'setOption';
  id: string;
  key: string;
  value: string;
}

export interface SetSeats {
  t: 'setSeats';
  id: string;
  seats: number;
}

/** While the match runs the clock stays as it is; the rest may be changed. */
export interface SetSettings {
  t: 'setSettings';
  id: string;
  turnSeconds: number;
  isOpenToSpectators: boolean;
  /** How long bots take; empty: as before. */
  pace?: string;
}

export interface Sit {
  t: 'sit';
  id: string;
  seat: number;
  name: string;
}

/** Leave the own seat while the table is open. */
export interface Stand {
  t: 'stand';
  id: string;
  seat: number;
}

export interface Start {
  t: 'start';
  id: string;
  /** What becomes of chairs on which nobody sits. */
  empty?: string;
}

/** What would follow if the seat did this? Worked out from what it may know. Changes nothing. */
export interface Try {
  t: 'try';
  id: string;
  seat: number;
  moves: string[];
}

export interface Undo {
  t: 'undo';
  id: string;
  seat: number;
  /** So many single steps; 0: the whole part that was done last, such as a build. */
  steps?: number;
}

/** Why is this move not allowed? Changes nothing. */
export interface Why {
  t: 'why';
  id: string;
  seat: number;
  move: string;
}

export interface ShownChat {
  v: number;
  name: string;
  /** -1: a spectator. */
  seat: number;
  text: string;
  emote: string;
  /** The key of a spectator, the same for all that this one says. */
  watcher?: string;
}

export interface ShownCredits {
  author: string;
  /** Empty where none is known. */
  publisher: string;
  year: number;
}

export interface ShownFairness {
  /** SHA-256 of SECRET, published when the table is made: before anybody's nonce is known to the server. */
  pledge: string;
  /** SHA-256 of SECRET + '|' + the nonces joined by ',', published before the first move. Empty until the start. */
  commitment: string;
  nonces: string[];
  /** Empty until the match is over. */
  secret: string;
  /** Empty until the match is over: the first 16 hex digits of SHA-256 of 'seed|' + what the commitment is of. */
  seed: string;
}

export interface ShownGame {
  id: string;
  prefix: string;
  minSeats: number;
  maxSeats: number;
  minutes: number;
  age: number;
  options: ShownOption[];
  /** Monsters or colours that seats choose from; empty where there is nothing to choose. */
  looks: string[];
  bots: string[];
  credits: ShownCredits;
}

/** One step of the log, as this viewer may read it. */
export interface ShownLine {
  v: number;
  seat: number;
  /** Of others empty until the match is over, but for `undo`: it may be a hidden choice, and events tell the rest. */
  move: string;
  /** Each with `kind` and its fields, for animation. */
  events: Record<string, unknown>[];
  texts: ShownText[];
  /** How the race for it was judged, where there was one, in the order of places. */
  strips?: Strip[];
  /**
   * The `v` of the step that this one takes back: neither belongs into what people read. 0 for all others.
   *
   * Whole frames leave out both.
   */
  takenBack?: number;
}

export interface ShownMatch {
  /** What the game's own `page.Shown` says. */
  view: unknown;
  /** Who may do something now. */
  toAct: number[];
  /** Whose turn it is. In a race everybody may call, but only these are waited for. */
  waited: number[];
  /** Move texts by seat number, for the seats of this connection. */
  legal: Record<string, string[]>;
  canUndo: number[];
  /** Milliseconds left of the turn clock; 0 without one. */
  deadline: number;
  /** Milliseconds until something follows by itself; 0 where nothing does. */
  due: number;
  /** The window that is open now; calls, answers and moves name it. 0: none, or a game without windows. */
  window: number;
  /** By seat, the milliseconds left in which its calls stop nothing; empty in a game without calls. */
  locked: number[];
  result: ShownResult | null;
  /** What the game says about the finished match, in its own form; null until it was looked through. */
  review?: unknown;
}

/** A match of older rules: it can be read, and another one begun, but it is not played on. */
export interface ShownOld {
  rules: number;
  /** If it was played to its end. */
  result: ShownResult | null;
}

export interface ShownOption {
  key: string;
  choices: string[];
  default: string;
}

export interface ShownResult {
  reason: string;
  scores: number[];
  winners: number[];
}

export interface ShownSeat {
  /** open, person or bot. */
  kind: string;
  name: string;
  /** The bot that plays here, also while it sits in for an absent person. */
  bot: string;
  look: string;
  /** This connection may act for the seat; with pass and play that is several seats. */
  isYou: boolean;
  isHost: boolean;
  /** Somebody is connected for it; bots always are. */
  isHere: boolean;
  isThinking: boolean;
  /** Seconds since the person vanished; 0 while present. */
  awaySince: number;
}

export interface ShownSettings {
  /** 0: no clock. */
  turnSeconds: number;
  isPassAndPlay: boolean;
  isOpenToSpectators: boolean;
  /** How long bots take for what is to be followed: calm, normal or quick. */
  pace: string;
}

export interface ShownTable {
  code: string;
  game: string;
  /** open, playing, finished or closed. */
  status: string;
  seats: ShownSeat[];
  options: Record<string, string>;
  settings: ShownSettings;
  isHost: boolean;
  isPaused: boolean;
  pauseAskedBy: number[];
  endAsked: ShownVote[];
  spectators: number;
  /** A key for each spectator, only for the host: whom to show the door. */
  watchers: string[];
  /** The code of the next table, once somebody asked for one. */
  rematch: string;
  /** A rematch that begins by itself as soon as people are here. */
  isStarting: boolean;
  /** Names (perhaps empty) of those who are here and found no chair; only for the host of an open table. */
  knocks: string[];
  /** The long token for links; only for people who sit here. */
  invitation: string;
  fairness: ShownFairness | null;
  /** Of a match of older rules; then the table is finished and has no match. */
  old?: ShownOld | null;
}

/** A word key with arguments; an argument may be a text itself. */
export interface ShownText {
  key: string;
  args: Record<string, unknown>;
}

/** Some would rather end the match than wait for the person at this seat. */
export interface ShownVote {
  seat: number;
  /** Seats of those who ask for the end, */
  by: number[];
  /** and how many of them it takes. */
  needed: number;
}

/** One call as the race's judge saw it, in microseconds; the strips of a race are shown in the order of places. */
export interface Strip {
  seat: number;
  /** From sending the change to that seat until its call arrived. */
  elapsed: number;
  /** What the page measured; None where it said nothing or nonsense. */
  reaction: number | null;
  /** What was taken for the way over the network. */
  credit: number;
  /** Elapsed without the credit: the smallest is first. */
  effective: number;
  /** 1 for the first. */
  place: number;
  /** Too close to call, so the match's own random source drew the order. */
  isPhotoFinish: boolean;
  /** Faster than anybody can see and press. */
  isFalseStart: boolean;
}

/** POST /api/forget {token}: the person's name and words are gone from all tables that are over. */
export interface Forgotten {
  tables: number;
  /** Tables that were left alone because they are not over. */
  running: number;
}

/** GET /api/find/{code or invitation}: where a typed code or a link leads. */
export interface Found {
  code: string;
  game: string;
  status: string;
  freeSeats: number;
}

/** POST /api/home {token}: what the first page needs. */
export interface Home {
  games: ShownGame[];
  tables: Listed[];
  version: string;
}

export interface Listed {
  code: string;
  game: string;
  status: string;
  /** Of every chair; empty where nobody sits or has said one, and for bots. */
  names: string[];
  /** Of every chair: open, person or bot. */
  kinds: string[];
  /** Seats that this person may act for. */
  yours: number[];
  /** Seats whose turn it is. */
  waited: number[];
  isYourTurn: boolean;
  /** In milliseconds since 1970. */
  updated: number;
}

/** POST /api/tables. With `is_quick` bots fill the other seats and the match starts at once. */
export interface NewTable {
  game: string;
  name?: string;
  token?: string;
  /** 0: all that the game has; with `is_quick` the fewest. */
  seats?: number;
  isQuick?: boolean;
  /** Names of people around this one device; with `is_quick` bots take the seats beyond them. */
  passAndPlay?: string[];
  /** Not begun yet, although everybody is there: figures and options are chosen first. */
  isWaiting?: boolean;
  nonce?: string;
}

export interface TableMade {
  code: string;
  /** Of the person; the page keeps it and shows it to nobody. */
  token: string;
}

export interface WhoAmI {
  token?: string;
}

export interface Welcome {
  t: 'welcome';
  /** Says who this person is; the page keeps it and sends it with every hello. */
  token: string;
  version: string;
}

export interface Frame {
  t: 'frame';
  v: number;
  table: ShownTable;
  match: ShownMatch | null;
  /** New since the last frame of this connection, or everything when `is_whole`. */
  log: ShownLine[];
  chat: ShownChat[];
  isWhole: boolean;
  /**
   * What the game's own `page.Fixed` says: part of every view of this match. Null if this connection has it already,
   * or if the game has nothing of the kind.
   */
  fixed?: unknown;
}

export interface Ack {
  t: 'ack';
  id: string;
  v: number;
}

export interface Refused {
  t: 'refused';
  id: string;
  why: ShownText;
  clause: string;
}

/** The answer to Why; `clause` is empty and `why` None when the move is allowed. */
export interface Reason {
  t: 'reason';
  id: string;
  why: ShownText | null;
  clause: string;
}

/** The answer to Try. `why` and `clause` say what the rules have against it; else nobody can know without both. */
export interface Tried {
  t: 'tried';
  id: string;
  /** What the game's own `outlook.Outlook` says. */
  outlook: unknown;
  why: ShownText | null;
  clause: string;
}

/** The answer to LookBack: what this viewer's board showed after record `v`. */
export interface Moment {
  t: 'moment';
  id: string;
  v: number;
  match: ShownMatch;
}

/**
 * The last message of a connection. For good: `closed`, `removed` (by the host), `spectators` (not wanted here).
 *
 * Coming back helps after `moved` (another process keeps the table), `store`, `trouble`, `idle` and `stopping`.
 */
export interface Bye {
  t: 'bye';
  why: string;
}

export type ServerMessage = Welcome | Frame | Ack | Refused | Reason | Tried | Moment | Bye;
