// QR codes as one SVG path. Drawn in the page, because a personal link must not travel to the server once more just to be
// painted.

import { encode } from 'uqr';

export interface Qr {
  /** Cells on each side, without the white border that readers need. */
  size: number;
  path: string;
}

export function qrOf(text: string): Qr {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const rows = data.flatMap((line, r) =>
    line.flatMap((isDark, c) => {
      if (!isDark || line[c - 1]) return [];
      const end = line.findIndex((cell, i) => i > c && !cell);
      return [`M${c},${r}h${(end < 0 ? size : end) - c}v1H${c}z`];
    }),
  );
  return { size, path: rows.join('') };
}
