// The keys of the board beside those of its buttons: R turns, Enter confirms, Escape leaves what was begun.

import { hasModifier } from '$kit/keys';
import type { Play } from './play.svelte';

/** Whether the key meant something. */
export function pressed(event: KeyboardEvent, play: Play, fields: readonly string[]): boolean {
  if (hasModifier(event)) return false;
  const at = (event.target as HTMLElement | null)?.getAttribute?.('data-at') ?? '';
  if (event.key === 'Escape') return play.leave();
  if (event.key.toLowerCase() === 'r' && play.lines.length > 0) play.turn(event.shiftKey ? -1 : 1);
  else if (event.key === 'Enter' && play.ready && isConfirmedAt(at, play, fields.includes(at))) play.confirm();
  else return false;
  return true;
}

/** Enter confirms the previewed field; on another field it chooses that field. */
function isConfirmedAt(at: string, play: Play, isOnMap: boolean): boolean {
  if (at === `card:${play.chosen}`) return true;
  if (!isOnMap) return false;
  if (play.isSteering) return at === play.chosen;
  if (play.deed) return at === play.aim;
  return !play.places.has(at) || at === play.trial?.field;
}
