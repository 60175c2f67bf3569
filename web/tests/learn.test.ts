// Where somebody stands in the script of a learn match, and where things stand on its stage.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { arrange, bow, catchPath, freePlace, overlap, type Wish } from '$kit/learn/places';
import { counts, offeredOf, standingOf, stepOf, wordFor, type Ask, type Made } from '$kit/learn/script';
import { Voice } from '$kit/learn/voice.svelte';
import { shiftTo, visiblePart } from '$kit/learn/reveal';
import { currentOf, type Sight } from '$kit/learn/watch.svelte';

const ask = (more: Partial<Ask>): Ask => ({ moves: [], word: 'w', shows: [], points: [], good: '', bad: '', side: '', isAuto: false, offers: [], wrong: [], then: [], ...more });
const ASKS = [
  ask({ moves: ['lay a'] }),
  ask({ moves: ['end', 'stop ...'], then: [1, 1] }),
  ask({}),
  ask({ moves: ['draw'], isAuto: true }),
  ask({}),
];
const own = (...moves: string[]): Made[] => moves.map((move) => ({ seat: 0, move }));
const others = (count: number): Made[] => Array.from({ length: count }, () => ({ seat: 1, move: '' }));

describe('the standing', () => {
  it('begins with the first ask', () => {
    expect(standingOf(ASKS, [], 0, 0)).toEqual({ kind: 'ask', at: 0 });
  });
  it('goes on with every move that counts, and waits for the others', () => {
    expect(standingOf(ASKS, own('lay a'), 0, 0)).toEqual({ kind: 'ask', at: 1 });
    expect(standingOf(ASKS, own('lay a', 'end'), 0, 0)).toEqual({ kind: 'wait', at: 2 });
    expect(standingOf(ASKS, [...own('lay a', 'stop 3'), ...others(1)], 0, 0)).toEqual({ kind: 'wait', at: 2 });
    expect(standingOf(ASKS, [...own('lay a', 'end'), ...others(2)], 0, 0)).toEqual({ kind: 'ask', at: 2 });
  });
  it('passes what was looked at, and never a move that was not made', () => {
    const made = [...own('lay a', 'end'), ...others(2)];
    expect(standingOf(ASKS, made, 0, 3)).toEqual({ kind: 'ask', at: 3 });
    expect(standingOf(ASKS, made, 0, 99)).toEqual({ kind: 'ask', at: 3 });
    expect(standingOf(ASKS, own(), 0, 99)).toEqual({ kind: 'ask', at: 0 });
  });
  it('knows on another device what a later move proves to have been looked at', () => {
    expect(standingOf(ASKS, [...own('lay a', 'end', 'draw'), ...others(2)], 0, 0)).toEqual({ kind: 'ask', at: 4 });
  });
  it('is over after the last ask', () => {
    expect(standingOf(ASKS, [...own('lay a', 'end', 'draw'), ...others(2)], 0, 5)).toEqual({ kind: 'over' });
  });
  it('lets the table move by itself for the own seat, before something was looked at as well as after', () => {
    const asks = [ask({ then: [0] }), ask({ moves: ['click'] }), ask({ moves: ['photo'], then: [0, 1, 0] }), ask({})];
    expect(standingOf(asks, [], 0, 1)).toEqual({ kind: 'wait', at: 1 });
    expect(standingOf(asks, own('go'), 0, 0)).toEqual({ kind: 'ask', at: 0 });
    expect(standingOf(asks, own('go'), 0, 1)).toEqual({ kind: 'ask', at: 1 });
    expect(standingOf(asks, own('go', 'click', 'photo', 'go'), 0, 1)).toEqual({ kind: 'wait', at: 3 });
    expect(standingOf(asks, [...own('go', 'click', 'photo', 'go'), ...others(1)], 0, 1)).toEqual({ kind: 'wait', at: 3 });
    expect(standingOf(asks, [...own('go', 'click', 'photo', 'go'), ...others(1), ...own('go')], 0, 1)).toEqual({ kind: 'ask', at: 3 });
    expect(standingOf(asks, own('go', 'nothing'), 0, 1)).toEqual({ kind: 'left' });
  });
  it('is left by any other move, also after the end', () => {
    expect(standingOf(ASKS, own('lay b'), 0, 0)).toEqual({ kind: 'left' });
    expect(standingOf(ASKS, [...own('lay a', 'end', 'draw', 'lay c'), ...others(2)], 0, 5)).toEqual({ kind: 'left' });
  });
});

describe('what counts', () => {
  it('is a text, or whatever begins like it', () => {
    expect(counts(['end', 'stop ...'], 'stop 3')).toBe(true);
    expect(counts(['end', 'stop ...'], 'ended')).toBe(false);
    expect(counts(['lay rb* 3'], 'lay rb 3')).toBe(false);
  });
  it('is all that the board offers', () => {
    expect(offeredOf(ASKS[1]!, ['end', 'stop 1', 'lay a'])).toEqual(['end', 'stop 1']);
    expect(offeredOf(ASKS[3]!, ['draw'])).toEqual([]);
    expect(offeredOf(null, ['draw'])).toEqual([]);
  });
  it('is offered with what the script offers beside it, so that there is a choice', () => {
    const steering = ask({ moves: ['sail B0'], offers: ['sail ...'] });
    expect(offeredOf(steering, ['sail A1', 'sail B0', 'end'])).toEqual(['sail A1', 'sail B0']);
    expect(offeredOf(ask({ ...steering, isAuto: true }), ['sail A1'])).toEqual([]);
  });
  it('has a word for likely wrong tries', () => {
    const picky = ask({ moves: ['lay a'], wrong: [{ moves: ['lay ...'], word: 'no' }] });
    expect(wordFor(picky, 'lay b')).toBe('no');
    expect(wordFor(picky, 'end')).toBe('');
  });
  it('belongs to a step', () => {
    const steps = [{ name: 'a', asks: ASKS.slice(0, 2) }, { name: 'b', asks: ASKS.slice(2) }];
    expect([0, 1, 2, 4, 5].map((at) => stepOf(steps, at))).toEqual([0, 0, 1, 1, 2]);
  });
});

describe('the stage', () => {
  const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
  const room = box(0, 70, 390, 700);
  const wish = (target: ReturnType<typeof box>): Wish => ({
    room,
    clear: [target],
    target,
    host: { width: 118, height: 144 },
    bubble: { width: 260, height: 150 },
    side: '',
    shoulder: { x: 59, y: 107 },
    reach: 100,
    button: box(300, 690, 72, 72),
    way: null,
  });

  it.each([box(10, 640, 70, 76), box(300, 640, 70, 76), box(200, 90, 60, 60), box(150, 380, 70, 80), box(160, 700, 200, 50)])(
    'covers neither the target nor each other: %o',
    (target) => {
      const { host, bubble } = arrange(wish(target));
      for (const each of [host, bubble]) {
        expect(overlap(each, target)).toBe(0);
        expect(overlap(each, room)).toBeCloseTo(each.width * each.height);
      }
      expect(overlap(host, bubble)).toBe(0);
    },
  );
  it('has a button where nothing else is, or where it covers least', () => {
    const corners = [box(300, 690, 72, 72), box(14, 690, 72, 72), box(300, 480, 72, 72)];
    const words = box(120, 600, 260, 150);
    const hole = box(10, 640, 90, 90);
    expect(freePlace(corners, [])).toBe(corners[0]);
    expect(freePlace(corners, [hole])).toBe(corners[0]);
    expect(freePlace(corners, [words])).toBe(corners[1]);
    expect(freePlace(corners, [words, hole])).toBe(corners[2]);
    expect(freePlace(corners.slice(0, 2), [words, hole])).toBe(corners[1]);
  });
  it('has holes that stay open where they overlap', () => {
    expect(catchPath({ width: 100, height: 100 }, [box(10, 10, 20, 20), box(20, 10, 20, 20), box(70, 70, 9, 9)])).toBe(
      'M0 0H100V100H0ZM10 10h30v20h-30ZM70 70h9v9h-9Z',
    );
  });
  it('bows from what is held to where it goes', () => {
    const { end } = bow(box(0, 500, 60, 60), box(200, 100, 60, 60));
    expect(overlap(box(end.x, end.y, 1, 1), box(186, 86, 88, 88))).toBeGreaterThan(0);
  });
  it('sees of a place what its window shows, and nothing of less than half', () => {
    const port = box(0, 100, 390, 300);
    expect(visiblePart(box(10, 120, 40, 40), [port])).toEqual(box(10, 120, 40, 40));
    expect(visiblePart(box(10, 90, 40, 40), [port])).toEqual(box(10, 100, 40, 30));
    expect(visiblePart(box(10, 75, 40, 40), [port])).toBeNull();
    expect(visiblePart(box(10, 900, 40, 40), [port])).toBeNull();
    expect(visiblePart(box(10, 120, 40, 40), [port, box(0, 0, 390, 130)])).toBeNull();
  });
  it('brings what lies outside into the middle, and leaves the rest where it is', () => {
    const port = box(0, 100, 390, 300);
    expect(shiftTo(box(10, 120, 40, 40), port)).toEqual({ left: 0, top: 0 });
    expect(shiftTo(box(10, 600, 40, 40), port)).toEqual({ left: 0, top: 370 });
    expect(shiftTo(box(-60, 80, 40, 40), port)).toEqual({ left: -235, top: -150 });
  });
  it('points at the first place that may be chosen and is not pressed yet, else at the first', () => {
    const sight = (targets: string[], pressed: string[] = []): Sight => ({ boxes: new Map(), hidden: new Set(), targets: new Set(targets), ready: new Set(), buttons: new Set(), glowing: new Set(), pressed: new Set(pressed), held: '' });
    expect(currentOf(['hand', 'row'], sight([]))).toBe(0);
    expect(currentOf(['hand', 'row'], sight(['row']))).toBe(1);
    expect(currentOf(['hand', 'row'], sight(['hand']))).toBe(0);
    expect(currentOf(['frame', 'wall'], sight(['frame', 'wall']))).toBe(0);
    expect(currentOf(['frame', 'wall'], sight(['frame', 'wall'], ['frame']))).toBe(1);
    expect(currentOf(['field', 'confirm'], { ...sight(['field', 'confirm']), ready: new Set(['confirm']) })).toBe(1);
  });
});

describe('the voice', () => {
  afterEach(() => vi.unstubAllGlobals());
  const spoken: string[] = [];
  function browser(...languages: string[]): void {
    spoken.length = 0;
    vi.stubGlobal('SpeechSynthesisUtterance', class { constructor(readonly text: string) {} });
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => languages.map((lang) => ({ lang })),
      speak: (what: { text: string }) => spoken.push(what.text),
      cancel: () => {},
    });
  }

  it('is on where the browser speaks the language, and off elsewhere', () => {
    browser('de-DE', 'en-GB');
    const german = new Voice(() => 'de', '');
    german.start();
    german.say('Gut gemacht!');
    const ukrainian = new Voice(() => 'uk', '');
    ukrainian.start();
    ukrainian.say('Молодець!');
    expect([german.isOn, ukrainian.isOn, spoken]).toEqual([true, false, ['Gut gemacht!']]);
  });
  it('obeys', () => {
    browser('de-DE');
    const voice = new Voice(() => 'de', 'off');
    voice.start();
    voice.say('a');
    voice.turn(true);
    voice.say('b');
    expect(spoken).toEqual(['b']);
  });
  it('is not needed', () => {
    vi.stubGlobal('speechSynthesis', undefined);
    const voice = new Voice(() => 'de', 'on');
    voice.start();
    expect(() => voice.say('a')).not.toThrow();
  });
});
