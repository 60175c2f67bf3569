// The types of the board's input: the generated view, and the kit's types for everything else.

import type { BoardProps as Told } from '$kit/board';
import type { Outlook, Shown } from './generated';

export type { Line, Person, Reason, Translate } from '$kit/board';
export type { Outlook };
export type View = Shown;
export type SoundName = 'lay' | 'tear' | 'score' | 'win' | 'turn' | 'sail' | 'gong' | 'shuffle';
export type BoardProps = Told<View, SoundName>;
