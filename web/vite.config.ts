import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { delimiter } from 'node:path';
import { games } from './games.ts';
import { shell, WORKER } from './shell.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const page = here('../src/tischlein/static');
/** Folders that contain games: ours, and those outside of this repository. */
const shelves = [here('../src/tischlein/games'), ...(process.env.TISCHLEIN_GAMES ?? '').split(delimiter).filter(Boolean)];
const server = process.env.TISCHLEIN_SERVER ?? 'http://127.0.0.1:8270';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), games(shelves), shell(here('../src/tischlein/words/locales'), page)],
  build: {
    outDir: page,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Do not inline assets as data: URLs: the page's content security policy allows its own files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here('./index.html'), worker: here('./src/worker.ts') },
      // A service worker needs a stable URL: browsers look for updates there.
      output: { entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  // Boards are outside of this folder, but must use its copy of `svelte`.
  resolve: { dedupe: ['svelte'], alias: { $lib: here('./src/lib'), $kit: here('./src/kit') } },
  server: {
    fs: { allow: [here('..'), ...shelves] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['tests/offline.ts'],
    pool: 'vmThreads', // isolates test files without a process for each: a third of the time
    testTimeout: 20_000, // tests must not fail on a busy machine
    css: { include: [/tokens\.css/] },
    include: ['tests/**/*.test.ts', ...shelves.map((shelf) => `${shelf}/*/web/**/*.test.ts`)],
  },
});
