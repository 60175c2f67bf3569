// Fields and tiles in words, for the screen reader and for whoever asks.

import { isNeutral, regionOf, turningPoint } from './geometry';
import type { Model, Stack } from './model';
import { lineOf } from './moves';
import { isUnrest, type Piece } from './pieces';
import type { Translate } from './types';

export function pieceWords(piece: Piece, t: Translate, name: (seat: number) => string): string {
  const who = name(piece.owner);
  if (isUnrest(piece)) return t('dy-page-unrest-of', { who });
  const ends = lineOf(piece.edges).split('-').map((edge) => t(`dy-page-edge-${edge}`)).join(', ');
  return t('dy-page-canal-of', { who, tile: t(`dy-tile-${piece.name}`), value: piece.value, ends });
}

/** Where the field lies, what lies there, and whether the ship is there. */
export function fieldWords(field: string, model: Model, t: Translate, name: (seat: number) => string): string {
  const seats = model.looks.length;
  const owner = model.regions[regionOf(field, seats)];
  const parts = [field];
  if (field === 'A0') parts.push(t('dy-page-peking'));
  else if (field === turningPoint(seats)) parts.push(t('dy-page-turning-point', { seats }));
  else if (isNeutral(field, seats)) parts.push(t('dy-page-neutral'));
  else if (owner !== undefined) parts.push(t('dy-page-region-of', { who: name(owner) }));
  const piece = model.tiles.get(field);
  if (piece) parts.push(pieceWords(piece, t, name));
  else if (field !== 'A0' && field !== turningPoint(seats)) parts.push(t('dy-page-empty'));
  if (model.ship === field) parts.push(t('dy-page-ship-here'));
  return parts.join(', ');
}

/** A stack, counted from 0: how many tiles, what lies on top, and what all know of its bottom. */
export function stackWords(stack: Stack, at: number, t: Translate): string {
  const { top, size, low } = stack;
  const face = top ? t('dy-page-tile', { tile: t(`dy-tile-${top.name}`), value: top.value }) : size > 0 ? t('dy-page-face-down') : '';
  const said = t('dy-page-stack', { number: at + 1, count: size, top: face });
  return low > 0 ? `${said}, ${t('dy-page-low', { count: low })}` : said;
}
