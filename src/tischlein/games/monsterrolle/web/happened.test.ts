import { describe, expect, it } from 'vitest';
import { lastTurn, NOBODY, scoringOf, soundsOf } from './happened';
import type { Line } from './types';

function line(seat: number, move: string, ...events: Record<string, unknown>[]): Line {
  return { v: 1, seat, move, events };
}
const laid = line(1, 'lay rb 3', { kind: 'Laid', seat: 1, card: 'rb', place: 3, over: '' });
const torn = line(1, 'tear r 1:2', { kind: 'Torn', seat: 1, card: 'tr', victim: 0, place: 2, over: 'ry' });

describe('the marks of the last turn', () => {
  it('gather while the same seat plays', () => {
    expect(lastTurn(NOBODY, [laid, torn]).steps.map((step) => step.key)).toEqual(['row:1:3', 'row:0:2']);
  });
  it('go one by one when taken back', () => {
    expect(lastTurn(NOBODY, [laid, torn, line(1, 'undo')]).steps.map((step) => step.key)).toEqual(['row:1:3']);
  });
  it('stay while the next seat draws, and go with its first card', () => {
    const drew = line(2, 'draw', { kind: 'DrewUnseen', seat: 2 });
    const threw = line(2, 'discard gb', { kind: 'Discarded', seat: 2, card: 'gb' });
    expect(lastTurn(NOBODY, [laid, drew]).seat).toBe(1);
    expect(lastTurn(NOBODY, [laid, drew, threw])).toMatchObject({ seat: 2, steps: [{ key: '', card: 'gb' }] });
  });
});

it('plays each sound once, and the own turn only for its seat', () => {
  const ended = line(1, 'end', { kind: 'TurnBegan', seat: 2, turn: 9 });
  expect(soundsOf([laid, torn, torn, ended], 2)).toEqual(['lay', 'tear', 'turn']);
  expect(soundsOf([ended], 0)).toEqual([]);
});

it('gathers a scoring by seat', () => {
  const came = line(0, 'draw', { kind: 'ScoringCame', number: 2 }, { kind: 'Scored', seat: 1, points: 4, total: 9 });
  expect(scoringOf([laid], 2)).toBeNull();
  expect(scoringOf([came], 2)).toEqual({ number: 2, points: [0, 4], totals: [0, 9] });
});
