import { expect, test } from 'vitest';
import type { Piece } from '../../src/pieces.ts';
import { choices, choicesWith, happenings, play, position } from '../positions.ts';
import { testCases } from '../powers/cases.ts';

const workers = '0,0 4,4 4,0 0,4';

test.each([
  ['quarry-gift', 'L1'],
  ['masons-chest', 'L2'],
  ['high-stone', 'L3'],
  ['dawn-dome', 'D'],
] as const)('%s adds one %s and is discarded', (blessing, piece) => {
  const before = position({ queue: blessing, workers });
  const after = play(before, `gain ${piece} {${blessing}}`);
  expect(after.stockpile).toEqual({ ...before.stockpile, [piece]: before.stockpile[piece] + 1 });
  expect(after.queue).toEqual([]);
  expect(after.turn.phase).toBe('start');
});

test.each([
  ['quarry-gift', 'L1', 22],
  ['masons-chest', 'L2', 18],
  ['high-stone', 'L3', 14],
  ['dawn-dome', 'D', 18],
] as const)('%s adds nothing if the box has none', (blessing, piece: Piece, all) => {
  const field = position({ queue: blessing, workers });
  expect(choicesWith({ ...field, stockpile: { ...field.stockpile, [piece]: all } }, 'gain')).toEqual([]);
});

testCases([
  {
    rule: 'Barter: any piece of the stockpile',
    queue: 'barter',
    workers,
    stockpile: 'L1 D',
    gods: 'artemis',
    can: ['pay L1 {barter}', 'pay D {barter}'],
    cannot: ['pay L2 {barter}', 'pay L1<artemis {barter}'],
  },
  {
    rule: 'Barter: not with an empty stockpile',
    queue: 'barter',
    workers,
    stockpile: ' ',
    cannot: ['pay L1 {barter}'],
  },
  {
    rule: 'Barter: for any piece of the box',
    queue: 'barter',
    workers,
    stockpile: 'L1 D',
    after: ['pay L1 {barter}'],
    can: ['gain L1', 'gain L2', 'gain L3', 'gain D'],
    cannot: ['game'],
  },
  {
    rule: 'gifts come between move and build, too',
    queue: 'quarry-gift barter cornucopia',
    workers,
    stockpile: 'L2',
    towers: '1,0:1',
    after: ['0>1,1', 'gain L1 {quarry-gift}'],
    can: ['0+0,0 L1', 'pay L2 {barter}', 'use cornucopia'],
  },
  {
    rule: 'gifts come after the build, too',
    queue: 'quarry-gift',
    workers,
    after: ['0>1,1', '0+0,0 L1'],
    can: ['gain L1 {quarry-gift}', 'done'],
  },
  {
    rule: 'a worker may move and count on a gift for its build',
    queue: 'quarry-gift',
    workers,
    stockpile: 'D',
    can: ['0>1,1', 'gain L1 {quarry-gift}'],
  },
  {
    rule: 'a piece that the build needs is not bartered away for good',
    queue: 'barter',
    workers,
    stockpile: 'L1',
    after: ['0>1,1', 'pay L1 {barter}'],
    can: ['gain L1'],
    cannot: ['gain L2', 'gain D'],
  },
]);

test('Barter: what is paid goes to the box', () => {
  const after = play(position({ queue: 'barter', workers, stockpile: 'L1 D' }), 'pay L1 {barter}', 'gain L3');
  expect(after.stockpile).toEqual({ L1: 0, L2: 0, L3: 1, D: 1 });
});

test('Cornucopia: two pieces, one after the other', () => {
  const one = play(position({ queue: 'cornucopia', workers, stockpile: 'D' }), 'use cornucopia', 'gain L3');
  expect(choices(one)).toEqual(['gain L1', 'gain L2', 'gain L3', 'gain D']);
  expect(play(one, 'gain L1').stockpile).toEqual({ L1: 1, L2: 0, L3: 1, D: 1 });
  expect(happenings(one, 'blessing-spent')).toHaveLength(1);
});

test('Cornucopia: nothing from an empty box', () => {
  const field = position({ queue: 'cornucopia', workers });
  expect(choices({ ...field, stockpile: { L1: 22, L2: 18, L3: 14, D: 18 } })).not.toContain('use cornucopia');
});
