// "until Thursday, 18:00": when a turn ends, in the reader's language and time zone.

import { words } from './words.svelte';

const DAY = 86_400_000;
/** From here on the name of the weekday could mean two days. */
const WEEK = 7;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

export interface Until {
  /** `today`, `tomorrow`, the number of the weekday (0 is Sunday), or `date`. */
  day: string | number;
  date: string;
  time: string;
}

/** The parts of the sentence. `zone` is the browser's unless a test has its own. */
export function untilParts(at: number, now: number, language: string, zone?: string): Until {
  const timeZone = zone ? { timeZone: zone } : {};
  const locale = language === 'en' ? 'en-GB' : language;
  const format = (how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...how, ...timeZone }).format(at);
  const number = dayNumber(at, timeZone);
  const ahead = number - dayNumber(now, timeZone);
  return {
    day: ahead <= 0 ? 'today' : ahead === 1 ? 'tomorrow' : ahead < WEEK ? (number + FIRST_WEEKDAY) % WEEK : 'date',
    date: format({ day: 'numeric', month: 'long' }),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}

/** Days since 1970 on the calendar of the zone; their difference counts midnights, also when clocks are changed. */
function dayNumber(at: number, timeZone: Intl.DateTimeFormatOptions): number {
  const parts = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: 'numeric', day: 'numeric', ...timeZone }).formatToParts(at);
  const [year, month, day] = (['year', 'month', 'day'] as const).map((type) => Number(parts.find((part) => part.type === type)?.value));
  return Date.UTC(year!, month! - 1, day!) / DAY;
}

export function until(at: number, now: number = Date.now()): string {
  return words.say('page-until', { ...untilParts(at, now, words.language) });
}

/** For places without room for the sentence: "Thu 18:00". */
export function shortUntil(at: number, now: number = Date.now()): string {
  const { day, time } = untilParts(at, now, words.language);
  const how: Intl.DateTimeFormatOptions = day === 'date' ? { day: 'numeric', month: 'numeric' } : { weekday: 'short' };
  return day === 'today' ? time : `${new Intl.DateTimeFormat(words.language, how).format(at)} ${time}`;
}

/** A turn of this many seconds or more makes a match over days: nobody has to stay. */
export const DAY_SECONDS = 86_400;
