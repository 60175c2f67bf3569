// SHA-256 by FIPS 180-4. `crypto.subtle` exists on https only, and the shuffle is verified on any page.

const K = new Uint32Array(64);
const START = new Uint32Array(8);
fill();

/** The constants are the fractions of the square and cube roots of the first primes. */
function fill(): void {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
  primes.forEach((prime, i) => {
    K[i] = fraction(Math.cbrt(prime));
    if (i < 8) START[i] = fraction(Math.sqrt(prime));
  });
}

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

export function sha256hex(text: string): string {
  const hash = START.slice();
  const blocks = padded(new TextEncoder().encode(text));
  const w = new Uint32Array(64);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = blocks.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!;
      const b = w[i - 2]!;
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
    }
    mix(hash, w);
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

function padded(bytes: Uint8Array): DataView {
  const length = ((bytes.length + 8) >> 6 << 6) + 64;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  return view;
}

function mix(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word));
}
