// QR codes as one SVG path. Drawn in the page, so that personal links are not sent to a server for it.

import { encode } from 'uqr';

export interface Qr {
  /** Modules per side, without the white border that scanners need. */
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
