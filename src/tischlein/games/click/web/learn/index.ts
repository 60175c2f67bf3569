// The learn match: a photographer shows how it goes.

import type { LessonArt } from '$kit/learn/art';
import { actionOf } from '../model/moves';
import Floor from './Floor.svelte';
import Host from './Host.svelte';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';
import './learn.css';

/** Action cards come out of a drawer on a phone, and are confirmed once the wall shows what they would do. */
export function wayOf(move: string): string[] {
  const [verb = '', first = '', second = ''] = move.split(' ');
  switch (verb) {
    case 'click':
      return ['shutter'];
    case 'photo':
      return [`frame:${first}`, `wall:${second}`];
    case 'draw':
      return ['deck'];
    case 'take':
      return [`market:${first}`, `end:${second}`];
    case 'lay':
      return [`end:${first}`];
    case 'nothing':
    case 'end':
    case 'renew':
      return [verb];
  }
  const places = verb === 'back' ? [`discard:${first}`, `gap:${second}`] : [first, second].filter((place) => Number(place)).map((place) => `wall:${place}`);
  return ['actions', `act:${actionOf(move)}`, ...places, 'do'];
}

const art: LessonArt = {
  Host,
  Picture,
  Mark,
  Floor,
  size: { width: 164, height: 200 },
  shoulders: { left: { x: 34, y: 158 }, right: { x: 130, y: 158 } },
  arm: { skin: '#f6c79f', line: '#2b2340', shine: '#fff0df', width: 20 },
  wayOf,
};

export default art;
