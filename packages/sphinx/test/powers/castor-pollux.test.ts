import { expect, test } from 'vitest';
import { choices, choicesWith, happenings, play, position, whereIs } from '../positions.ts';
import { testCases } from './cases.ts';

const spots = '0,0 4,4 4,0 0,4';

testCases([
  {
    rule: 'two own workers may move, or build where they stand',
    gods: 'castor-pollux',
    workers: spots,
    can: ['0>1,1 {castor-pollux}', '1+3,3 L1 {castor-pollux}', '0>1,1'],
    cannot: ['2>3,1 {castor-pollux}', '2+3,0 L1 {castor-pollux}'],
  },
  {
    rule: 'after the move of one only the other moves',
    gods: 'castor-pollux',
    workers: spots,
    after: ['0>1,1 {castor-pollux}'],
    can: ['1>3,3 {castor-pollux}'],
    cannot: ['0>2,2 {castor-pollux}', '1+3,3 L1 {castor-pollux}', '0+0,0 L1', 'done'],
  },
  {
    rule: 'after the build of one only the other builds',
    gods: 'castor-pollux',
    workers: spots,
    after: ['0+1,1 L1 {castor-pollux}'],
    can: ['1+3,3 L1 {castor-pollux}'],
    cannot: ['0+0,1 L1 {castor-pollux}', '1>3,3 {castor-pollux}', '0>0,1'],
  },
  {
    rule: 'it is not begun if the second cannot move',
    gods: 'castor-pollux',
    workers: spots,
    towers: '3,3:2 3,4:2 4,3:2',
    stockpile: 'L3',
    can: ['0>1,1'],
    cannot: ['0>1,1 {castor-pollux}', '1>3,3 {castor-pollux}'],
  },
  {
    rule: 'it is not begun if there is a piece for one only',
    lent: 'castor-pollux',
    workers: spots,
    stockpile: 'L1',
    can: ['0>1,1', '0>1,1 {castor-pollux}'],
    cannot: ['0+1,1 L1 {castor-pollux}'],
  },
  {
    rule: 'other powers help',
    gods: 'castor-pollux pegasus',
    workers: spots,
    towers: '1,1:3',
    can: ['0>1,1 {castor-pollux pegasus}'],
  },
  {
    rule: 'alone, both are of one colour',
    players: 1,
    gods: 'castor-pollux',
    workers: spots,
    after: ['2>3,1 {castor-pollux}'],
    can: ['3>1,3 {castor-pollux}'],
    cannot: ['0>1,1 {castor-pollux}', '1>3,3 {castor-pollux}'],
  },
  {
    rule: 'the Wanderer who has to rest moves second, not first',
    players: 3,
    gods: 'castor-pollux',
    workers: spots,
    change: { lastFirst: 3 },
    after: ['0>1,1 {castor-pollux}'],
    can: ['3>1,3 {castor-pollux}'],
  },
  {
    rule: 'a Wanderer who has to rest does not begin',
    players: 3,
    gods: 'castor-pollux',
    workers: spots,
    change: { lastFirst: 3 },
    cannot: ['3>1,3 {castor-pollux}'],
  },
]);

test('two moves are a turn and one charge', () => {
  const after = play(
    position({ gods: 'castor-pollux', workers: spots }),
    '0>1,1 {castor-pollux}',
    '1>3,3 {castor-pollux}',
  );
  expect([whereIs(after, 0), whereIs(after, 1)]).toEqual(['1,1', '3,3']);
  expect(after.held[0]!.charges).toBe(1);
  expect(after.turn.seat).toBe(1);
});

test('what may be done at the end of a turn may be done after it', () => {
  const after = play(
    position({ gods: 'castor-pollux', queue: 'quarry-gift spare-hands', workers: spots }),
    '0+1,1 L1 {castor-pollux}',
    '1+3,3 L1 {castor-pollux}',
  );
  expect(choices(after)).toEqual(['gain L1 {quarry-gift}', 'done']);
});

test('without charges nothing is offered', () => {
  const field = position({ gods: 'castor-pollux', workers: spots });
  const spent = { ...field, held: field.held.map((held) => ({ ...held, charges: 0 })) };
  expect(choicesWith(spent, '{castor-pollux}')).toEqual([]);
});

test('the quest is done by building both pieces of the card', () => {
  const after = play(
    position({ gods: 'castor-pollux', workers: spots, towers: '3,3:1' }),
    '0+1,1 L1<castor-pollux {castor-pollux}',
    '1+3,3 L2<castor-pollux {castor-pollux}',
  );
  expect(happenings(after, 'quest-done')).toHaveLength(1);
});
