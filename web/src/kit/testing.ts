// Helpers for tests of boards: mount one with all required properties, and find elements by place.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, vi } from 'vitest';
import type { BoardProps, Line, Press, Reason, Translate } from './board';
import type { Explained } from './whatis';

let shown: ReturnType<typeof mount>[] = [];
afterEach(async () => {
  for (const each of shown) await unmount(each);
  shown = [];
  document.body.replaceChildren();
});

/** Does not translate: tests check keys and arguments, not sentences. */
export const t = (key: string, args?: Record<string, string | number>): string => [key, ...Object.values(args ?? {})].join(' ');
export const name = (seat: number): string => `seat ${seat}`;

export function lineOf(...events: Record<string, unknown>[]): Line {
  return { v: 1, seat: 0, move: '', events };
}

function mocks<Sound extends string>() {
  return {
    onmove: vi.fn<(text: string, press?: Press) => unknown>(),
    onundo: vi.fn<(steps?: number) => unknown>(),
    onwhy: vi.fn(async (): Promise<Reason | null> => ({ why: 'because', clause: 'XX-1.1' })),
    sound: vi.fn<(name: Sound) => void>(),
  };
}

type Told<View, Sound extends string> = Partial<BoardProps<View, Sound>> & { view: View };

/** Default properties: seat 0 is to act, no animations. */
export function propsOf<View, Sound extends string>(told: Told<View, Sound>): BoardProps<View, Sound> {
  return { legal: [], seat: 0, seats: [], toAct: [0], canUndo: false, lines: [], motion: 0, isDisplay: false, t, name, ...mocks<Sound>(), ...told };
}

export function render<P extends Record<string, any>>(Drawn: Component<P>, props: P): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  shown.push(mount(Drawn, { target: container, props }));
  flushSync();
  return container;
}

/** Mounts the board, with mocks for its callbacks. */
export function show<View, Sound extends string>(Board: Component<BoardProps<View, Sound>>, told: Told<View, Sound>) {
  const heard = mocks<Sound>();
  return { container: render(Board, propsOf<View, Sound>({ ...heard, ...told })), ...heard };
}

export function at(container: ParentNode, spot: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(`[data-at="${spot}"]`);
  if (!found) throw new Error(`nothing at ${spot}`);
  return found;
}

export function click(container: ParentNode, spot: string): void {
  at(container, spot).click();
  flushSync();
}

export function press(target: EventTarget, key: string, code = key): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
  flushSync();
}

/** Names of the places that can be chosen now. */
export function glowing(container: ParentNode, within = ''): string[] {
  return [...container.querySelectorAll<HTMLElement>(`${within}[data-target]`)].map((node) => node.dataset['at'] ?? '').sort();
}

/** Speaks each language from its .ftl file, by the file's name; a missing key or argument is an error. */
export function speakers(files: Record<string, string>): [language: string, t: Translate][] {
  return Object.entries(files).map(([path, source]) => {
    const language = /(\w+)\.ftl$/.exec(path)?.[1] ?? '';
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    const speak: Translate = (key, args) => {
      const pattern = bundle.getMessage(key)?.value;
      if (!pattern) throw new Error(`${language} has no words for ${key}`);
      return bundle.formatPattern(pattern, args);
    };
    return [language, speak];
  });
}

/** From now on in this test, everything is as large as this: nothing is laid out here. */
export function pretendSize(width: number, height: number): void {
  for (const [property, size] of [['clientWidth', width], ['clientHeight', height], ['offsetWidth', width]] as const) {
    vi.spyOn(HTMLElement.prototype, property, 'get').mockReturnValue(size);
  }
}
afterEach(() => void vi.restoreAllMocks());

/** A phone and a desktop. */
export const SCREENS = [[390, 788], [1440, 840]] as const;

/** Names of all places of a board, in dialogs as well. */
export function placesOf(container: ParentNode): string[] {
  return [...new Set([...container.querySelectorAll<HTMLElement>('[data-at]')].map((node) => node.dataset['at'] ?? ''))];
}

/** What an answer to "what is this?" lacks; empty if nothing. `rules` is the text of RULES.md. */
export function lacksOf(at: string, found: Explained | null, rules: string): string {
  if (!found) return `${at} has no answer`;
  const said = [found.picture, found.kind, found.name, ...found.parts.map((part) => part.words), ...(found.now ? [found.now.words] : [])];
  if (said.some((words) => words.trim() === '')) return `${at} says nothing somewhere`;
  if (found.parts.length === 0 && !found.now && !found.move) return `${at} says nothing but its name`;
  if (found.clause !== '' && !rules.includes(`**${found.clause}**`)) return `${at} leads to ${found.clause}, which is no clause`;
  return '';
}
