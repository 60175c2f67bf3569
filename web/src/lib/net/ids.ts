// Random ids. `crypto.randomUUID` requires https, but phones on a home network use plain http.

export function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const newCommandId = (): string => hex(12);
