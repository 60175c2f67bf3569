// Paths that several drawings share. A sheet is 100 x 108; its sides have half holes of the perforation.

const HOLES = Array.from({ length: 9 }, (_, at) => 2.6 + at * 12);

function right(): string {
  return HOLES.map((y) => `V${y.toFixed(1)} a2,3.4 0 0 0 0,6.8`).join(' ');
}

function left(): string {
  return [...HOLES].reverse().map((y) => `V${(y + 6.8).toFixed(1)} a2,3.4 0 0 0 0,-6.8`).join(' ');
}

export const SHEET = `M0,0 H100 ${right()} V108 H0 ${left()} Z`;
export const LEFT_HOLES = HOLES.map((y) => `M0,${y.toFixed(1)} a2,3.4 0 0 1 0,6.8`).join(' ');
export const RIGHT_HOLES = HOLES.map((y) => `M100,${y.toFixed(1)} a2,3.4 0 0 0 0,6.8`).join(' ');
export const RIGHT_EDGE = `M100,0 ${right()} V108`;
export const LEFT_EDGE = `M0,108 ${left()} V0`;

export const LEFT_PATCH = 'M-2,9 H24 Q45,9 45,30 V78 Q45,99 24,99 H-2';
export const RIGHT_PATCH = 'M102,9 H76 Q55,9 55,30 V78 Q55,99 76,99 H102';
export const STAR = 'M50,29 l7.4,15.6 17.1,2.2 -12.5,11.9 3.2,17 -15.2,-8.2 -15.2,8.2 3.2,-17 -12.5,-11.9 17.1,-2.2z';

export const TORN_LEFT = {
  sheet: 'M0,0 H44 L36,11 L47,21 L34,33 L45,45 L33,57 L44,68 L32,80 L41,92 L33,108 H0Z',
  rim: 'M44,0 L36,11 L47,21 L34,33 L45,45 L33,57 L44,68 L32,80 L41,92 L33,108',
  patch: 'M-2,9 H33 L29,13 L39,22 L27,33 L37,45 L26,57 L36,68 L25,80 L33,91 L30,99 H-2Z',
};
export const TORN_RIGHT = {
  sheet: 'M100,0 H62 L54,12 L66,23 L55,34 L67,46 L56,58 L68,69 L57,81 L68,92 L60,108 H100Z',
  rim: 'M62,0 L54,12 L66,23 L55,34 L67,46 L56,58 L68,69 L57,81 L68,92 L60,108',
  patch: 'M102,9 H64 L62,13 L74,23 L63,34 L75,46 L64,58 L76,69 L65,81 L76,92 L71,99 H102Z',
};

/** A joint that does not match, on a grid of 30 x 116. */
export const ZIGZAG = 'M15,2 L5,16 L25,32 L5,48 L25,64 L5,80 L25,96 L15,114';
