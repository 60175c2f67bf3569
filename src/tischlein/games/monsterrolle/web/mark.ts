// The monsters' colours, each with a shape of its own.

import type { MarkOf } from '$kit/board';
import { circle, diamond, square, triangle } from '$kit/shapes';

const MARKS: Record<string, ReturnType<MarkOf>> = {
  blubb: { colour: '#1d8f83', path: circle },
  wuschel: { colour: '#cf4f80', path: square },
  knolle: { colour: '#5a6ccc', path: diamond },
  brumm: { colour: '#b4772d', path: triangle },
};

const mark: MarkOf = (look) => MARKS[look] ?? { colour: '#7b7488', path: circle };
export default mark;
