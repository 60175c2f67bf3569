import { describe, expect, it } from 'vitest';
import { bestGrade, canTurn, lieAt, moveAt, moveTo, naturalMove, offeredOf, targetsOf, usable } from './moves';
import { viewOf } from '../testing';

const view = viewOf({ hand: ['op', 'rb*', 'tr', 'stop'], rows: [['ry', 'yo'], ['rg', 'gb*'], []] });

describe('targets of a hand card', () => {
  it('groups both ways round of a paper by place, the free end first and the discards last', () => {
    const legal = ['lay op 1', 'lay op 3', 'lay po 1', 'lay rb* 3', 'discard op', 'discard rb*', 'end'];
    const targets = targetsOf('op', legal, view, 0);
    expect([...targets.keys()]).toEqual(['row:0:3', 'row:0:1', 'discard']);
    expect([...targets.values()].map((target) => target.kind)).toEqual(['append', 'cover', 'discard']);
    expect([...(targets.get('row:0:1')?.moves.keys() ?? [])]).toEqual(['op', 'po']);
  });

  it('reads the seat of a tear from 1 and shows it from 0', () => {
    const targets = targetsOf('tr', ['tear r 2:1', 'discard tr'], view, 0);
    expect(targets.get('row:1:1')).toMatchObject({ kind: 'tear', seat: 1, place: 1 });
  });

  it('gives a stop card its place', () => {
    expect([...targetsOf('stop', ['stop 2'], view, 0).values()]).toMatchObject([{ kind: 'stop', key: 'row:0:2' }]);
  });

  it('tells mirror twins apart when both are held (fixed direction)', () => {
    const twins = viewOf({ hand: ['rb', 'br'], rows: [[]] });
    expect(targetsOf('rb', ['lay br 1'], twins, 0).size).toBe(0);
    expect(targetsOf('br', ['lay br 1'], twins, 0).size).toBe(1);
  });
});

describe('which way round', () => {
  const targets = targetsOf('op', ['lay op 1', 'lay po 1', 'lay po 3'], view, 0);
  const [append, cover] = [targets.get('row:0:3')!, targets.get('row:0:1')!];

  it('stays as shown where both ways are allowed', () => {
    expect(moveAt(cover, 'op')).toBe('lay op 1');
    expect(moveAt(cover, 'po')).toBe('lay po 1');
  });

  it('turns by itself where only the other way is allowed', () => {
    expect(lieAt(append, 'op')).toBe('po');
    expect(moveAt(append, 'op')).toBe('lay po 3');
  });

  it('prefers the way that fits, however the card is held, unless the other was asked for', () => {
    const told = { ...view, mended_beside: ['lay op 3'], covered_itself: ['lay op 1', 'lay po 1'] };
    const graded = targetsOf('op', ['lay op 3', 'lay po 3', 'lay op 1', 'lay po 1'], told, 0);
    const end = graded.get('row:0:3')!;
    expect(lieAt(end, 'op')).toBe('po');
    expect(lieAt(end, 'op', true)).toBe('op');
    expect([bestGrade(end), bestGrade(graded.get('row:0:1')!)]).toEqual(['fits', 'itself']);
  });

  it('does not offer what one card of the turn would cover, unless nothing else is left', () => {
    const told = { ...view, covered_itself: ['lay op 1'] };
    expect(offeredOf(told, ['lay op 1', 'lay po 3'])).toEqual(['lay po 3']);
    expect(offeredOf(told, ['lay op 1', 'discard op'])).toEqual(['discard op']);
    expect(offeredOf({ ...told, broken: 1 }, ['lay op 1'])).toEqual(['lay op 1']);
  });

  it('offers turning only where it makes a difference', () => {
    expect(canTurn('op', targets)).toBe(true);
    expect(canTurn('op', targetsOf('op', ['lay op 1', 'discard op'], view, 0))).toBe(false);
    expect(canTurn('oo', targetsOf('oo', ['lay oo 1'], viewOf({ hand: ['oo'], rows: [[]] }), 0))).toBe(false);
  });
});

it('knows which cards can be laid at all; discarding does not count', () => {
  expect(usable(view, ['lay po 3', 'tear r 2:1', 'discard rb*', 'discard stop'], 0)).toEqual([true, false, true, false]);
});

describe('the move that a person most likely wants', () => {
  it('is adding paper at the end', () => expect(naturalMove('rb*', view, 0)).toBe('lay rb* 3'));
  it('is tearing paper that shows the colour', () => expect(naturalMove('tb', view, 0)).toBe('tear b 2:2'));
  it('is tearing the end of some row if none does', () => expect(naturalMove('tp', view, 0)).toBe('tear p 2:2'));
  it('is protecting the end of the row', () => expect(naturalMove('stop', view, 0)).toBe('stop 2'));
  it('is written like any other move', () => expect(moveTo('tg', 2, 4)).toBe('tear g 3:4'));
});
