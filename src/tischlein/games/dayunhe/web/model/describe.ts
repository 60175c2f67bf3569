// Descriptions of fields and tiles in words, for screen readers and explanations.

import type { Terrain, Way } from './geometry';
import type { Household, Model, Stack } from './model';
import { lineOf } from './moves';
import { isUnrest, type Piece } from './pieces';
import type { Person, Translate } from '../types';

/** The building, the shape of the line and the value: everything visible of a tile. */
export function tileWords(piece: Piece, t: Translate): string {
  const tile = t(`dy-tile-${piece.name}`);
  return isUnrest(piece) ? tile : t('dy-page-tile', { tile, shape: t(`dy-page-shape-${shapeOf(piece.edges)}`), value: piece.value });
}

/** What a line looks like, for its words. */
export function shapeOf(edges: readonly number[]): string {
  if (edges.length !== 2) return 'other';
  const apart = Math.abs((edges[0] ?? 0) - (edges[1] ?? 0));
  return ['other', 'tight', 'wide', 'straight'][Math.min(apart, 6 - apart)] ?? 'other';
}

export function pieceWords(piece: Piece, { edges }: Terrain, way: Way, t: Translate, name: (seat: number) => string): string {
  const who = name(piece.owner);
  if (isUnrest(piece)) return t('dy-page-unrest-of', { who });
  const ends = lineOf(piece.edges, edges).split('-').map((edge) => (way === 'lying' ? t(`dy-page-side-${edge}`) : t(`dy-page-edge-${edge}`))).join(', ');
  return t('dy-page-canal-of', { who, tile: t(`dy-tile-${piece.name}`), value: piece.value, ends });
}

/** Where the field is, what is on it, and whether the ship is there. */
export function fieldWords(field: string, model: Model, way: Way, t: Translate, name: (seat: number) => string): string {
  const { terrain } = model;
  const owner = model.regions[terrain.regionOf(field)];
  const parts = [field];
  if (field === terrain.north) parts.push(t('dy-page-peking'));
  else if (field === terrain.south) parts.push(t('dy-page-turning-point', { seats: model.looks.length }));
  else if (terrain.isNeutral(field)) parts.push(t('dy-page-neutral'));
  else if (owner !== undefined) parts.push(t('dy-page-region-of', { who: name(owner) }));
  const piece = model.tiles.get(field);
  if (piece) parts.push(pieceWords(piece, terrain, way, t, name));
  else if (!terrain.isTurningPoint(field)) parts.push(t('dy-page-empty'));
  if (model.ship === field) parts.push(t('dy-page-ship-here'));
  return parts.join(', ');
}

/** A stack, counted from 0: its size, its top, and the known tiles at its bottom. */
export function stackWords(stack: Stack, at: number, t: Translate): string {
  const { top, size, low } = stack;
  const face = top ? tileWords(top, t) : size > 0 ? t('dy-page-face-down') : '';
  const said = t('dy-page-stack', { number: at + 1, count: size, top: face });
  return low > 0 ? `${said}, ${t('dy-page-low', { count: low })}` : said;
}

export function warehouseWords(household: Household, t: Translate): string {
  const tiles = household.warehouse.map((piece) => tileWords(piece, t)).join('; ');
  return t('dy-page-warehouse-of', { tiles, count: household.warehouse.length });
}

/** A person's state at the table: "you, to move", "bot, starts". */
export function statusWords(person: Person | undefined, at: { isOwn: boolean; isStart: boolean; isActive: boolean }, t: Translate): string {
  const parts: string[] = [];
  if (at.isOwn) parts.push(t('dy-page-you'));
  else if (person?.kind === 'bot') parts.push(t('dy-page-bot'));
  else if (person && !person.isHere) parts.push(t('dy-page-away'));
  if (at.isActive) parts.push(t('dy-page-to-move'));
  if (at.isStart) parts.push(t('dy-page-start'));
  return parts.join(' \u00b7 ');
}
