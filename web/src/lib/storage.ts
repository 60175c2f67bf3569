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
