// One socket to one table, for as long as its screen is open.
//
// Commands wait here until the server has acknowledged them and are sent again, with the same id, after a lost
// connection; the server applies each once. A frame carries the whole view, so coming back is one message.

import type { Command, Frame, Hello, Reason, Refused, ServerMessage, ShownChat, ShownLine, ShownText } from '$lib/generated';
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

interface Waiting {
  text: string;
  done: (refusal: Refusal | null) => void;
}

export interface Options {
  hello: () => Omit<Hello, 't' | 'since'>;
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

export function socketAddress(place: Pick<Location, 'protocol' | 'host'>): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/ws`;
}

export class Connection {
  line = $state<Line>('connecting');
  /** Why the server ended it. */
  farewell = $state('');
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<ShownLine[]>([]);
  chat = $state.raw<ShownChat[]>([]);
  /** Lines that came with the last frame, for the board's motion. */
  fresh = $state.raw<ShownLine[]>([]);

  #options: Options;
  #socket: Socket | null = null;
  #waiting = new Map<string, Waiting>();
  #asked = new Map<string, (reason: Refusal | null) => void>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWelcome = false;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  stop(): void {
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.line = 'over';
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** Resolves when the server has answered: null when it was done, else why not. */
  send(wish: Wish): Promise<Refusal | null> {
    const id = newCommandId();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((done) => {
      this.#waiting.set(id, { text, done });
      if (this.#isWelcome) this.#socket?.send(text);
    });
  }

  /** Null when the move is allowed. A question is not worth asking again after a lost connection: then null, too. */
  why(seat: number, move: string): Promise<Refusal | null> {
    if (!this.#isWelcome) return Promise.resolve(null);
    const id = newCommandId();
    return new Promise((answer) => {
      this.#asked.set(id, answer);
      this.#socket?.send(JSON.stringify({ t: 'why', id, seat, move }));
    });
  }

  get unanswered(): number {
    return this.#waiting.size;
  }

  /** Something does not fit together: begin again with everything. */
  resync(): void {
    this.frame = null;
    this.#lost();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = this.#options.socket?.() ?? (new WebSocket(socketAddress(location)) as Socket);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.frame?.v ?? 0;
      socket.send(JSON.stringify({ t: 'hello', ...this.#options.hello(), since }));
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
    if (this.line !== 'lost' || document.visibilityState === 'hidden') return;
    this.#drop();
    this.#connect();
  };

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.#isWelcome = true;
        this.#tries = 0;
        this.line = 'open';
        this.#options.onwelcome?.(message.token);
        this.#waiting.forEach((each) => this.#socket?.send(each.text));
        break;
      case 'frame':
        this.#show(message);
        break;
      case 'ack':
        this.#answer(message.id, null);
        break;
      case 'refused':
        this.#explain(message);
        this.#answer(message.id, { why: message.why, clause: message.clause });
        break;
      case 'reason':
        this.#explain(message);
        break;
      case 'bye':
        if (isTemporary(message.why)) break;
        this.farewell = message.why;
        this.stop();
        break;
    }
  }

  #explain(said: Reason | Refused): void {
    this.#asked.get(said.id)?.(said.why && { why: said.why, clause: said.clause });
    this.#asked.delete(said.id);
  }

  #answer(id: string, refusal: Refusal | null): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.done(refusal);
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
    this.frame = frame;
    this.#options.onframe?.(frame);
  }
}

/** A closed table is final; a server that stops or stumbles comes back. */
const isTemporary = (why: string): boolean => why !== 'closed' && why !== 'removed';
