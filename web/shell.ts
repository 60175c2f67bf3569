// Vite plugin that makes the page installable: a manifest per language, and the service worker's list of files.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'Tischlein';
const PAPER = '#fbf8f1';

export const WORKER = 'sw.js';

/** `words`: the folder with one .ftl file per language. `page`: the output folder of the build. */
export function shell(words: string, page: string): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    generateBundle() {
      for (const file of readdirSync(words).filter((name) => name.endsWith('.ftl'))) {
        const language = file.slice(0, -'.ftl'.length);
        const source = JSON.stringify(manifest(language, readFileSync(join(words, file), 'utf8')), null, 2);
        this.emitFile({ type: 'asset', fileName: `app/${language}.webmanifest`, source });
      }
    },
    closeBundle() {
      const files = ['assets', 'app'].flatMap((folder) => readdirSync(join(page, folder)).map((name) => `${folder}/${name}`)).sort();
      const version = createHash('sha256');
      for (const file of ['index.html', ...files]) version.update(`${file}\0`).update(readFileSync(join(page, file)));
      const worker = readFileSync(join(page, WORKER), 'utf8');
      const listed = JSON.stringify(files.map((file) => `/${file}`));
      const filled = worker.replace('%VERSION%', version.digest('hex').slice(0, 16)).replace('%FILES%', listed);
      if (filled.includes('%')) throw new Error('the worker does not ask for its version and its files');
      writeFileSync(join(page, WORKER), filled);
    },
  };
}

function manifest(language: string, source: string): object {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(source));
  const about = bundle.getMessage('page-about')?.value;
  if (!about) throw new Error(`no page-about in ${language}`);
  return {
    id: '/',
    name: NAME,
    short_name: NAME,
    description: bundle.formatPattern(about),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['games'],
    icons: [
      { src: '/app/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/app/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/app/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/app/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
