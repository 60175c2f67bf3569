import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { keep, recall } from '$lib/storage';
import { words } from '$lib/words/words.svelte';

// A page from before an update asks for files that are gone: the new page has new ones.
addEventListener('vite:preloadError', (event) => {
  const now = Date.now();
  if (now - Number(recall('reloaded')) < 10_000) return;
  event.preventDefault();
  keep('reloaded', String(now));
  location.reload();
});

settings.start();
router.start();
await words.start();
mount(App, { target: document.body });

// Phones in the house come by plain http, where there is no such thing; all else works without it.
if (import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // The browser does not want to keep anything, as in a private window.
  });
}
