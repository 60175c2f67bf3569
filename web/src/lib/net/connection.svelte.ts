// One socket to one table, for as long as its screen is open.
//
// Commands wait here until the server has acknowledged them and are sent again, with the same id, after a lost
// connection; the server applies each once. A frame carries the whole view, so coming back is one message.
//
// A move is meant for the position that was seen when it was made. Without a connection one of them waits, can be seen
// and taken back; when the line is there again and the position is another one, it is not carried out.

import type {
  Command,
  Frame,
  Hello,
  Moment,
  Reason,
  Refused,
  ServerMessage,
  ShownChat,
  ShownMatch,
  ShownLine,
  ShownText,
  Tried,
} from '$lib/generated';
import { newCommandId } from './ids';

export type Line = 'connecting' | 'open' | 'lost' | 'over';

export interface Refusal {
  why: ShownText;
  clause: string;
}

/** A command without its id, which the connection adds. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

export interface Socket {
  send(data: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

type Answer = Reason | Refused | Moment | Tried;

/** A question without its id. It changes nothing, so it is not worth asking again after a lost connection. */
type Question = { t: 'why'; seat: number; move: string } | { t: 'try'; seat: number; moves: string[] } | { t: 'lookBack'; v: number };

interface Waiting {
  wish: Wish;
  text: string;
  /** The last step of the match that was known when the wish was made. */
  position: number;
  isSent: boolean;
  since: number;
  done: (refusal: Refusal | null) => void;
}

/** Not what is raced: the server knows itself which window that was meant for. */
const isMove = (wish: Wish): wish is Extract<Wish, { t: 'play' | 'undo' }> =>
  wish.t === 'undo' || (wish.t === 'play' && !wish.window);

/** The position is not the one that the move was meant for. */
const OUTDATED: Refusal = { why: { key: 'page-wish-outdated', args: {} }, clause: '' };
/** Its maker has thought better of it. Needs no word. */
const WITHDRAWN: Refusal = { why: { key: '', args: {} }, clause: '' };

export interface Options {
  code: string;
  /** Asked when the socket is open, not before: an effect that starts the connection must not depend on the token. */
  hello: () => Omit<Hello, 't' | 'since' | 'code'>;
  onwelcome?: (token: string) => void;
  /** Told of what is new, after the state has changed. */
  onframe?: (frame: Frame) => void;
  socket?: () => Socket;
}

/** The server's close codes after which trying again is of no use. */
const NO_TABLE = 4404;
const FINAL = [4400, 4403, NO_TABLE];
const SHORTEST = 500;
const LONGEST = 15_000;
/** After so long without a word from the server it is asked whether it is there. */
const QUIET = 20_000;
/** What takes longer will not come: the line is dead, although nobody has closed it. */
const PATIENCE = 7_000;
const PULSE = 1000;
/** A move that was not answered for so long may be lost: the next one waits for what became of it. */
const STUCK = 1500;
/** A line that has held for so long is a good one. A welcome alone proves nothing: the server may be unable to write. */
const STEADY = 15_000;

/** The server ignores the table's code in the address: it is there for proxies, which can send all people of a table to one process. */
export function socketAddress(place: Pick<Location, 'protocol' | 'host'>, code: string): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/ws?table=${encodeURIComponent(code)}`;
}

export class Connection {
  line = $state<Line>('connecting');
  /** Why the server ended it. */
  farewell = $state('');
  frame = $state.raw<Frame | null>(null);
  /** The part of every view that the match began with; null in a game without one. */
  #fixed: object | null = null;
  log = $state.raw<ShownLine[]>([]);
  chat = $state.raw<ShownChat[]>([]);
  /** Lines that came with the last frame, for the board's motion. */
  fresh = $state.raw<ShownLine[]>([]);
  /** The move that waits for the connection; it can be withdrawn. */
  held = $state.raw<Wish | null>(null);

  #options: Options;
  #socket: Socket | null = null;
  #waiting = new Map<string, Waiting>();
  #asked = new Map<string, (answer: Answer | null) => void>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** When the last word came, and when we last said something that is answered. */
  #heardAt = 0;
  #askedAt = 0;
  #isPinged = false;
  #isWelcome = false;
  #welcomeAt = 0;
  /** The line is new, and the first frame has not come. */
  #wasLost = false;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#doubt);
    document.addEventListener('visibilitychange', this.#wake);
    this.#pulse = setInterval(() => this.#feel(), PULSE);
    this.#connect();
  }

  stop(): void {
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#doubt);
    document.removeEventListener('visibilitychange', this.#wake);
    this.line = 'over';
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#drop();
  }

  /** Resolves when the server has answered: null when it was done, else why not. */
  send(wish: Wish): Promise<Refusal | null> {
    const id = newCommandId();
    const text = JSON.stringify({ ...wish, id });
    const isHeld = isMove(wish) && (!this.#isWelcome || this.#isStuck);
    if (isHeld) this.withdraw();
    const waiting = { wish, text, position: this.#position, isSent: false, since: Date.now() };
    return new Promise((done) => {
      this.#waiting.set(id, { ...waiting, done });
      if (isHeld) this.held = wish;
      else if (this.#isWelcome) this.#send(this.#waiting.get(id)!);
    });
  }

  /** What was made without a connection and has not left this page. */
  withdraw(): void {
    for (const [id, each] of this.#waiting) if (isMove(each.wish) && !each.isSent) this.#answer(id, WITHDRAWN);
  }

  get #position(): number {
    return this.log.at(-1)?.v ?? 0;
  }

  get #isStuck(): boolean {
    const now = Date.now();
    return [...this.#waiting.values()].some((each) => isMove(each.wish) && each.isSent && now - each.since > STUCK);
  }

  #send(waiting: Waiting): void {
    waiting.isSent = true;
    this.#say(waiting.text);
  }

  /** Moves go out when it is known what they would be made in. One that has been carried out is merely acknowledged. */
  #release(wasLost: boolean): void {
    for (const [id, each] of this.#waiting) {
      if (!isMove(each.wish) || (each.isSent && !wasLost)) continue;
      const { seat } = each.wish;
      const isDone = each.isSent && this.log.some((line) => line.v > each.position && line.seat === seat);
      if (isDone || each.position === this.#position) this.#send(each);
      else this.#answer(id, OUTDATED);
    }
  }

  /** Null when the move is allowed, and when there is nobody to ask. */
  async why(seat: number, move: string): Promise<Refusal | null> {
    const said = await this.#ask({ t: 'why', seat, move });
    return said && said.t !== 'moment' && said.t !== 'tried' && said.why ? { why: said.why, clause: said.clause } : null;
  }

  /** The board as it was after record `v`; null when there is nobody to ask. */
  async lookBack(v: number): Promise<Moment | null> {
    const said = await this.#ask({ t: 'lookBack', v });
    return said?.t === 'moment' ? { ...said, match: this.#wholeMatch(said.match) } : null;
  }

  /** What these moves would lead to, in the game's own form; null when it cannot be said. */
  async tryOut(seat: number, moves: string[]): Promise<unknown> {
    const said = await this.#ask({ t: 'try', seat, moves });
    return said?.t === 'tried' ? said.outlook : null;
  }

  get unanswered(): number {
    return this.#waiting.size;
  }

  /** Something does not fit together: begin again with everything. */
  resync(): void {
    this.frame = null;
    this.#lost();
  }

  #ask(question: Question): Promise<Answer | null> {
    if (!this.#isWelcome) return Promise.resolve(null);
    const id = newCommandId();
    return new Promise((answer) => {
      this.#asked.set(id, answer);
      this.#say(JSON.stringify({ ...question, id }));
    });
  }

  #say(text: string): void {
    this.#askedAt = Date.now();
    this.#socket?.send(text);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#askedAt = Date.now();
    const socket = this.#options.socket?.() ?? (new WebSocket(socketAddress(location, this.#options.code)) as Socket);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.frame?.v ?? 0;
      socket.send(JSON.stringify({ t: 'hello', code: this.#options.code, ...this.#options.hello(), since }));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if (FINAL.includes(event.code)) {
        this.farewell ||= event.code === NO_TABLE ? 'unknown' : 'refused';
        this.stop();
      } else this.#lost();
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isWelcome = false;
    this.#isPinged = false;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    this.#asked.forEach((answer) => answer(null));
    this.#asked.clear();
  }

  #lost(): void {
    this.#drop();
    if (this.line === 'over') return;
    this.line = 'lost';
    // Spread out, so that a restarted server is not stormed by a whole room at once.
    const wait = Math.min(LONGEST, SHORTEST * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.line === 'open') this.#doubt();
    if (this.line !== 'lost') return;
    this.#drop();
    this.#connect();
  };

  /** The network changed or the device slept: is anybody still there? A server in the house may well be. */
  #doubt = (): void => {
    if (!this.#isWelcome || this.#isPinged) return;
    this.#isPinged = true;
    this.#say(JSON.stringify({ t: 'ping', id: newCommandId() }));
  };

  /** A cut cable closes nothing: only silence tells. */
  #feel(): void {
    if (!this.#socket) return;
    if (this.#isWelcome && Date.now() - this.#welcomeAt >= STEADY) this.#tries = 0;
    const silence = Date.now() - Math.max(this.#heardAt, this.#askedAt);
    const isOwed = !this.#isWelcome || this.#isPinged || this.#waiting.size > 0 || this.#asked.size > 0;
    if (isOwed && silence > PATIENCE) this.#lost();
    else if (silence > QUIET) this.#doubt();
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = Date.now();
    this.#isPinged = false;
    switch (message.t) {
      case 'welcome':
        this.#isWelcome = true;
        this.#welcomeAt = Date.now();
        this.line = 'open';
        this.#options.onwelcome?.(message.token);
        this.#wasLost = true;
        this.#waiting.forEach((each) => !isMove(each.wish) && this.#send(each));
        break;
      case 'frame':
        this.#show(message);
        break;
      case 'ack':
        if (this.#waiting.has(message.id)) this.#tries = 0;
        this.#answer(message.id, null);
        break;
      case 'refused':
        this.#reply(message);
        this.#answer(message.id, { why: message.why, clause: message.clause });
        break;
      case 'reason':
      case 'moment':
      case 'tried':
        this.#reply(message);
        break;
      case 'bye':
        if (isTemporary(message.why)) break;
        this.farewell = message.why;
        this.stop();
        break;
    }
  }

  #reply(said: Answer): void {
    this.#asked.get(said.id)?.(said);
    this.#asked.delete(said.id);
  }

  #answer(id: string, refusal: Refusal | null): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#tellHeld();
    waiting?.done(refusal);
  }

  #tellHeld(): void {
    this.held = [...this.#waiting.values()].find((each) => isMove(each.wish) && !each.isSent)?.wish ?? null;
  }

  /** What never changes in a match is sent once: here it joins what does. */
  #wholeMatch<M extends ShownMatch | null>(match: M): M {
    return match && this.#fixed ? { ...match, view: { ...this.#fixed, ...(match.view as object) } } : match;
  }

  #show(frame: Frame): void {
    const seen = this.frame?.v ?? 0;
    if (frame.isWhole) {
      this.log = frame.log;
      this.chat = frame.chat;
      // What happened while nobody looked is read, not played again.
      this.fresh = seen ? frame.log.filter((line) => line.v > seen) : [];
    } else if (!this.frame) {
      this.resync(); // a part without the whole that it belongs to
      return;
    } else if (frame.v < seen) {
      return; // overtaken
    } else {
      this.fresh = frame.log.filter((line) => line.v > seen);
      this.log = [...this.log, ...this.fresh];
      this.chat = [...this.chat, ...frame.chat.filter((said) => said.v > seen)];
    }
    if (frame.isWhole || frame.fixed) this.#fixed = frame.fixed ?? null;
    this.frame = { ...frame, match: this.#wholeMatch(frame.match) };
    this.#options.onframe?.(this.frame);
    if (this.#wasLost || (this.held && !this.#isStuck)) {
      const wasLost = this.#wasLost;
      this.#wasLost = false;
      this.#release(wasLost);
      this.#tellHeld();
    }
  }
}

/** A closed table is final; a server that stops or stumbles comes back. */
const isTemporary = (why: string): boolean => !['closed', 'removed', 'spectators'].includes(why);
