import { describe, expect, test } from 'vitest';
import { actorOf } from '../src/acting.ts';
import { ownWorkers, workersToMove } from '../src/crew.ts';
import { holdLimit } from '../src/selecting.ts';
import { choices, choicesWith, play, position, type Sketch } from './positions.ts';

const CORNERS = '0,0 4,4 4,0 0,4';

describe('the workers one may move', () => {
  test.each<[players: number, seat: number, workers: readonly number[]]>([
    [1, 0, [0, 1, 2, 3]],
    [2, 0, [0, 1]],
    [2, 1, [2, 3]],
    [3, 0, [0, 3]],
    [3, 1, [1, 3]],
    [3, 2, [2, 3]],
    [4, 0, [0, 1]],
    [4, 1, [2, 3]],
    [4, 2, [0, 1]],
    [4, 3, [2, 3]],
  ])('of %i players seat %i: %j', (players, seat, workers) => {
    expect(workersToMove(position({ players, seat, workers: CORNERS }))).toEqual(workers);
  });
  test('those who are not on the map are not among them', () => {
    expect(workersToMove(position({ workers: '0,0 - 4,0 0,4' }))).toEqual([0]);
  });
  test('the workers of others do not move', () => {
    expect(choicesWith(position({ workers: CORNERS }), '2>')).toEqual([]);
  });
  test('who sleeps does not move', () => {
    const state = position({ workers: CORNERS, change: { asleep: [{ figure: 0, seat: 1 }] } });
    expect(choicesWith(state, '0>')).toEqual([]);
    expect(choicesWith(state, '1>')).not.toEqual([]);
  });
});

describe('who plays alone changes colours', () => {
  const alone: Sketch = { players: 1, workers: CORNERS };
  test.each<[why: string, change: object, workers: readonly number[]]>([
    ['the first time either', { lastCrew: null }, [0, 1, 2, 3]],
    ['after white blue', { lastCrew: 0 }, [2, 3]],
    ['after blue white', { lastCrew: 1 }, [0, 1]],
  ])('%s', (_, change, workers) => {
    expect(workersToMove(position({ ...alone, change }))).toEqual(workers);
  });
  test('unless the other colour has nobody on the map', () => {
    expect(workersToMove(position({ ...alone, workers: '0,0 4,4 - -', change: { lastCrew: 0 } }))).toEqual([
      0, 1,
    ]);
  });
  test('selecting a god or playing the game in between changes nothing', () => {
    const moved = play(position({ ...alone, queue: 'artemis demeter' }), '0>1,1', '0+1,0 L1');
    expect(workersToMove(moved)).toEqual([2, 3]);
    expect(workersToMove(play(moved, 'select 0'))).toEqual([2, 3]);
    expect(workersToMove(play(moved, 'game', 'gain L1'))).toEqual([2, 3]);
  });
  test('nobody else does', () => {
    const state = position({ workers: CORNERS, change: { lastCrew: 0, lastFirst: 0 } });
    expect(workersToMove(state)).toEqual([0, 1]);
  });
  test('three gods may be held, and any turn may finish any quest', () => {
    expect([1, 2, 3, 4].map(holdLimit)).toEqual([3, 2, 2, 2]);
    const state = position({ ...alone, gods: 'artemis demeter', queue: 'zeus' });
    expect(choices(state)).toContain('select 0');
    expect(
      choicesWith(position({ ...alone, gods: 'artemis demeter atlas', queue: 'zeus' }), 'select'),
    ).toEqual([]);
  });
});

describe('the Wanderer', () => {
  const three: Sketch = { players: 3, workers: CORNERS };
  test.each<[why: string, lastFirst: 0 | 3 | null, workers: readonly number[]]>([
    ['rests after he moved first', 3, [0]],
    ['is free after somebody else did', 0, [0, 3]],
    ['is free after a turn without a move', null, [0, 3]],
  ])('%s', (_, lastFirst, workers) => {
    expect(workersToMove(position({ ...three, change: { lastFirst } }))).toEqual(workers);
  });
  test('two turns that follow each other at the table, whoever plays them', () => {
    const first = play(position(three), '3>1,3', '3+0,4 L1');
    expect(first.turn.seat).toBe(1);
    expect(choicesWith(first, '3>')).toEqual([]);
    const freed = play(first, 'game', 'gain L1');
    expect(choicesWith(freed, '3>')).not.toEqual([]);
  });
  test('he belongs to whoever has the turn, even while he rests', () => {
    expect(ownWorkers(position({ ...three, change: { lastFirst: 3 } }))).toEqual([0, 3]);
  });
  test('to be forced is not to move first', () => {
    const state = position({ ...three, change: { lastFirst: null } });
    expect(play(state, '0>1,1', '0+1,0 L1').lastFirst).toBe(0);
  });
});

describe('gods are held', () => {
  test('two at most', () => {
    expect(choicesWith(position({ gods: 'artemis', queue: 'zeus' }), 'select')).toEqual(['select 0']);
    expect(choicesWith(position({ gods: 'artemis demeter', queue: 'zeus' }), 'select')).toEqual([]);
  });
  test('each of four holds two', () => {
    const state = position({ players: 4, seat: 2, gods: 'artemis:0 demeter:0', queue: 'zeus' });
    expect(choicesWith(state, 'select')).toEqual(['select 0']);
    expect(play(state, 'select 0').held.at(-1)).toMatchObject({ god: 'zeus', owner: 2 });
  });
  test('anybody builds their pieces, the owner alone has the power', () => {
    const state = position({ workers: CORNERS, stockpile: '', gods: 'artemis:1' });
    const moved = play(state, '0>1,1');
    expect(choicesWith(moved, '0+')).toContain('0+1,0 L1<artemis');
    expect(choicesWith(moved, '{artemis}')).toEqual([]);
  });
});

describe('23: whoever has the turn chooses', () => {
  test('ties, and what is discarded', () => {
    const asked = play(
      position({ riddle: 4, seat: 1, sphinx: '2,2', workers: '0,2 4,2 0,0 -' }),
      '2>0,1',
      '2+1,0 L1',
    );
    expect(asked.asks[0]?.kind).toBe('sphinx-way');
    expect(actorOf(asked)).toBe(1);
  });
});
