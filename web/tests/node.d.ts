// Declares only what tests use of Node, an independent SHA-256: with all of Node's types the page could use them, too.
declare module 'node:crypto' {
  interface Hash {
    update(text: string): Hash;
    digest(as: 'hex'): string;
  }
  export function createHash(name: 'sha256'): Hash;
}
