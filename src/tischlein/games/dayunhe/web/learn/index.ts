// The learn match: an official of the court shows how it goes.

import type { LessonArt } from '$kit/learn/art';
import { modelOf } from '../model/model';
import type { View } from '../types';
import Host from './Host.svelte';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';
import './learn.css';

const CONFIRM = 'confirm';

/** The places to tap for a move: a part or a tile, where it goes, and the button that confirms what is previewed. */
export function wayOf(move: string, view: unknown, seat: number): string[] {
  const [verb = '', what = ''] = move.split(' ');
  const tile = () => `house:${modelOf(view as View).households[seat]?.warehouse.findIndex((piece) => piece.name === what) ?? 0}`;
  switch (verb) {
    case 'take':
    case 'supply':
      return [`stack:${Number(what) - 1}`];
    case 'under':
      return [`under:${Number(what) - 1}`];
    case 'pick':
      return [`card:${what}`, CONFIRM];
    case 'build':
      return [tile()];
    case 'city':
      return [tile(), CONFIRM];
    case 'at':
      return [what];
    case 'turn':
      return ['turn-tile', CONFIRM];
    case 'sail':
      return [what, CONFIRM];
    case 'remove':
    case 'destroy':
      return [`part:${verb}`, what, CONFIRM];
    case 'end':
      return ['end'];
    default:
      return [`part:${verb}`, CONFIRM];
  }
}

const art: LessonArt = {
  Host,
  Picture,
  Mark,
  size: { width: 164, height: 200 },
  shoulders: { left: { x: 40, y: 148 }, right: { x: 124, y: 148 } },
  arm: { skin: '#f0c79b', line: '#2c2823', shine: '#fff1dc', width: 30, sleeve: '#b83a28' },
  wayOf,
};

export default art;
