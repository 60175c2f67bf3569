// The tiles that fly after events: from a stack to a warehouse and on to the map; unrest to the wall, under stacks, into a
// city; and the viewer's tile back when it is taken back.

import type { Flight as Flies } from '$kit/flights.svelte';
import { eventsOf } from '../model/happened';
import type { Model } from '../model/model';
import type { Trial } from '../model/mapping';
import { edgesOf } from '../model/moves';
import type { Piece } from '../model/pieces';
import type { Line } from '../types';

/** Names of places on the board; the first one that is visible counts. */
export type Places = readonly string[];

export interface Flight extends Flies<Places> {
  piece: Piece;
  /** Whether it belongs to an uprising and waits until the ship has arrived. */
  isLate?: boolean;
}

/** With more at once it is a jump (after a reconnection) and not animated. */
export const MOST = 12;

/** What this page knows about the viewer's tiles. */
export interface Desk {
  /** The seat of the viewer; -1 for spectators. */
  own: number;
  /** Whether the viewer has to act. */
  isMine: boolean;
  /** The field where the viewer's tile is already shown under the pointer, so that it need not fly there. */
  held: string;
  /** The tile that can be turned now. */
  trial: Trial | null;
}

export function flightsOf(lines: readonly Line[], before: Model, after: Model, { own, isMine, held, trial }: Desk): Flight[] {
  if (before.households.length !== after.households.length) return [];
  const { kinds } = after;
  const walls = before.households.map((household) => household.wall);
  const stores = before.households.map((household) => household.warehouse.map((piece) => piece.name));
  const pieceOf = (name: string, owner: number, line = ''): Piece => ({
    ...(kinds.get(name) ?? { name, value: 0, edges: [] }),
    owner,
    ...(line ? { edges: edgesOf(line, after.terrain.edges) } : {}),
  });
  const torch = (owner: number) => pieceOf('unrest', owner);
  const things = (seat: number) => [`chip:${seat}`, `player:${seat}`];
  /** Counted from 1, as in the log. */
  const stack = (seat: number, number: number) => (seat === own ? [`stack:${number - 1}`] : [`pile:${seat}:${number - 1}`, ...things(seat)]);
  /** The place of the next tile of this name that leaves the warehouse. */
  const store = (seat: number, name: string): Places => {
    const slot = stores[seat]?.lastIndexOf(name) ?? -1;
    stores[seat]?.splice(slot, slot < 0 ? 0 : 1);
    return seat === own ? [`house:${Math.max(0, slot)}`] : [`store:${seat}:${Math.max(0, slot)}`, ...things(seat)];
  };
  const filled = after.households.map(() => new Set<number>());
  /** The place in the warehouse of a tile of this name that has just arrived; empty if it is on the map already. */
  const arrival = (seat: number, name: string): Places => {
    const names = after.households[seat]?.warehouse.map((piece) => piece.name) ?? [];
    const slot = names.findLastIndex((each, at) => each === name && !filled[seat]?.has(at));
    if (slot < 0) return [];
    filled[seat]?.add(slot);
    return seat === own ? [`house:${slot}`] : [`store:${seat}:${slot}`, ...things(seat)];
  };
  const ontoWall = (seat: number): Places => [`wall:${seat}:${(walls[seat] = (walls[seat] ?? 0) + 1)}`, 'tab:city'];
  const offWall = (seat: number): Places => {
    const row = walls[seat] ?? 0;
    walls[seat] = row - 1;
    return [`wall:${seat}:${row}`, 'tab:city'];
  };
  const price = (seat: number, number: number): Flight[] => [
    { piece: torch(seat), from: store(seat, 'unrest'), to: ontoWall(seat) },
    { piece: torch(seat), from: store(seat, 'unrest'), to: stack(seat, number) },
  ];
  const flights = eventsOf(lines).flatMap((event): Flight[] => {
    switch (event.kind) {
      case 'Took':
      case 'Supplied':
      case 'Drew':
        return [{ piece: pieceOf(event.tile, event.seat), from: stack(event.seat, event.stack), to: arrival(event.seat, event.tile) }];
      case 'Moved':
        // The viewer's canal was on its field already, to be turned.
        if (event.seat === own && (event.line !== '' || held === event.field)) return [];
        return [{ piece: pieceOf(event.tile, event.owner, event.line), from: [event.source], to: [event.field] }];
      case 'Swapped':
        if (event.seat === own) return [];
        return [
          { piece: pieceOf(event.tile, event.owner, event.line), from: [event.source], to: [event.field] },
          { piece: pieceOf(event.other_tile, event.other_owner, event.other_line), from: [event.field], to: [event.source] },
        ];
      case 'Built': {
        const over = event.over < 0 ? [] : [{ piece: torch(event.over), from: [event.field], to: ontoWall(event.over) }];
        // The viewer's tile was on its field already, to be turned.
        if (event.seat === own) return over;
        return [{ piece: pieceOf(event.tile, event.seat, event.line), from: store(event.seat, event.tile), to: [event.field] }, ...over];
      }
      case 'UnrestLaid':
        if (event.seat === own && held === event.field) return [];
        return [{ piece: torch(event.seat), from: store(event.seat, 'unrest'), to: [event.field] }];
      case 'Removed':
        return [{ piece: torch(event.owner), from: [event.field], to: ontoWall(event.owner) }];
      case 'Calmed':
        return [{ piece: torch(event.owner), from: offWall(event.owner), to: stack(event.owner, event.stack) }];
      case 'Settled':
        return event.stacks.map((number) => ({ piece: torch(event.seat), from: offWall(event.seat), to: stack(event.seat, number), isLate: true }));
      case 'Destroyed':
      case 'TeaBreak':
      case 'Intrigued':
        return price(event.seat, event.stack);
      case 'Denounced':
        return [
          { piece: torch(event.seat), from: store(event.seat, 'unrest'), to: [`city:${event.victim}`, 'tab:city'] },
          { piece: torch(event.seat), from: store(event.seat, 'unrest'), to: ontoWall(event.seat) },
        ];
      default:
        return [];
    }
  });
  // The viewer's tile has just got its field, where it can still be turned.
  const { verb, source } = after.pending;
  if (after.step === 'turning' && trial && trial.field !== held) {
    if (before.step === 'placing' && verb === 'build' && trial.piece.owner === own) {
      flights.push({ piece: trial.piece, from: store(own, trial.piece.name), to: [trial.field] });
    }
    if (before.step === 'rebuilding' && trial.field !== source) flights.push({ piece: trial.piece, from: [source], to: [trial.field] });
  }
  // It is taken back.
  const { tile, field } = before.pending;
  const wasTurning = isMine && before.step === 'turning' && before.pending.verb === 'build';
  if (wasTurning && after.step !== 'turning' && !after.tiles.has(field) && field !== held) {
    flights.push({ piece: pieceOf(tile, own), from: [field], to: arrival(own, tile) });
  }
  return flights.length > MOST ? [] : flights;
}
