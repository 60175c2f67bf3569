// Written by `python -m tischlein.server.typescript`; change the Python side and run that again.

export interface ChooseForAbsent {
  t: 'chooseForAbsent';
  id: string;
  seat: number;
  choice: string;
}

export interface ClearSeat {
  t: 'clearSeat';
  id: string;
  seat: number;
}

export type ClientMessage =
  | Hello
  | Sit
  | Stand
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
  | Say
  | Why
  | LookBack
  | Ping;

export interface CloseTable {
  t: 'close';
  id: string;
}

export type Command =
  | Sit
  | Stand
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
  | Say
  | Why
  | LookBack
  | Ping;

export interface HandOver {
  t: 'handOver';
  id: string;
  seat: number;
}

export interface Hello {
  t: 'hello';
  code: string;
  token?: string;
  invitation?: string;
  nonce?: string;
  since?: number;
  isDisplay?: boolean;
}

export interface LookBack {
  t: 'lookBack';
  id: string;
  v: number;
}

export interface Pause {
  t: 'pause';
  id: string;
}

export interface Ping {
  t: 'ping';
  id: string;
}

export interface Play {
  t: 'play';
  id: string;
  seat: number;
  move: string;
  reaction?: number | null;
  window?: number;
}

export interface PutBot {
  t: 'putBot';
  id: string;
  seat: number;
  bot: string;
}

export interface Rematch {
  t: 'rematch';
  id: string;
}

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

export interface SetSettings {
  t: 'setSettings';
  id: string;
  turnSeconds: number;
  isOpenToSpectators: boolean;
}

export interface Sit {
  t: 'sit';
  id: string;
  seat: number;
  name: string;
}

export interface Stand {
  t: 'stand';
  id: string;
  seat: number;
}

export interface Start {
  t: 'start';
  id: string;
}

export interface Undo {
  t: 'undo';
  id: string;
  seat: number;
}

export interface Why {
  t: 'why';
  id: string;
  seat: number;
  move: string;
}

/** A word key with arguments; an argument may be a text itself. */
export interface ShownText {
  key: string;
  args: Record<string, unknown>;
}

export interface ShownOption {
  key: string;
  choices: string[];
  default: string;
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
}

export interface ShownResult {
  reason: string;
  scores: number[];
  winners: number[];
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
}

export interface ShownMatch {
  /** What the game's own `wire.Shown` says. */
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
  result: ShownResult | null;
  /** What the game says about the finished match, in its own form; null until it was looked through. */
  review?: unknown;
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
  spectators: number;
  /** The code of the next table, once somebody asked for one. */
  rematch: string;
  /** The long token for links; only for people who sit here. */
  invitation: string;
  fairness: ShownFairness | null;
}

export interface ShownChat {
  v: number;
  name: string;
  /** -1: a spectator. */
  seat: number;
  text: string;
  emote: string;
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

export type ServerMessage = Welcome | Frame | Ack | Refused | Reason | Moment | Bye;

/** POST /api/tables. With `is_quick` bots fill the other seats and the match starts at once. */
export interface NewTable {
  game: string;
  name?: string;
  token?: string;
  /** 0: the fewest that the game allows. */
  seats?: number;
  isQuick?: boolean;
  /** Names of people around this one device. */
  passAndPlay?: string[];
  nonce?: string;
}

export interface TableMade {
  code: string;
  /** Of the person; the page keeps it and shows it to nobody. */
  token: string;
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

/** POST /api/home {token}: what the first page needs. */
export interface Home {
  games: ShownGame[];
  tables: Listed[];
  version: string;
}

export interface WhoAmI {
  token?: string;
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
