// Loads the parts that games contribute: a board, a box for the home screen, a picture per look. The build finds them.

import { untrack, type Component } from 'svelte';
import { boards, boxes, ends, figures, hands, lessons, logArts, looks, marks, moments, passings, rulesArts } from 'virtual:games';
import type { LessonArt } from '$kit/learn/art';
import type { BoardProps, EndProps, FiguresOf, HandProps, LogArtProps, MarkOf, MomentProps, Passing } from '$kit/board';
import type { RulesArt } from '$kit/rules';
import { words } from '$lib/words/words.svelte';

export type LogArt = Component<LogArtProps>;
export type Board = Component<BoardProps>;
export type Box = Component<{ title?: string }>;
export type End = Component<EndProps>;
export type Hand = Component<HandProps>;
export type Moment = Component<MomentProps>;
export type Look = Component<{ look: string }>;

type Part<C> = (() => Promise<{ default: C }>) | undefined;

export const passingOf = (game: string): Passing | undefined => passings[game];

async function load<C>(part: Part<C>): Promise<C | null> {
  return part ? (await part()).default : null;
}

/** Loads a part together with the game's words. If the words fail to load, the part is shown without them. */
async function loadSpeaking<C>(part: Part<C>, game: string): Promise<C | null> {
  const learning = untrack(() => words.learn(game)).catch(() => undefined);
  const [found] = await Promise.all([load(part), learning]);
  return found;
}

/** The game's board, or the fallback that shows any view as text. */
export async function loadBoard(game: string): Promise<Board> {
  return (await loadSpeaking(boards[game], game)) ?? (await import('$kit/PlainBoard.svelte')).default;
}

export const loadEnd = (game: string): Promise<End | null> => loadSpeaking(ends[game], game);
/** The drawings of the game's learn match, with its words. */
export const loadLesson = (game: string): Promise<LessonArt | null> => loadSpeaking(lessons[game], game);
export const loadLogArt = (game: string): Promise<LogArt | null> => load(logArts[game]);
export const loadRulesArt = (game: string): Promise<RulesArt | null> => loadSpeaking(rulesArts[game], game);
export const loadHand = (game: string): Promise<Hand | null> => loadSpeaking(hands[game], game);
export const loadMoment = (game: string): Promise<Moment | null> => load(moments[game]);
export const loadMark = (game: string): Promise<MarkOf | null> => load(marks[game]);
export const loadFigures = (game: string): Promise<FiguresOf | null> => load(figures[game]);
export const loadLook = (game: string): Promise<Look | null> => load(looks[game]);

/** The game's box, or a plain one. */
export async function loadBox(game: string): Promise<Box> {
  return (await load(boxes[game])) ?? (await import('./ui/PlainBox.svelte')).default;
}
