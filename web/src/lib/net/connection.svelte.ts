// The connection to one table, open as long as its screen is.
//
// Commands are kept until the server acknowledges them, and are resent with the same id after a lost connection; the
// server applies each once. A frame carries the whole view, so a reconnect takes one message.
//
// A move is meant for the position in which it was made. Without a connection one move is held, which the person sees
// and can withdraw. If the position has changed after the reconnect, it is not sent.

import type {
  Ack,
  Command,
  Frame,
  Hello,
  Moment,
  Pointed,
  Reason,
  Refused,
  ServerMessage,
  SharedReplay,
  ShownChat,
  ShownMatch,
  ShownLine,
  ShownText,
  Summary,
  Tried,
} from '$lib/generated';
import { newCommandId } from './ids';

export type LinkStatus = 'connecting' | 'open' | 'lost' | 'over';

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

type Answer = Ack | Reason | Refused | Moment | Tried | Summary;

/** What is meaningless later, so that it is not resent after a lost connection: a question, or a step of a shared replay. */
export type Fleeting = Extract<Wish, { t: 'why' | 'try' | 'lookBack' | 'since' | 'ping' | 'watchTogether' | 'lead' | 'passLead' | 'point' }>;

interface Waiting {
  wish: Wish;
  text: string;
  /** The last step of the match that was known when the command was issued. */
  position: number;
  isSent: boolean;
  since: number;
  done: (refusal: Refusal | null) => void;
}

/** A move that is tied to its position. Not moves with a race window: the server checks the window. */
const isMove = (wish: Wish): wish is Extract<Wish, { t: 'play' | 'undo' }> =>
  wish.t === 'undo' || (wish.t === 'play' && !wish.window);

/** The position has changed since the move was made. */
const OUTDATED: Refusal = { why: { key: 'page-wish-outdated', args: {} }, clause: '' };
/** Withdrawn by the person, so nothing needs to be shown. */
const WITHDRAWN: Refusal = { why: { key: '', args: {} }, clause: '' };

export interface Options {
  code: string;
  /** Called only when the socket is open: an effect that starts the connection must not depend on the token. */
  hello: () => Omit<Hello, 't' | 'since' | 'code'>;
  onwelcome?: (token: string) => void;
  /** The server does not accept the token of the last hello any more. */
  onsignedout?: () => void;
  /** Called with each frame, after the state has changed. */
  onframe?: (frame: Frame) => void;
  socket?: () => Socket;
}

export const SIGNED_OUT = 'signed-out';
/** Close codes after which a reconnect is useless. */
const NO_TABLE = 4404;
const FINAL = [4400, 4403, NO_TABLE];
/** The reason of a Bye or a close when the server cannot save; a Bye is followed by a close with the same reason. */
const STORE = 'store';
const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Milliseconds without a message from the server after which it is pinged. */
const PING_AFTER = 20_000;
/** Milliseconds without an answer after which the connection counts as dead, although it was not closed. */
const ANSWER_WITHIN = 7_000;
const CHECK_EVERY = 1000;
/** A move without an answer for this long may be lost: the next one is held until that is known. */
const STUCK_AFTER = 1500;
/** A connection that lasted this long resets the backoff. A welcome alone does not: the server may be unable to write. */
const STABLE_AFTER = 15_000;

/** The table's code in the URL is for proxies, which can route all people of a table to one process. The server ignores it. */
export function socketAddress(place: Pick<Location, 'protocol' | 'host'>, code: string): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/ws?table=${encodeURIComponent(code)}`;
}

export class Connection {
  status = $state<LinkStatus>('connecting');
  /** Why the server ended the connection. */
  endReason = $state('');
  frame = $state.raw<Frame | null>(null);
  /** The constant part of all views of this match; null in a game without one. */
  #fixed: object | null = null;
  /** The last view as it came, without the constant part. */
  bareView: unknown = null;
  log = $state.raw<ShownLine[]>([]);
  chat = $state.raw<ShownChat[]>([]);
  /** New lines of the last frame, for animations. */
  fresh = $state.raw<ShownLine[]>([]);
  /** The replay that the table watches together; null until somebody has led it. */
  shared = $state.raw<SharedReplay | null>(null);
  /** What its leader points at. */
  pointed = $state.raw<Pointed | null>(null);
  /** The server cannot save: it waits for its store, or was sent away by it. */
  isStalled = $state(false);
  /** The move that is held until the connection is back. */
  held = $state.raw<Wish | null>(null);

  #options: Options;
  #socket: Socket | null = null;
  #waiting = new Map<string, Waiting>();
  #asked = new Map<string, (answer: Answer | null) => void>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #interval: ReturnType<typeof setInterval> | undefined;
  /** When the last message arrived, and when the last one that expects an answer was sent. */
  #heardAt = 0;
  #askedAt = 0;
  #isPinged = false;
  #isWelcome = false;
  #welcomeAt = 0;
  /** Reconnected, but the first frame has not arrived yet. */
  #wasLost = false;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#ping);
    document.addEventListener('visibilitychange', this.#wake);
    this.#interval = setInterval(() => this.#checkSilence(), CHECK_EVERY);
    this.#connect();
  }

  stop(): void {
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#ping);
    document.removeEventListener('visibilitychange', this.#wake);
    this.status = 'over';
    clearTimeout(this.#timer);
    clearInterval(this.#interval);
    this.#closeSocket();
  }

  /** Resolves when the server has answered: null if it was carried out, else the refusal. */
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

  /** Drops moves that have not been sent yet. */
  withdraw(): void {
    for (const [id, each] of this.#waiting) if (isMove(each.wish) && !each.isSent) this.#answer(id, WITHDRAWN);
  }

  get #position(): number {
    return this.log.at(-1)?.v ?? 0;
  }

  get #isStuck(): boolean {
    const now = Date.now();
    return [...this.#waiting.values()].some((each) => isMove(each.wish) && each.isSent && now - each.since > STUCK_AFTER);
  }

  #send(waiting: Waiting): void {
    waiting.isSent = true;
    this.#transmit(waiting.text);
  }

  /** Sends held moves once the current position is known. A resent move that was carried out is merely acknowledged. */
  #release(wasLost: boolean): void {
    for (const [id, each] of this.#waiting) {
      if (!isMove(each.wish) || (each.isSent && !wasLost)) continue;
      const { seat } = each.wish;
      const isDone = each.isSent && this.log.some((line) => line.v > each.position && line.seat === seat);
      if (isDone || each.position === this.#position) this.#send(each);
      else this.#answer(id, OUTDATED);
    }
  }

  /** Null if the move is allowed, or without a connection. */
  async why(seat: number, move: string): Promise<Refusal | null> {
    const said = await this.#ask({ t: 'why', seat, move });
    const isTold = said?.t === 'reason' || said?.t === 'refused';
    return isTold && said.why ? { why: said.why, clause: said.clause } : null;
  }

  /** The board after record `v`; null without a connection. */
  async lookBack(v: number): Promise<Moment | null> {
    const said = await this.#ask({ t: 'lookBack', v });
    return said?.t === 'moment' ? { ...said, match: this.#withFixed(said.match) } : null;
  }

  /** What happened since the last move of the acting seat, with the positions in between if wanted; null without a connection. */
  async since(hasPositions: boolean): Promise<Summary | null> {
    const said = await this.#ask({ t: 'since', hasPositions });
    if (said?.t !== 'summary') return null;
    return { ...said, positions: said.positions.map(({ v, match }) => ({ v, match: this.#withFixed(match) })) };
  }

  /** What these moves would lead to, in the game's own shape; null if unavailable. */
  async tryOut(seat: number, moves: string[]): Promise<unknown> {
    const said = await this.#ask({ t: 'try', seat, moves });
    return said?.t === 'tried' ? said.outlook : null;
  }

  /** Whether the server took it; null without a connection. */
  async tell(wish: Fleeting): Promise<boolean | null> {
    const said = await this.#ask(wish);
    return said && said.t === 'ack';
  }

  /** How long a message and its answer take, in whole milliseconds; null without a connection. */
  async roundTrip(): Promise<number | null> {
    const asked = performance.now();
    return (await this.#ask({ t: 'ping' })) && Math.round(performance.now() - asked);
  }

  get unanswered(): number {
    return this.#waiting.size;
  }

  /** Reconnects from scratch after an inconsistency. */
  resync(): void {
    this.frame = null;
    this.#reconnectLater();
  }

  #ask(question: Fleeting): Promise<Answer | null> {
    if (!this.#isWelcome) return Promise.resolve(null);
    const id = newCommandId();
    return new Promise((answer) => {
      this.#asked.set(id, answer);
      this.#transmit(JSON.stringify({ ...question, id }));
    });
  }

  #transmit(text: string): void {
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
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if (event.reason === STORE) this.isStalled = true;
      if (FINAL.includes(event.code)) {
        this.endReason ||= event.code === NO_TABLE ? 'unknown' : 'refused';
        this.stop();
      } else this.#reconnectLater();
    };
  }

  #closeSocket(): void {
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

  #reconnectLater(): void {
    this.#closeSocket();
    if (this.status === 'over') return;
    this.status = 'lost';
    // Random jitter, so that not all pages reconnect to a restarted server at once.
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.status === 'open') this.#ping();
    if (this.status !== 'lost') return;
    this.#closeSocket();
    this.#connect();
  };

  /** Checks the connection after a network change or sleep. A server on the local network may still be reachable. */
  #ping = (): void => {
    if (!this.#isWelcome || this.#isPinged) return;
    this.#isPinged = true;
    this.#transmit(JSON.stringify({ t: 'ping', id: newCommandId() }));
  };

  /** Detects dead connections by silence: a broken network closes no socket. */
  #checkSilence(): void {
    if (!this.#socket) return;
    if (this.#isWelcome && Date.now() - this.#welcomeAt >= STABLE_AFTER) this.#tries = 0;
    const silence = Date.now() - Math.max(this.#heardAt, this.#askedAt);
    const isOwed = !this.#isWelcome || this.#isPinged || this.#waiting.size > 0 || this.#asked.size > 0;
    if (isOwed && silence > ANSWER_WITHIN) this.#reconnectLater();
    else if (silence > PING_AFTER) this.#ping();
  }

  #receive(message: ServerMessage): void {
    this.#heardAt = Date.now();
    this.#isPinged = false;
    switch (message.t) {
      case 'welcome':
        this.#isWelcome = true;
        this.#welcomeAt = Date.now();
        this.status = 'open';
        this.#options.onwelcome?.(message.token);
        this.#wasLost = true;
        // Another server, or the same one after a restart, may know nothing of it.
        this.shared = null;
        this.#waiting.forEach((each) => !isMove(each.wish) && this.#send(each));
        break;
      case 'frame':
        this.#takeFrame(message);
        break;
      case 'ack':
        if (this.#waiting.has(message.id)) this.#tries = 0;
        this.#reply(message);
        this.#answer(message.id, null);
        break;
      case 'refused':
        this.#reply(message);
        this.#answer(message.id, { why: message.why, clause: message.clause });
        break;
      case 'reason':
      case 'moment':
      case 'tried':
      case 'summary':
        this.#reply(message);
        break;
      case 'sharedReplay':
        this.shared = message;
        break;
      case 'pointed':
        this.pointed = message;
        break;
      case 'stalled':
        this.isStalled = !message.isOver;
        break;
      case 'bye':
        if (isTemporary(message.why)) break;
        if (message.why === SIGNED_OUT) this.#options.onsignedout?.();
        this.endReason = message.why;
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
    this.#updateHeld();
    waiting?.done(refusal);
  }

  #updateHeld(): void {
    this.held = [...this.#waiting.values()].find((each) => isMove(each.wish) && !each.isSent)?.wish ?? null;
  }

  /** Merges the constant part of the view, which is sent once per match, into the view. */
  #withFixed<M extends ShownMatch | null>(match: M): M {
    return match && this.#fixed ? { ...match, view: { ...this.#fixed, ...(match.view as object) } } : match;
  }

  #takeFrame(frame: Frame): void {
    this.isStalled = false;
    const seen = this.frame?.v ?? 0;
    if (frame.isWhole) {
      this.log = frame.log;
      this.chat = frame.chat;
      // On the first frame nothing is animated; after a reconnect only what is new.
      this.fresh = seen ? frame.log.filter((line) => line.v > seen) : [];
    } else if (!this.frame) {
      this.resync(); // a partial frame without a whole one before it
      return;
    } else if (frame.v < seen) {
      return; // older than what is shown
    } else {
      this.fresh = frame.log.filter((line) => line.v > seen);
      this.log = [...this.log, ...this.fresh];
      this.chat = [...this.chat, ...frame.chat.filter((said) => said.v > seen)];
    }
    if (frame.isWhole || frame.fixed) this.#fixed = frame.fixed ?? null;
    this.bareView = frame.match?.view ?? null;
    this.frame = { ...frame, match: this.#withFixed(frame.match) };
    this.#options.onframe?.(this.frame);
    if (this.#wasLost || (this.held && !this.#isStuck)) {
      const wasLost = this.#wasLost;
      this.#wasLost = false;
      this.#release(wasLost);
      this.#updateHeld();
    }
  }
}

/** Whether a reconnect may succeed (see wire.Bye). */
const isTemporary = (why: string): boolean => !['closed', 'removed', 'spectators', SIGNED_OUT].includes(why);
