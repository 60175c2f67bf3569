// Vite plugin that collects what games contribute to the page into the module `virtual:games`. It scans the folders of
// this repository and of TISCHLEIN_GAMES; folders that start with an underscore are ignored.

import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:games';
const RESOLVED = `\0${ID}`;

/** Export name -> file in a game's folder that is imported lazily. */
const PARTS = {
  boards: 'web/Board.svelte',
  boxes: 'web/Box.svelte',
  ends: 'web/End.svelte',
  figures: 'web/figures.ts',
  hands: 'web/Hand.svelte',
  lessons: 'web/learn/index.ts',
  logArts: 'web/LogArt.svelte',
  looks: 'web/Look.svelte',
  marks: 'web/mark.ts',
  moments: 'web/Moment.svelte',
  rulesArts: 'web/rules.ts',
};
const PASSING = 'web/passing.ts';
const WORDS = 'locales';

export function gameFolders(parents: readonly string[]): string[] {
  const below = (parent: string) => readdirSync(parent, { withFileTypes: true }).filter((each) => each.isDirectory() && !each.name.startsWith('_'));
  return parents.filter((parent) => existsSync(parent)).flatMap((parent) => below(parent).map((each) => join(parent, each.name)));
}

function sourceOf(folders: readonly string[]): string {
  const quoted = (path: string) => JSON.stringify(path.replaceAll('\\', '/'));
  const having = (file: string) => folders.filter((folder) => existsSync(join(folder, file)));
  const lazy = Object.entries(PARTS).map(([name, file]) => {
    const entries = having(file).map((folder) => `${quoted(basename(folder))}: () => import(${quoted(join(folder, file))})`);
    return `export const ${name} = { ${entries.join(', ')} };`;
  });
  // Needed before a match begins and only a few lines each, so they are bundled with the page.
  const eager = having(PASSING).map((folder, at) => `import * as passing${at} from ${quoted(join(folder, PASSING))};`);
  const passings = having(PASSING).map((folder, at) => `${quoted(basename(folder))}: passing${at}`);
  const words = having(WORDS).flatMap((folder) =>
    readdirSync(join(folder, WORDS))
      .filter((file) => file.endsWith('.ftl'))
      .map((file) => `${quoted(`${basename(folder)}/${file.slice(0, -'.ftl'.length)}`)}: () => import(${quoted(join(folder, WORDS, `${file}?raw`))})`),
  );
  return [...eager, ...lazy, `export const passings = { ${passings.join(', ')} };`, `export const words = { ${words.join(', ')} };`].join('\n');
}

/** `parents`: folders that contain games. */
export function games(parents: readonly string[]): Plugin {
  return {
    name: 'games',
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? sourceOf(gameFolders(parents)) : null),
  };
}
