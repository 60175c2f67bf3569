// What the board is told: the generated view, and the kit's form of everything else.

import type { BoardProps as Told } from '$kit/board';
import type { Shown } from './generated';

export type { Line, Person, Reason, Translate } from '$kit/board';
export type View = Shown;
export type SoundName = 'lay' | 'tear' | 'stop' | 'draw' | 'score' | 'win' | 'turn';
export type BoardProps = Told<View, SoundName>;
