// Browser storage. Private windows may refuse it; then values are kept in memory, as long as the page is open.

const spare = new Map<string, string>();

export function recall(key: string): string {
  try {
    return localStorage.getItem(`tischlein.${key}`) ?? spare.get(key) ?? '';
  } catch {
    return spare.get(key) ?? '';
  }
}

export function keep(key: string, value: string): void {
  spare.set(key, value);
  try {
    localStorage.setItem(`tischlein.${key}`, value);
  } catch {
    // The copy in memory has to do.
  }
}

/** Calls when another tab has stored a value. */
export function onKept(key: string, call: (value: string) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== `tischlein.${key}`) return;
    spare.set(key, event.newValue ?? '');
    call(event.newValue ?? '');
  });
}

/** The same for this tab alone, and for what is too large to be kept for long. */
export function recallForTab(key: string): string {
  try {
    return sessionStorage.getItem(`tischlein.${key}`) ?? '';
  } catch {
    return '';
  }
}

export function keepForTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(`tischlein.${key}`, value);
  } catch {
    // Too large, or refused: whoever reloads opens it again.
  }
}
