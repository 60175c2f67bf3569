// "Your turn" as the system shows it, for pages that nobody is looking at. Needs https, and a person who asked for it.

import { keep, recall } from '$lib/storage';

const KEY = 'notices';

class Notices {
  isWanted = $state(recall(KEY) === 'on');
  /** The browser's answer was no; only its own settings can change that. */
  isBlocked = $state(false);

  /** Plain http in the house has none. */
  get isPossible(): boolean {
    return isSecureContext && 'Notification' in globalThis;
  }

  /** Only ever called by a click: browsers ask at a moment when the person knows why. */
  async want(isWanted: boolean): Promise<void> {
    const answer = isWanted && this.isPossible ? await Notification.requestPermission() : 'default';
    this.isWanted = answer === 'granted';
    this.isBlocked = answer === 'denied';
    keep(KEY, this.isWanted ? 'on' : 'off');
  }

  /** Gives what takes it away again: once somebody looks, or the turn is over. */
  tell(title: string, body: string, path: string): () => void {
    const isLookedAt = document.visibilityState === 'visible';
    if (!this.isWanted || !this.isPossible || isLookedAt || Notification.permission !== 'granted') return () => {};
    const shown = show(title, { body, tag: path, icon: '/app/icon-192.png', data: path });
    const hide = (): void => void shown.then((close) => close());
    document.addEventListener('visibilitychange', hide, { once: true });
    return hide;
  }
}

/** Through the service worker where there is one: phones know no other way, and a tap then finds the table. */
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
