// What a game's folder brings along for its learn match: `web/learn/index.ts`, with this as its default export.

import type { Component } from 'svelte';
import type { Point, Size } from './places';

/** calm, pointing eagerly, shaking its head kindly, or glad. */
export type Mood = 'calm' | 'no' | 'glad';

export interface LessonArt {
  /** The figure that points and speaks, drawn to fill its box. `gaze` is where it looks, each from -1 to 1. */
  Host: Component<{ host: string; mood: Mood; gaze: Point }>;
  /** A picture of the script (`good`, `bad`), made of the board's own parts; `--k` is the size of a part. */
  Picture: Component<{ picture: string; isBad: boolean }>;
  /** One step in the row above: what is done, what is now, what is to come. */
  Mark?: Component<{ state: 'done' | 'now' | 'next' }>;
  /** What lies along the lower edge, where wrists rest. Without it the board reaches down to there. */
  Floor?: Component;
  /** The units that the host is drawn in, and where its arm begins on either side. */
  size: Size;
  shoulders: { left: Point; right: Point };
  /** `sleeve`: the colour of the arm, if it is not bare. */
  arm: { skin: string; line: string; shine: string; width: number; sleeve?: string };
  /** The places to tap for a move, one after the other. */
  wayOf: (move: string, view: unknown, seat: number) => readonly string[];
}
