// What the browser keeps for us. Private windows may refuse: then it lasts as long as the page.

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
    // The spare one is all there is.
  }
}
