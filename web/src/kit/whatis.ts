// "What is this?": what a board can say about each of its places. A game answers by a place's name with a pure function;
// nothing here knows a game.

/** What a thing does at this moment: the viewer can do something with it, it costs, it cannot be used, or it matters to others. */
export interface Now {
  tone: 'can' | 'cost' | 'locked' | 'told';
  /** Points with a sign, or a count; empty for none. */
  figure?: string;
  words: string;
}

export interface Part {
  /** Drawn by the game. */
  picture?: string;
  title?: string;
  words: string;
}

export interface Explained {
  /** Drawn by the game. */
  picture: string;
  /** What kind of thing it is, and where: "your card, no. 10". */
  kind: string;
  name: string;
  now?: Now | undefined;
  /** What it does, or what to do about it. */
  parts: Part[];
  /** The clause of the rules to read. */
  clause: string;
  /** What a tap on it would mean though it is not allowed: the table is asked why. */
  move?: string | undefined;
  /** A hexagon, with a flat or a pointed top; else the thing is framed by a rectangle. */
  outline?: 'flat' | 'pointy';
}

export type Explain = (at: string) => Explained | null;

/** The nearest place around an element that the game has an answer for. */
export function explainedAround(target: EventTarget | null, explain: Explain): { node: HTMLElement; at: string } | null {
  let node = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  while (node) {
    const at = node.dataset['at'] ?? '';
    if (explain(at)) return { node, at };
    node = node.parentElement?.closest<HTMLElement>('[data-at]') ?? null;
  }
  return null;
}
