import { describe, expect, test } from 'vitest';
import { countOf } from '../../src/pieces.ts';
import {
  choices,
  choicesWith,
  happenings,
  play,
  position,
  type Sketch,
  squareOf,
  whereIs,
} from '../positions.ts';
import { afterEffects } from '../step-three.ts';

describe('bridges', () => {
  const quay: Sketch = { riddle: 2, workers: '2,0 1,1 6,1 6,2' };
  test('join their ends for moves', () => {
    expect(choices(position(quay))).toContain('0>4,0');
    expect(choices(position({ ...quay, workers: '4,0 1,1 6,1 6,2' }))).toContain('0>2,0');
  });
  test('and not for builds', () => {
    const moved = play(position({ ...quay, workers: '1,0 1,1 6,1 6,2' }), '0>2,0');
    expect(choicesWith(moved, '+4,0')).toEqual([]);
  });
  test('climbing over one follows the usual rule', () => {
    expect(choices(position({ ...quay, towers: '4,0:2' }))).not.toContain('0>4,0');
    expect(choices(position({ ...quay, towers: '4,0:1' }))).toContain('0>4,0');
  });
  test('without one nobody crosses a gap', () => {
    expect(choicesWith(position({ ...quay, workers: '2,1 1,1 6,1 6,2' }), '0>4')).toEqual([]);
  });
  test('expert: the second bridge is gone', () => {
    const sketch: Sketch = { ...quay, workers: '2,3 1,1 6,1 6,2' };
    expect(choices(position(sketch))).toContain('0>4,3');
    expect(choices(position({ ...sketch, isExpert: true }))).not.toContain('0>4,3');
  });
});

describe('FLOURISH', () => {
  const harvest: Sketch = { riddle: 3, workers: '1,0 4,4 4,0 0,4', stockpile: 'L1 L2' };
  test.each<[why: string, sketch: Sketch, steps: readonly string[], left: number]>([
    ['a coin that is collected pays a level-1 block', {}, ['0>0,0', '0+1,1 L1'], 2],
    ['what collects nothing pays nothing', {}, ['0>0,0', '0+1,0 L1'], 1],
    ['gold pays too', { towers: '0,2:1' }, ['0>0,1', '0+0,2 L2'], 2],
    ['expert: gold pays nothing', { towers: '0,2:1', isExpert: true }, ['0>0,1', '0+0,2 L2'], 1],
    ['expert: silver pays', { isExpert: true }, ['0>0,0', '0+1,1 L1'], 2],
  ])('%s', (_, sketch, steps, left) => {
    expect(countOf(play(position({ ...harvest, ...sketch }), ...steps).stockpile)).toBe(left);
  });
  test('an empty box pays nothing', () => {
    const most = Array<string>(21).fill('L1').join(' ');
    const after = play(position({ ...harvest, towers: '4,1:1', stockpile: most }), '0>0,0', '0+1,1 L1');
    expect(happenings(after, 'gained')).toEqual([]);
    expect(after.stockpile.L1).toBe(20);
  });
});

describe('FLOTSAM', () => {
  const rafts: Sketch = { riddle: 5, workers: '1,1 3,3 3,2 2,3', stockpile: 'L2' };
  test('nobody builds on it', () => {
    const moved = play(position({ ...rafts, stockpile: 'L1', workers: '2,2 3,3 3,2 2,3' }), '0>1,1');
    expect(choicesWith(moved, '0+')).toEqual(['0+2,2 L1']);
  });
  test('who moves there takes it at once, and can build with it', () => {
    const moved = play(position({ ...rafts, stockpile: '' }), '0>0,1');
    expect(moved.stockpile).toEqual({ L1: 1, L2: 0, L3: 0, D: 0 });
    expect(choices(moved)).toEqual(['0+1,1 L1']);
  });
  test('it is no tower: one steps onto it from the ground, and stands on the ground', () => {
    expect(play(position({ ...rafts, stockpile: 'L1' }), '0>0,0').towers[0]).toBe(0);
  });
  test('when it is gone the space is a space like any other', () => {
    const state = position({ ...rafts, stockpile: 'L1', change: { flotsam: [] } });
    expect(choices(play(state, '0>0,0'))).toEqual(['0+1,0 L1', '0+0,1 L1', '0+1,1 L1']);
  });
  test('pieces that drift are not in the box', () => {
    const state = position({ riddle: 5 });
    expect(state.flotsam).toHaveLength(9);
    expect(position({ riddle: 5, isExpert: true }).flotsam).toHaveLength(7);
  });
});

describe('TIDE', () => {
  const beach: Sketch = { riddle: 6, workers: '0,2 1,0 2,0 3,0' };
  const atClock = (clock: number, sketch: Sketch = {}) =>
    position({ ...beach, ...sketch, change: { clock } });
  test.each<[turns: number, isExpert: boolean, isHigh: boolean]>([
    [5, false, false],
    [6, false, true],
    [7, false, true],
    [8, false, false],
    [13, false, false],
    [14, false, true],
    [4, true, false],
    [5, true, true],
    [7, true, true],
    [8, true, false],
  ])('after %i turns (expert: %s) it is high: %s', (clock, isExpert, isHigh) => {
    const state = atClock(clock, { isExpert, workers: '0,1 1,0 2,0 3,0' });
    expect(choicesWith(state, '0>0,2')).toEqual(isHigh ? [] : ['0>0,2']);
  });

  test('when it turns high, who stands low on its spaces is destroyed', () => {
    const after = afterEffects(atClock(5));
    expect(happenings(after, 'tide-turned')).toEqual([{ kind: 'tide-turned', isHigh: true }]);
    expect(happenings(after, 'destroyed')).toMatchObject([{ worker: 0 }]);
    expect(after.ending).toBeNull();
  });
  test.each<[why: string, sketch: Sketch, clock: number]>([
    ['higher up one is safe', { towers: '0,2:1' }, 5],
    ['on the cliff one is safe', { workers: '0,1 1,0 2,0 3,0' }, 5],
    ['a turn earlier nothing happens', {}, 4],
    ['and not when it stays high', {}, 6],
    ['nor when it turns low', {}, 7],
  ])('%s', (_, sketch, clock) => {
    expect(happenings(afterEffects(atClock(clock, sketch)), 'destroyed')).toEqual([]);
  });
  test('who sleeps is not destroyed', () => {
    const state = position({ ...beach, change: { clock: 5, asleep: [{ figure: 0, seat: 1 }] } });
    expect(happenings(afterEffects(state), 'destroyed')).toEqual([]);
  });
  test('two at once end the riddle, and nobody falls after that', () => {
    const after = afterEffects(atClock(5, { workers: '0,2 1,2 2,2 3,2' }));
    expect(after.ending).toBe('destroyed');
    expect(happenings(after, 'destroyed')).toHaveLength(2);
  });
  test('at high tide nobody builds on its bare spaces; towers are spaces like any other', () => {
    const moved = play(atClock(6, { workers: '0,0 5,0 4,0 3,0', towers: '1,2:1' }), '0>0,1');
    expect(choicesWith(moved, '+0,2')).toEqual([]);
    expect(choicesWith(moved, '+1,2')).toEqual(['0+1,2 L2']);
    expect(choicesWith(atClock(6, { workers: '0,1 5,0 4,0 3,0', towers: '1,2:1' }), '0>1,2')).toHaveLength(1);
  });
});

describe('RING', () => {
  const ring: Sketch = { riddle: 7, sphinx: '0,0', workers: '2,2 3,3 3,2 2,3' };
  const flown = (sketch: Sketch) => afterEffects(position({ ...ring, ...sketch }));
  test.each<[why: string, sketch: Sketch, to: string]>([
    ['she flies 3 spaces', {}, '3,0'],
    ['around the corner', { sphinx: '4,0' }, '5,2'],
    ['to the end and on', { sphinx: '0,1' }, '2,0'],
    ['past what is 3 high', { towers: '3,0:3' }, '4,0'],
    ['past a low dome', { towers: '3,0:L1/D 4,0:D' }, '5,0'],
    ['onto what is 2 high', { towers: '3,0:2' }, '3,0'],
    ['expert, red: 2', { isExpert: true, die: 'red' }, '2,0'],
    ['expert, green: 3', { isExpert: true, die: 'green' }, '3,0'],
    ['expert, blue: 4', { isExpert: true, die: 'blue' }, '4,0'],
  ])('%s', (_, sketch, to) => {
    const after = flown(sketch);
    expect(after.sphinx).toBe(squareOf(after, to));
  });
  test.each<[why: string, sketch: Sketch, destroyed: number, toppled: number]>([
    ['a worker on the ground falls', { workers: '3,0 3,3 3,2 2,3' }, 1, 0],
    ['a worker on level 1 falls, its tower stays', { workers: '3,0 3,3 3,2 2,3', towers: '3,0:1' }, 1, 0],
    ['a worker on level 2 is safe, its tower too', { workers: '3,0 3,3 3,2 2,3', towers: '3,0:2' }, 0, 0],
    ['a tower without a worker loses a block', { towers: '3,0:2' }, 0, 1],
    ['bare ground loses nothing', {}, 0, 0],
    ['what she flies over is safe', { workers: '2,0 3,3 3,2 2,3', towers: '1,0:2' }, 0, 0],
    [
      'asleep she does not fly',
      { workers: '3,0 3,3 3,2 2,3', change: { asleep: [{ figure: 'sphinx', seat: 0 }] } },
      0,
      0,
    ],
    [
      'who sleeps is safe',
      { workers: '3,0 3,3 3,2 2,3', change: { asleep: [{ figure: 0, seat: 0 }] } },
      0,
      0,
    ],
  ])('%s', (_, sketch, destroyed, toppled) => {
    const after = flown(sketch);
    expect(happenings(after, 'destroyed')).toHaveLength(destroyed);
    expect(happenings(after, 'toppled')).toHaveLength(toppled);
  });
  test('nobody enters or builds below her, who is there may leave', () => {
    expect(choicesWith(position({ ...ring, workers: '1,1 3,3 3,2 2,3' }), '0>0,0')).toEqual([]);
    const moved = play(position({ ...ring, workers: '1,2 3,3 3,2 2,3' }), '0>1,1');
    expect(choicesWith(moved, '+0,0')).toEqual([]);
    const below = position({ ...ring, sphinx: '3,0', workers: '3,0 3,3 3,2 2,3', towers: '3,0:2' });
    expect(choices(below)).toContain('0>3,1');
    expect(whereIs(play(below, '0>3,1', '0+2,1 L1'), 0)).toBe('3,1');
  });
});
