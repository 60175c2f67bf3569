// Written by `python -m tools.typescript`; change the Python side and run that again.

/**
 * Decides about a player who has been gone for longer than the grace period.
 *
 * `bot` lets a bot play at once. `end` is a vote to end the match; if several people are there, several have to cast
 * it. `wait` withdraws one's vote.
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
  | SetWebhook
  | HandOver
  | Start
  | Commit
  | Reveal
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
  | WatchTogether
  | Lead
  | PassLead
  | Point
  | Since
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
  | SetWebhook
  | HandOver
  | Start
  | Commit
  | Reveal
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
  | WatchTogether
  | Lead
  | PassLead
  | Point
  | Since
  | Ping;

/** The page has drawn a number for the shuffle; this is its hash (`core.shuffle.commitment`). */
export interface Commit {
  t: 'commit';
  id: string;
  /** The pledge that it is meant for. */
  pledge: string;
  commitment: string;
}

/**
 * Makes the person at that seat the host. Only the host may do so.
 *
 * If the host has been gone for longer than the grace period, any seated person may name themselves.
 */
export interface HandOver {
  t: 'handOver';
  id: string;
  seat: number;
}

/** Must be the first message. `token` identifies the person; `invitation` admits people who are new to the table. */
export interface Hello {
  t: 'hello';
  code: string;
  token?: string;
  invitation?: string;
  /** The last `v` that this page has seen. */
  since?: number;
  device?: string;
  /** A shared screen in the room: it shows the public view, even if its owner has a seat. */
  isDisplay?: boolean;
}

/** Tells the host of a table without a free seat that this person would like one. */
export interface Knock {
  t: 'knock';
  id: string;
  name: string;
}

/** Moves the shared replay for everybody. Whoever does so while nobody leads has the lead. */
export interface Lead {
  t: 'lead';
  id: string;
  move: number;
  /** Empty: the public view. `all`: all hands. Else the number of a seat. */
  eyes?: string;
  /** How fast it plays; 0 while it stands. */
  speed?: number;
  /** Takes the lead from whoever has it. */
  isTaking?: boolean;
}

/** Asks how the board looked after record `v`. 0: before the first move. Changes nothing. */
export interface LookBack {
  t: 'lookBack';
  id: string;
  v: number;
}

/** Gives the lead to the person at that seat, who has to be watching. */
export interface PassLead {
  t: 'passLead';
  id: string;
  seat: number;
}

/** Asks for a pause, which begins when every person who plays has asked. */
export interface Pause {
  t: 'pause';
  id: string;
}

/** Is acknowledged and has no other effect. A page detects a dead connection with it. */
export interface Ping {
  t: 'ping';
  id: string;
}

export interface Play {
  t: 'play';
  id: string;
  seat: number;
  move: string;
  /** Milliseconds from paint to press, for calls in a race. Implausible numbers are accepted but earn no credit. */
  reaction?: number | null;
  /** The window that the page reacted to: `ShownMatch.window` of its last frame. */
  window?: number;
}

/** Where the leader points: within a named place of the board, because pages have different layouts. */
export interface Point {
  t: 'point';
  id: string;
  /** The board's name of the place; empty: nowhere any more. */
  at: string;
  x?: number;
  /** Fractions of its width and height. */
  y?: number;
}

export interface PutBot {
  t: 'putBot';
  id: string;
  seat: number;
  bot: string;
}

/**
 * Opens the next table with the same people, bots and options; its match starts automatically when they are there.
 *
 * A bot plays for those who are not connected until they return.
 */
export interface Rematch {
  t: 'rematch';
  id: string;
}

/**
 * The host bans a person from the table: the one at `seat`, or the spectator with the key `watcher`.
 *
 * In a running match a bot plays on in the seat.
 */
export interface Remove {
  t: 'remove';
  id: string;
  seat?: number;
  watcher?: string;
}

/** Changes the name at one's seat, at any time. */
export interface Rename {
  t: 'rename';
  id: string;
  seat: number;
  name: string;
}

/** Lets a bot play on in the seat; the person can come back with Return. */
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

/** The number itself, once the list of all commitments has come. */
export interface Reveal {
  t: 'reveal';
  id: string;
  pledge: string;
  number: string;
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

/** While the match runs `turn_seconds` cannot be changed; the rest can. */
export interface SetSettings {
  t: 'setSettings';
  id: string;
  turnSeconds: number;
  isOpenToSpectators: boolean;
  /** How long bots take. Empty: unchanged. */
  pace?: string;
  /** False: a learn match goes on without its script, for good. */
  isTaught?: boolean;
  /** None: unchanged. Cannot be changed while the match runs. With children `turn_seconds` is 0. */
  hasChildren?: boolean | null;
}

/** The host names an https address that is told whose turn it is while people are away. Empty: none any more. */
export interface SetWebhook {
  t: 'setWebhook';
  id: string;
  url: string;
  /** Of the sentences in the messages. */
  language?: string;
}

/** Asks what happened since the last move of the seat whose view is shown. Changes nothing. */
export interface Since {
  t: 'since';
  id: string;
  /** Also the positions in between, to play it again on the board. */
  hasPositions?: boolean;
}

export interface Sit {
  t: 'sit';
  id: string;
  seat: number;
  name: string;
}

/** Leaves one's seat. Only before the match. */
export interface Stand {
  t: 'stand';
  id: string;
  seat: number;
}

export interface Start {
  t: 'start';
  id: string;
  /** What happens to free seats. */
  empty?: string;
}

/** Asks what these moves would lead to, judged only from what the seat may know. Changes nothing. */
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
  /** Number of single steps. 0: the whole last part of the turn, such as a build. */
  steps?: number;
}

/** Joins the replay that the table watches together after the end, or leaves it to look on one's own. */
export interface WatchTogether {
  t: 'watchTogether';
  id: string;
  isWatching: boolean;
}

/** Asks why this move is not allowed. Changes nothing. */
export interface Why {
  t: 'why';
  id: string;
  seat: number;
  move: string;
}

/** A bot that can be chosen, and how strong it is. */
export interface ShownBot {
  name: string;
  /** The bot that it was measured against in matches of two; empty if it was not. */
  against?: string;
  /** Of 100 matches. */
  wins?: number;
}

export interface ShownChange {
  seat: number;
  points: number;
}

export interface ShownChat {
  v: number;
  name: string;
  /** -1: a spectator. */
  seat: number;
  text: string;
  emote: string;
  /** The key of the spectator who said it; empty for people with a seat. */
  watcher?: string;
}

export interface ShownCredits {
  author: string;
  /** Empty if unknown. */
  publisher: string;
  year: number;
}

/** One thing that happened since a seat's last move. */
export interface ShownEntry {
  /** lost, gained or new, for this seat. */
  tier: string;
  text: ShownText;
  note: ShownText | null;
  /** Whose doing it was; -1 for nobody's. */
  seat: number;
  /** Points on the table, those of this seat first. */
  changes: ShownChange[];
  /** Places on the board by their `data-at`. */
  places: string[];
  /** Whether `places` is a way, in its order. */
  isWay: boolean;
  /** The `v` of the lines in which it happened. */
  numbers: number[];
  /** Each with `kind` and its fields, for pictures. */
  events: Record<string, unknown>[];
}

/** The shuffle of the match (core/shuffle.py). Null before the start, and for a deal that was chosen. */
export interface ShownFairness {
  /** `commit`: pages are asked for the hash of a number; `reveal`: for the number itself; `dealt`: the match began. */
  step: string;
  pledge: string;
  /** One line of JSON, which the page keeps as it is. */
  terms: string;
  /** The lowest seat of everybody whose answer to this step is missing. */
  waitsFor: number[];
  /** By person; empty for those without a number. None before `reveal`. */
  commitments: string[];
  /** None before `dealt`: whoever knows the others' numbers could still refuse to reveal. */
  numbers: string[];
  /** Empty until the match is over, like the seed. */
  secret: string;
  /** 64 hex digits. */
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
  /** Monsters or colours that seats choose from; empty if the game has none. */
  looks: string[];
  /** Weakest first. */
  bots: ShownBot[];
  credits: ShownCredits;
  /** The game has a learn match. */
  hasLesson?: boolean;
  /** By language. The game's other words are loaded with its screens. */
  titles?: Record<string, string>;
}

/** One step of the log, as this viewer may read it. */
export interface ShownLine {
  v: number;
  seat: number;
  /** Empty for moves of others until the match is over, except `undo`: a move may be a hidden choice. */
  move: string;
  /** Each with `kind` and its fields, for animations. */
  events: Record<string, unknown>[];
  texts: ShownText[];
  /** The calls of the race that decided this step, by place. Empty without a race. */
  strips?: Strip[];
  /**
   * The `v` of the step that this undo takes back; neither is shown to readers. 0 if this is not an undo.
   *
   * Whole frames contain neither of the two.
   */
  takenBack?: number;
}

export interface ShownMatch {
  /** In the shape of the game's `page.Shown`. */
  view: unknown;
  /** Seats that may act now. */
  toAct: number[];
  /** Seats whose turn it is. In a race every seat may call, but only these are waited for. */
  waited: number[];
  /** Move texts by seat number, for the seats of this connection. */
  legal: Record<string, string[]>;
  canUndo: number[];
  /** Milliseconds left on the turn clock; 0 without one. */
  deadline: number;
  /** Milliseconds until the next automatic move; 0 if there is none. */
  due: number;
  /** The race window that is open now; calls, answers and moves name it. 0: none, or a game without races. */
  window: number;
  /** By seat, the milliseconds left in which its calls have no effect; empty in a game without calls. */
  locked: number[];
  result: ShownResult | null;
  /** The game's analysis of the finished match, in a form of its own; null until it has been computed. */
  review?: unknown;
}

/** The board after record `v`. */
export interface ShownMoment {
  v: number;
  match: ShownMatch;
}

/** A match of an older rules version: it can be read and a rematch started, but it cannot be continued. */
export interface ShownOld {
  rules: number;
  /** None if it was not played to its end. */
  result: ShownResult | null;
}

export interface ShownOption {
  key: string;
  choices: string[];
  default: string;
  /** The only value at a table with children; empty if they may have any. */
  forChildren?: string;
}

/** A table that repeats an earlier match: its cards were not shuffled, and whoever watched it knows them. */
export interface ShownOrigin {
  /** The move after which it went on; 0: only the deal is the same. */
  move: number;
  /** The id of the deal. Empty before the end, so that nobody plays the same cards elsewhere meanwhile. */
  deal: string;
}

/** Somebody whose calls were quicker than people usually are, throughout the match. A figure, not an accusation. */
export interface ShownQuick {
  seat: number;
  calls: number;
  /** Milliseconds from the change to the call. */
  median: number;
}

export interface ShownResult {
  reason: string;
  scores: number[];
  winners: number[];
  quick?: ShownQuick[];
}

export interface ShownSeat {
  /** open, person or bot. */
  kind: string;
  name: string;
  /** The bot that plays here, for itself or for an absent person. */
  bot: string;
  look: string;
  /** This connection may act for the seat. With pass and play that is true of several seats. */
  isYou: boolean;
  isHost: boolean;
  /** The person is connected, or a bot owns the seat. */
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
  /** How long bots take for moves that people should be able to follow: calm, normal or quick. */
  pace: string;
  /** No race, no clocks, kind bots, larger targets. */
  hasChildren?: boolean;
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
  /** A key for each spectator, for the command Remove. Only the host gets them. */
  watchers: string[];
  /** The code of the next table; empty until somebody asks for a rematch. */
  rematch: string;
  /** A rematch that starts automatically when its people are connected. */
  isStarting: boolean;
  /** Names (possibly empty) of connected people who found no free seat. Only the host of an open table gets them. */
  knocks: string[];
  /** The long token for links. Only people who sit here and the host get it. */
  invitation: string;
  fairness: ShownFairness | null;
  /** Opened by a shared screen: whoever sits down first becomes host. */
  isForScreen?: boolean;
  /** The id of the script of a learn match, which was dealt on purpose; empty for all other tables. */
  lesson?: string;
  origin?: ShownOrigin | null;
  /** A webhook is told whose turn it is. */
  hasWebhook?: boolean;
  /** Only the host gets it. */
  webhook?: ShownWebhook | null;
  /** Whether the script is still followed, as far as its pupil has not left it by a move. */
  isTaught?: boolean;
  /** Set if the match is of an older rules version; then the table is finished and has no match. */
  old?: ShownOld | null;
}

/** A message key with arguments; an argument may be a text itself. */
export interface ShownText {
  key: string;
  args: Record<string, unknown>;
}

/** A vote to end the match instead of waiting for the person at this seat. */
export interface ShownVote {
  seat: number;
  /** Seats that have voted for the end. */
  by: number[];
  /** Votes that are required. */
  needed: number;
}

/** The table's webhook, for the host. Its address is a secret and never sent back, whoever asks. */
export interface ShownWebhook {
  /** The name of the server that gets the messages. */
  host: string;
  language: string;
  /** `delivered`, or why the last message was not; empty while there is none. */
  outcome: string;
  /** The HTTP status of its answer; 0 without one. */
  status: number;
  /** When that was, in milliseconds since 1970. */
  at: number;
}

/** One call of a race with the numbers behind its place, in microseconds. */
export interface Strip {
  seat: number;
  /** From sending the change to that seat until its call arrived. */
  elapsed: number;
  /** From paint to press, as measured by the page; None if missing or implausible. */
  reaction: number | null;
  /** The part of `elapsed` that is attributed to the network. */
  credit: number;
  /** `elapsed` minus `credit`: the smallest is first. */
  effective: number;
  /** 1 for the first. */
  place: number;
  /** Too close to decide, so the order was drawn from the match's random source. */
  isPhotoFinish: boolean;
  /** Faster than a human can see and press. */
  isFalseStart: boolean;
}

/** POST /api/deal/{id}: a table with the same cards, the same number of seats and the same options. */
export interface DealAgain {
  /** The seat that the asker takes. */
  seat: number;
  name?: string;
  token?: string;
  device?: string;
  /** Friends may join before it starts; otherwise bots take the other seats. */
  isWaiting?: boolean;
}

/** POST /api/replay/{code or key}/table: a table whose first moves are those of the match. */
export interface PlayOn {
  /** The seat that the asker takes. */
  seat: number;
  name?: string;
  token?: string;
  device?: string;
  /** Friends may join before it starts; otherwise bots take the other seats. */
  isWaiting?: boolean;
  /** The last of them; if something was being raced then, the nearest move before it is taken. */
  move?: number;
}

/**
 * The response to GET /api/replay/{code or key}, and to POST /api/replays with a match file.
 *
 * Moves count from 1. Steps that were taken back, and steps that nobody is told of, are not counted.
 */
export interface Replay {
  /** The code of the table, or the key under which the server has the file for a while. */
  code: string;
  isFile: boolean;
  game: string;
  seats: ShownSeat[];
  /** The match was played to its end, so that nothing of it is hidden any more. */
  isOver: boolean;
  /** Seats whose view may be asked for, besides the public one. */
  eyes: number[];
  /** When the table changed last, in milliseconds since 1970; 0 for a file. */
  played: number;
  moves: number;
  /** One for each move, as the chosen eyes may read it. */
  lines: ShownLine[];
  ticks: ReplayTick[];
  moments: ReplayMoment[];
  /** The constant part of all views; null if the game has none. */
  fixed: unknown;
  result: ShownResult | null;
  /** Set if the match is of an older rules version: it has lines and no positions. */
  old?: ShownOld | null;
  /** The id under which the same cards are dealt again; empty for a file and for a match that is not over. */
  deal?: string;
  /** Moves after which it cannot be played on, because something was being raced. Only told after the end. */
  unsettled?: number[];
  /** In the game's order; empty if the game does not count. */
  uses?: ReplayUse[];
}

/** A key moment: a scoring, a photo, an uprising. */
export interface ReplayMoment {
  move: number;
  icon: string;
  /** Whose it is; -1 for nobody's. */
  seat: number;
}

export interface ReplayPosition {
  match: ShownMatch;
  /** By seat, the view of that seat; only if all hands were asked for. */
  hands?: unknown[];
}

/** The response to GET /api/replay/{code or key}/positions?eyes=&from=&count=. */
export interface ReplayPositions {
  /** The move after which the first position was reached; 0: the beginning. */
  first: number;
  positions: ReplayPosition[];
}

/** The beginning of a turn or a round, as the game counts them. */
export interface ReplayTick {
  move: number;
  number: number;
  /** By seat, at this moment; empty if the game does not tell. */
  points: number[];
}

/** How often each seat used a kind of card or tile, as everybody could see. */
export interface ReplayUse {
  /** The word of this kind. */
  key: string;
  /** By seat. */
  counts: number[];
}

/** The response to GET /api/deal/{id}: what is dealt, and how its matches went. */
export interface ShownDeal {
  game: string;
  options: Record<string, string>;
  /** Of the first match; without names for those who do not know the deal yet. */
  seats: ShownSeat[];
  /** The asker has played it to an end, so that the matches may be told. */
  isKnown: boolean;
  /** The code of the asker's own table that is not over; empty if there is none. */
  running: string;
  /** The first one, then the newest first, as far as the asker may see them; empty unless it is known. */
  matches: ShownDealMatch[];
  /** Finished matches that are not among them. */
  others: number;
}

/** A finished match of a deal, to be compared with others. */
export interface ShownDealMatch {
  code: string;
  seats: ShownSeat[];
  /** The one whose cards were shuffled. */
  isFirst: boolean;
  /** The move of an earlier match after which it went on; 0: the whole match was played. */
  move: number;
  /** When its table changed last, in milliseconds since 1970. */
  played: number;
  ticks: ReplayTick[];
  result: ShownResult;
}

/**
 * The response to POST /api/forget {token}, which removes the person's names and chat from all finished tables.
 *
 * All tokens of the person are revoked.
 */
export interface Forgotten {
  tables: number;
  /** Tables that were skipped because they are not over. */
  running: number;
  /** A new one for this device; empty if nothing of the person goes on, so that the page is somebody new. */
  token?: string;
}

/** The response to GET /api/find/{code or invitation}: the table that a typed code or a link leads to. */
export interface Found {
  code: string;
  game: string;
  status: string;
  freeSeats: number;
}

/** The response to POST /api/home {token}: what the start page needs. */
export interface Home {
  games: ShownGame[];
  tables: Listed[];
  version: string;
  /** Replaces the page's own, if it is not empty. */
  token?: string;
  /** The token was revoked, or not used for too long: the page is somebody new. */
  isSignedOut?: boolean;
}

export interface Listed {
  code: string;
  game: string;
  status: string;
  /** By seat; empty for free seats, bots and people without a name. */
  names: string[];
  /** By seat: open, person or bot. */
  kinds: string[];
  /** Seats that this person may act for. */
  yours: number[];
  /** Seats whose turn it is. */
  waited: number[];
  isYourTurn: boolean;
  /** Milliseconds since 1970. */
  updated: number;
  /** 0: no clock. */
  turnSeconds: number;
  /** When the clock of the turn runs out, in milliseconds since 1970; 0 while none is running. */
  turnEnds: number;
  isPaused: boolean;
}

/** POST /api/tables. With `is_quick` bots fill the other seats and the match starts at once. */
export interface NewTable {
  game: string;
  name?: string;
  token?: string;
  device?: string;
  /** 0: as many as the game allows; with `is_quick` as few as it allows. */
  seats?: number;
  isQuick?: boolean;
  /** Who fills the other seats with `is_quick`; empty: the usual bot. At a table with children it is the kind one. */
  bot?: string;
  /** Names of the people who share this device; with `is_quick` bots take the remaining seats. */
  passAndPlay?: string[];
  /** Do not start at once: looks and options are chosen first. */
  isWaiting?: boolean;
  /** The game's learn match, which begins at once; seats and deal are those of its script. */
  isLesson?: boolean;
  /** The step of the lesson to begin with: what comes before it has been played already. */
  step?: number;
  /** Opened by a shared screen: all seats are free, and whoever sits down first becomes host. */
  isForScreen?: boolean;
  hasChildren?: boolean;
}

/** One thing that the pupil does; see core/lesson.py. The moves of the others are not told. */
export interface ShownAsk {
  /** Any of these counts; `...` at the end stands for anything. Empty: look at what is shown, and tap. */
  moves: string[];
  word: string;
  shows: string[];
  points: string[];
  good: string;
  bad: string;
  side: string;
  isAuto: boolean;
  offers: string[];
  wrong: ShownWrong[];
  /** The seats that move after it, once for each move. */
  then: number[];
}

export interface ShownClause {
  id: string;
  parts: ShownRulePart[];
}

/** The response to GET /api/lesson/{game}: the script of its learn match. */
export interface ShownLesson {
  id: string;
  host: string;
  steps: ShownStep[];
}

export interface ShownRulePart {
  /** Where it comes from: text (the printed rules), ruling (our decision), sheet (reconstructed by us). */
  mark: string;
  /** May name clauses by their ids, and options in backticks. */
  text: string;
}

/** GET /api/rules/{game}/{language}: the rulebook, and what lies in the box. */
export interface ShownRules {
  game: ShownGame;
  /** English where the game has no rules in the language that was asked for. */
  language: string;
  title: string;
  introduction: string[];
  /** What each mark means. */
  legend: ShownRulePart[];
  /** About the marks. */
  remarks: string[];
  sections: ShownSection[];
  /** In the shape of the game's `components.Components`; null for a game that has none. */
  components: unknown;
}

export interface ShownSection {
  /** None for an appendix, which has no clauses. */
  number: number | null;
  heading: string;
  paragraphs: string[];
  /** The first row names the columns; empty where there is none. */
  table: string[][];
  clauses: ShownClause[];
}

export interface ShownStep {
  name: string;
  asks: ShownAsk[];
}

/** A likely wrong try, and the end of the word key of what the host says about it. */
export interface ShownWrong {
  moves: string[];
  word: string;
}

/** The response to POST /api/signout {token, device}, which revokes all tokens of the person. */
export interface SignedOut {
  /** A new one for this device. */
  token: string;
}

export interface TableMade {
  code: string;
  /** Identifies the person; the page stores it and shows it to nobody. */
  token: string;
}

export interface WhoAmI {
  token?: string;
  device?: string;
}

export interface Welcome {
  t: 'welcome';
  /** Identifies the person; the page stores it and sends it with every hello. */
  token: string;
  version: string;
}

export interface Frame {
  t: 'frame';
  v: number;
  table: ShownTable;
  match: ShownMatch | null;
  /** Lines since the last frame of this connection, or all of them if `is_whole`. */
  log: ShownLine[];
  chat: ShownChat[];
  isWhole: boolean;
  /**
   * The part of every view that never changes in a match, in the shape of the game's `page.Fixed`.
   *
   * Null if this connection has it already, or if the game has no such part.
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

/** The answer to Why. If the move is allowed, `clause` is empty and `why` is None. */
export interface Reason {
  t: 'reason';
  id: string;
  why: ShownText | null;
  clause: string;
}

/** The answer to Try: either `outlook`, or `why` and `clause` of the rule that forbids a move. */
export interface Tried {
  t: 'tried';
  id: string;
  /** In the shape of the game's `outlook.Outlook`; null if a move is forbidden. */
  outlook: unknown;
  why: ShownText | null;
  clause: string;
}

/** The answer to LookBack: the board as this viewer saw it after record `v`. */
export interface Moment {
  t: 'moment';
  id: string;
  v: number;
  match: ShownMatch;
}

/** Where the replay stands that the table watches together. Sent after each change, and to whoever connects. */
export interface SharedReplay {
  t: 'sharedReplay';
  hasLeader: boolean;
  /** The leader's seat; -1 if nobody leads, or a host without a seat. */
  leader: number;
  /** This connection leads. */
  isYou: boolean;
  move: number;
  /** As in Lead. */
  eyes: string;
  speed: number;
  /** Seats whose person sees the same, the leader among them; one seat for each person. */
  watching: number[];
  /** People without a seat who see the same. */
  guests: number;
}

/** What the leader points at, as in Point. Sent to everybody but the leader. */
export interface Pointed {
  t: 'pointed';
  at: string;
  x: number;
  y: number;
}

/** The answer to Since. Empty if this viewer has no seat to act for, or if nothing happened. */
export interface Summary {
  t: 'summary';
  id: string;
  v: number;
  /** Whose summary it is; -1 for nobody's. */
  seat: number;
  /** The record of the seat's last move; 0 if it has made none. */
  since: number;
  /** The most important one first. */
  entries: ShownEntry[];
  /** From before the first step on, if they were asked for. */
  positions: ShownMoment[];
}

/** The store does not answer: commands wait, and nothing is lost. Repeated while it lasts, then once more. */
export interface Stalled {
  t: 'stalled';
  isOver?: boolean;
}

/**
 * The last message of a connection, with the reason.
 *
 * Final: `closed`, `removed` (by the host), `spectators` (not admitted here), `signed-out` (the token is no longer
 * good). Worth a reconnect: `moved` (another process keeps the table), `store`, `trouble`, `idle`, `stopping`.
 */
export interface Bye {
  t: 'bye';
  why: string;
}

export type ServerMessage =
  | Welcome
  | Frame
  | Ack
  | Refused
  | Reason
  | Tried
  | Moment
  | Summary
  | SharedReplay
  | Pointed
  | Stalled
  | Bye;
