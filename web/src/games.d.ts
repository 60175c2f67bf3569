/** What the build found in the games' folders (see games.ts beside vite.config.ts), by game id. */
declare module 'virtual:games' {
  import type { Component } from 'svelte';
  import type { LessonArt } from '$kit/learn/art';
  import type { BoardProps, EndProps, FiguresOf, HandProps, LogArtProps, MarkOf, MomentProps, Passing } from '$kit/board';
  import type { RulesArt } from '$kit/rules';

  type Found<C> = Record<string, (() => Promise<{ default: C }>) | undefined>;
  export const boards: Found<Component<BoardProps>>;
  export const boxes: Found<Component<{ title?: string }>>;
  export const ends: Found<Component<EndProps>>;
  export const figures: Found<FiguresOf>;
  export const hands: Found<Component<HandProps>>;
  export const lessons: Found<LessonArt>;
  export const logArts: Found<Component<LogArtProps>>;
  export const looks: Found<Component<{ look: string }>>;
  export const marks: Found<MarkOf>;
  export const moments: Found<Component<MomentProps>>;
  export const rulesArts: Found<RulesArt>;
  export const passings: Record<string, Passing | undefined>;
  /** By `game/language`. */
  export const words: Found<string>;
}
