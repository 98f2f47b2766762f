import { expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { choices, choicesWith, happenings, play, position, type Sketch, whereIs } from '../positions.ts';

const workers = '0,0 4,4 4,0 0,4';

test('Veil of Mist: nothing happens to end the turn, and counters stand still', () => {
  const tide = position({ riddle: 6, queue: 'veil-of-mist' });
  const misty = play(tide, 'use veil-of-mist', '0>0,0', '0+0,1 L1');
  expect(misty.turn.seat).toBe(1);
  expect(misty.clock).toBe(0);
  expect(play(tide, '0>0,0', '0+0,1 L1', 'done').clock).toBe(1);
});

test('Veil of Mist: the turn after it is like any other', () => {
  const misty = play(position({ riddle: 6, queue: 'veil-of-mist' }), 'use veil-of-mist', '0>0,0', '0+0,1 L1');
  expect(play(misty, '2>3,0', '2+2,0 L1').clock).toBe(1);
});

test('Veil of Mist: not where nothing will happen anyway', () => {
  const tide = position({ riddle: 6, queue: 'veil-of-mist' });
  expect(choicesWith({ ...tide, turn: { ...tide.turn, isCalm: true } }, 'use')).toEqual([]);
  expect(choicesWith(position({ riddle: 2, queue: 'veil-of-mist' }), 'use')).toEqual([]);
});

const lostWorker = (sketch: Sketch): State => {
  const field = position({ queue: 'ferrymans-mercy', workers: '0,0 4,4 4,0 -', ...sketch });
  return { ...field, fates: ['standing', 'standing', 'standing', 'destroyed'], destroyed: 1 };
};

test('Ferryman’s Mercy: a destroyed worker comes back to the ground', () => {
  const field = lostWorker({ towers: '1,1:1 2,2:L1/D' });
  const offered = choicesWith(field, 'ferrymans-mercy');
  expect(offered).toContain('use ferrymans-mercy 3 2,1');
  for (const place of ['1,1', '2,2', '0,0', '4,4'])
    expect(offered).not.toContain(`use ferrymans-mercy 3 ${place}`);
  const back = play(field, 'use ferrymans-mercy 3 2,1');
  expect(whereIs(back, 3)).toBe('2,1');
  expect(back.destroyed).toBe(0);
  expect(back.fates[3]).toBe('standing');
});

test('Ferryman’s Mercy: a worker that comes back finds what drifts there', () => {
  const field = lostWorker({ riddle: 5, workers: '0,0 5,5 5,0 -' });
  const back = play(field, 'use ferrymans-mercy 3 1,0');
  expect(happenings(back, 'salvaged')).toEqual([{ kind: 'salvaged', on: 1, piece: 'L2' }]);
});

test('Ferryman’s Mercy: not while nobody is destroyed', () => {
  expect(choicesWith(position({ queue: 'ferrymans-mercy', workers }), 'use')).toEqual([]);
});

test('Answered Prayer: a gem that is spent comes back', () => {
  const field: State = { ...position({ queue: 'answered-prayer', workers }), gems: ['green'] };
  expect(choicesWith(field, 'use')).toEqual(['use answered-prayer red', 'use answered-prayer blue']);
  expect(play(field, 'use answered-prayer blue').gems.toSorted()).toEqual(['blue', 'green']);
});

test('Answered Prayer: not while all three are there', () => {
  expect(choicesWith(position({ queue: 'answered-prayer', workers }), 'use')).toEqual([]);
});

const withFriends = (sketch: Sketch = {}): State => {
  const field = position({ queue: 'polaris-favor', workers, ...sketch });
  return { ...field, setup: { ...field.setup, friends: ['pegasus', 'iris', 'persephone'] } };
};

test('Favour of Polaris: the power of any friendly god for this turn', () => {
  const field = withFriends({ towers: '1,1:3' });
  expect(choicesWith(field, 'polaris-favor')).toEqual([
    'use polaris-favor pegasus',
    'use polaris-favor iris',
    'use polaris-favor persephone',
    'drop polaris-favor',
  ]);
  const favoured = play(field, 'use polaris-favor pegasus');
  expect(choices(favoured)).toContain('0>1,1 {pegasus}');
  const next = play(favoured, '0>1,1 {pegasus}', '0+0,0 L1');
  expect(next.turn.borrowed).toEqual([]);
});

test('Favour of Polaris: not of a god that one holds, unless it is spent', () => {
  const held = withFriends({ gods: 'persephone' });
  expect(choices(held)).not.toContain('use polaris-favor persephone');
  const spent: State = { ...held, held: held.held.map((god) => ({ ...god, charges: 0 })) };
  expect(choices(spent)).toContain('use polaris-favor persephone');
});

test('Favour of Polaris: nothing without friends', () => {
  expect(choicesWith(position({ queue: 'polaris-favor', workers }), 'use')).toEqual([]);
});
