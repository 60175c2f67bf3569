// The travellers' colours with the shapes of art/Mark.svelte.

import type { MarkOf } from '$kit/board';
import { circle, diamond, square, triangle } from '$kit/shapes';

const MARKS: Record<string, ReturnType<MarkOf>> = {
  amber: { colour: '#d98a00', path: circle },
  plum: { colour: '#8a3ea8', path: square },
  teal: { colour: '#0b7f86', path: triangle },
  blue: { colour: '#2f57b5', path: diamond },
};

const mark: MarkOf = (look) => MARKS[look] ?? { colour: '#7b7488', path: circle };
export default mark;
