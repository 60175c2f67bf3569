// Colour must not be the only sign: owners are distinguishable without colours wherever something belongs to them.

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from './Board.svelte';
import Minimap from './ui/Minimap.svelte';
import { modelOf } from './model/model';
import { ownerOf, shapePath } from './art/owners';
import type { Piece } from './model/pieces';
import { viewOf } from './testing';
import TileArt from './art/TileArt.svelte';

const LOOKS = ['yellow', 'red', 'green', 'blue', 'purple'];
const t = (key: string) => key;
let mounted: ReturnType<typeof mount>[] = [];
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1128);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(620);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const each of mounted) await unmount(each);
  mounted = [];
  document.body.innerHTML = '';
});

// eslint-disable-next-line @typescript-eslint/no-explicit-any
function drawn(what: Component<any>, props: Record<string, unknown>): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  mounted.push(mount(what, { target: container, props }));
  flushSync();
  return container;
}

/** What a person sees who sees no colours. */
function outline(container: HTMLElement): string {
  return container.innerHTML.replace(/ (fill|stroke|style|class)="[^"]*"/g, '');
}

it('has five shapes', () => {
  expect(new Set(LOOKS.map((look) => shapePath(ownerOf(look).shape, 10))).size).toBe(5);
});

describe('a small tile', () => {
  const canal: Piece = { owner: 0, name: 'canal1', value: 1, edges: [0, 3] };
  const pieces: Record<string, Piece | null> = { canal, unrest: { owner: 0, name: 'unrest', value: 0, edges: [] }, back: null };
  for (const [name, piece] of Object.entries(pieces)) {
    for (const size of [20, 40]) {
      it(`tells its owner: ${name}, ${size} pixels`, () => {
        expect(new Set(LOOKS.map((look) => outline(drawn(TileArt, { piece, look, way: 'lying', size, isMini: true })))).size).toBe(5);
      });
    }
  }
});

describe('the map in small', () => {
  const everywhere = (tile: string, line?: string) =>
    Object.fromEntries([1, 2, 3, 4, 5].map((region) => [`B${3 * region - 1}`, [0, tile, line] as [number, string, string?]]));
  const views = {
    'whose region it is': viewOf({ players: 5 }),
    'whose canal it is': viewOf({ players: 5, tiles: everywhere('canal1', 'n-s') }),
    'whose unrest it is': viewOf({ players: 5, tiles: everywhere('unrest') }),
  };
  for (const [what, view] of Object.entries(views)) {
    it(`tells ${what}`, () => {
      const model = modelOf(view);
      const small = (look: string) =>
        outline(drawn(Minimap, { model: { ...model, looks: Array<string>(5).fill(look) }, ship: 'A0', height: 190, from: 0, to: 1, targets: new Set(), t, ongo: vi.fn() }));
      expect(new Set(LOOKS.map(small)).size).toBe(5);
    });
  }
});

it('marks every field of a region with the shape of its owner', () => {
  const view = viewOf({ players: 5 });
  const board = drawn(Board, {
    view, legal: [], seat: 0, seats: [], toAct: [0], canUndo: false, lines: [], motion: 0, isDisplay: false, t, name: (seat: number) => `seat ${seat}`,
    onmove: vi.fn(), onundo: vi.fn(), onwhy: vi.fn(), sound: vi.fn(),
  });
  const marks = [...board.querySelectorAll('.art .whose')].map((mark) => mark.getAttribute('d'));
  const regions = view.fields.map((field) => field.region).filter((region) => region >= 0);
  expect(marks).toHaveLength(45);
  expect(regions).toHaveLength(45);
  const shapes = new Map(regions.map((region, at) => [region, marks[at]]));
  expect(new Set(shapes.values()).size).toBe(5);
  expect(marks).toEqual(regions.map((region) => shapes.get(region)));
});
