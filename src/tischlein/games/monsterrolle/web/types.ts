// The types of the board's input: the generated view, and the kit's types for everything else.

import type { BoardProps as Told } from '$kit/board';
import type { Shown } from './generated';

export type { Line, Person, Reason, Translate } from '$kit/board';
export type View = Shown;
export type SoundName = 'lay' | 'tear' | 'stop' | 'draw' | 'score' | 'win' | 'turn';
export type BoardProps = Told<View, SoundName>;
