// "3 min ago", in the reader's language.

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS: [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['minute', MINUTE, HOUR],
  ['hour', HOUR, DAY],
  ['day', DAY, 30 * DAY],
  ['month', 30 * DAY, 365 * DAY],
  ['year', 365 * DAY, Infinity],
];

/** `at` is in milliseconds since 1970. Times in the future count as now, since the clocks of two devices differ. */
export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, Math.floor((now - then) / 1000));
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const fitting = seconds < MINUTE ? undefined : UNITS.find(([, , end]) => seconds < end);
  return fitting ? format.format(-Math.floor(seconds / fitting[1]), fitting[0]) : format.format(0, 'second');
}
