// System notifications "Your turn", for pages in the background. Needs https and the person's consent.

import { keep, recall } from '$lib/storage';

const KEY = 'notices';

class Notices {
  isWanted = $state(recall(KEY) === 'on');
  /** Denied; only the browser's settings can change that. */
  isBlocked = $state(false);

  /** Not available on plain http. */
  get isPossible(): boolean {
    return isSecureContext && 'Notification' in globalThis;
  }

  /** Must be called from a click: browsers show the question only then. */
  async want(isWanted: boolean): Promise<void> {
    const answer = isWanted && this.isPossible ? await Notification.requestPermission() : 'default';
    this.isWanted = answer === 'granted';
    this.isBlocked = answer === 'denied';
    keep(KEY, this.isWanted ? 'on' : 'off');
  }

  /** Returns a function that removes the notification, for when the page is visible or the turn is over. */
  tell(title: string, body: string, path: string): () => void {
    const isLookedAt = document.visibilityState === 'visible';
    if (!this.isWanted || !this.isPossible || isLookedAt || Notification.permission !== 'granted') return () => {};
    const shown = show(title, { body, tag: path, icon: '/app/icon-192.png', data: path });
    const hide = (): void => void shown.then((close) => close());
    document.addEventListener('visibilitychange', hide, { once: true });
    return hide;
  }
}

/** Uses the service worker if there is one: phones require it, and a tap then opens the right tab. */
async function show(title: string, options: NotificationOptions): Promise<() => void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(title, options);
    const tag = options.tag ?? '';
    return () => void worker.getNotifications({ tag }).then((all) => all.forEach((each) => each.close()));
  }
  const notice = new Notification(title, options);
  notice.onclick = () => window.focus();
  return () => notice.close();
}

export const notices = new Notices();
