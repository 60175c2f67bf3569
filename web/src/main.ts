import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startKeys } from '$lib/keys';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { keep, recall } from '$lib/storage';
import { words } from '$lib/words/words.svelte';

// A page from before an update requests files that no longer exist: reload it.
addEventListener('vite:preloadError', (event) => {
  const now = Date.now();
  if (now - Number(recall('reloaded')) < 10_000) return;
  event.preventDefault();
  keep('reloaded', String(now));
  location.reload();
});

settings.start();
router.start();
startKeys();
await words.start();
mount(App, { target: document.body });

// There are no service workers on plain http; everything else works without one.
if (import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // Refused by the browser, for example in a private window.
  });
}
