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
