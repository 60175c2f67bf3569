/// <reference lib="webworker" />
// The service worker: caches the page's files, so that it starts without a network and is installable.
//
// It never caches /api/ or sockets. The page itself is fetched from the network first, so that an update is seen at once;
// its files have their hash in their name and never change.

const worker = self as unknown as ServiceWorkerGlobalScope;

// Filled in by the build (shell.ts). Every change of a file changes the version and thus the worker.
const VERSION = '%VERSION%';
const FILES = JSON.parse('%FILES%') as string[];

const CACHE = `tischlein-${VERSION}`;
const PAGE = '/';
/** Milliseconds to wait for the page from the network before the cache is used. */
const PATIENCE = 5000;

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(address.pathname)) event.respondWith(file(request));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([new Request(PAGE, { cache: 'reload' }), ...FILES]);
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Every path is answered with the same page. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
    return (await kept(PAGE)) ?? answer;
  } catch (error) {
    const found = await kept(PAGE);
    if (found) return found;
    throw error;
  }
}

async function file(request: Request): Promise<Response> {
  return (await kept(new URL(request.url).pathname)) ?? fetch(request);
}

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path);
}

/** Focuses the tab with this table, or opens a new one. */
async function show(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((each) => new URL(each.url).pathname === path);
  if (tab) await tab.focus();
  else await worker.clients.openWindow(path);
}
