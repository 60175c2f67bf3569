// The one thing that tests ask of Node: an independent SHA-256. All of Node's types would let the page use them, too.
declare module 'node:crypto' {
  interface Hash {
    update(text: string): Hash;
    digest(as: 'hex'): string;
  }
  export function createHash(name: 'sha256'): Hash;
}
