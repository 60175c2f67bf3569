// What the person's statistics count besides points: photos that could have been taken.

import type { FiguresOf } from '$kit/board';
import type { MissedPhoto } from './types';

const figures: FiguresOf = (review, seat) => {
  const missed = review as readonly MissedPhoto[];
  return [{ key: 'cl-page-missed', value: missed.filter((each) => each.seat === seat).length }];
};
export default figures;
