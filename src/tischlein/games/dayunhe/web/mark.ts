// The owners' colours and shapes, for the shell's charts.

import type { MarkOf } from '$kit/board';
import { ownerOf, shapePath } from './art/owners';

const mark: MarkOf = (look) => {
  const { colour, shape } = ownerOf(look);
  return { colour, path: (size) => shapePath(shape, size) };
};
export default mark;
