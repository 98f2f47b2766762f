import { expect, test } from 'vitest';
import { choices, happenings, play, position } from '../positions.ts';
import { testCases } from '../powers/cases.ts';

const workers = '0,0 4,4 4,0 0,4';

testCases([
  {
    rule: 'Spare Hands: the worker that moved builds once more, anywhere',
    queue: 'spare-hands',
    workers,
    after: ['0>1,1', '0+0,0 L1'],
    can: ['0+0,0 L2 {spare-hands}', '0+0,1 L1 {spare-hands}', 'done'],
    cannot: ['1+3,3 L1 {spare-hands}'],
  },
  {
    rule: 'Spare Hands: nothing before the build',
    queue: 'spare-hands',
    workers,
    after: ['0>1,1'],
    cannot: ['0+0,0 L1 {spare-hands}'],
  },
  {
    rule: 'Pull Down: the top block of a free tower beside any own worker',
    queue: 'pull-down',
    workers: '0,0 4,4 1,1 0,4',
    towers: '0,1:2 1,0:L1/D 1,1:1 3,3:3 2,2:2',
    can: ['0-0,1 {pull-down}', '1-3,3 {pull-down}'],
    cannot: ['0-1,0 {pull-down}', '0-1,1 {pull-down}', '0-2,2 {pull-down}', '1-3,4 {pull-down}'],
  },
  {
    rule: 'Pull Down: between move and build it is no build',
    queue: 'pull-down',
    workers,
    towers: '0,1:2',
    after: ['0>1,1', '0-0,1 {pull-down}'],
    can: ['0+0,1 L2', '0+0,0 L1'],
    cannot: ['done'],
  },
  {
    rule: 'Pull Down: other powers count from the build itself',
    gods: 'demeter',
    queue: 'pull-down',
    workers,
    towers: '0,1:2',
    after: ['0>1,1', '0-0,1 {pull-down}', '0+0,0 L1'],
    can: ['0+0,1 L2 {demeter}'],
    cannot: ['0+0,0 L2 {demeter}'],
  },
]);

test('Pull Down: the block comes to the stockpile and the coin stays', () => {
  const before = position({ queue: 'pull-down', riddle: 3, workers, towers: '1,1:2' });
  const after = play(before, '0-1,1 {pull-down}');
  expect(after.stockpile.L2).toBe(before.stockpile.L2 + 1);
  expect(after.coins).toEqual(before.coins);
  expect(after.turn.phase).toBe('start');
});

test('Pull Down: a ruin that is levelled is none any more', () => {
  const ruins = position({ riddle: 19, queue: 'pull-down', workers: '0,3 4,4 4,0 0,0', towers: '1,3:1' });
  expect(happenings(play(ruins, '0-1,3 {pull-down}'), 'ruin-unmarked')).toHaveLength(1);
});

test('Spare Hands: with no piece left nothing is offered', () => {
  const after = play(position({ queue: 'spare-hands', workers, stockpile: 'L1' }), '0>1,1', '0+0,0 L1');
  expect(after.turn.seat).toBe(1);
  expect(choices(after)).toContain('drop spare-hands');
});
