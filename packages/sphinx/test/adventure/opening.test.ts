import { describe, expect, test } from 'vitest';
import {
  type AdventureLog,
  isComplete,
  isLairOpen,
  lockOf,
  RIDDLES,
  readablePages,
} from '../../src/index.ts';
import { EMPTY, playOf, shaded } from './log-of.ts';

/** The log with Silver on each of these riddles. */
const solved = (...riddles: readonly number[]): AdventureLog =>
  riddles.length === 0
    ? EMPTY
    : shaded(EMPTY, ...riddles.map((riddle) => playOf(`play ${riddle}`, riddle, ['silver'])));
const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);
const openRiddles = (log: AdventureLog): readonly number[] =>
  RIDDLES.map(({ number }) => number).filter((riddle) => lockOf(log, riddle) === undefined);

describe('a riddle is open', () => {
  test.each([
    ['at the start the tutorial and the first of every island but the Lair', [], [0, 1, 5, 9, 13, 17]],
    ['the tutorial begins no island', [0], [0, 1, 5, 9, 13, 17]],
    ['the next of an island that is begun, and no other island', [1], [0, 1, 2]],
    ['any island may be the first', [9], [0, 9, 10]],
    ['a complete island opens all others', [1, 2, 3, 4], [0, 1, 2, 3, 4, 5, 9, 13, 17]],
    ['what is played stays open', [1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5, 6]],
    ['the Lair with a circle on each of 1 to 20', upTo(20), [0, ...upTo(21)]],
    ['the last riddle after the one before it', upTo(21), [0, ...upTo(22)]],
    ['nineteen are not enough for the Lair', upTo(19), [0, ...upTo(20)]],
  ])('%s', (_, riddles, open) => {
    expect(openRiddles(solved(...riddles))).toEqual(open);
  });

  test('a riddle that was lost may be tried again, and its island is not begun', () => {
    const log = shaded(EMPTY, playOf('lost', 5, []), playOf('won', 1, ['gold']));
    expect(openRiddles(log)).toEqual([0, 1, 2, 5]);
  });

  test('two islands that were begun on two devices both go on', () => {
    expect(openRiddles(solved(1, 5))).toEqual([0, 1, 2, 5, 6]);
  });
});

describe('a closed riddle says why', () => {
  test.each([
    [2, [], { reason: 'riddle-before', riddle: 1 }],
    [11, [9], { reason: 'riddle-before', riddle: 10 }],
    [13, [9], { reason: 'island-unfinished', island: 'grieving' }],
    [22, upTo(20), { reason: 'riddle-before', riddle: 21 }],
    [21, upTo(18), { reason: 'circles-missing', riddles: [19, 20] }],
    [21, upTo(20), undefined],
  ])('riddle %i', (riddle, done, lock) => {
    expect(lockOf(solved(...done), riddle)).toEqual(lock);
  });
});

test('an island is complete without the tutorial, and not with a riddle missing', () => {
  expect(isComplete(solved(1, 2, 3, 4), 'paradise')).toBe(true);
  expect(isComplete(solved(0, 1, 2, 3), 'paradise')).toBe(false);
});

test('the Lair needs circles that are shaded', () => {
  expect(isLairOpen(solved(...upTo(20)))).toBe(true);
  expect(isLairOpen(solved(...upTo(19)))).toBe(false);
});

describe('a page of the story can be read', () => {
  test.each([
    ['the opening always', [], ['opening']],
    ['that of an island once it is entered', [0], ['opening', 'paradise']],
    ['in the order of the story', [9, 1], ['opening', 'paradise', 'grieving']],
    [
      'that of the mystery pack when the Lair opens',
      upTo(20),
      ['opening', 'paradise', 'distant', 'grieving', 'war', 'summit', 'mystery-pack'],
    ],
    [
      'the ending when the last riddle is solved',
      upTo(22),
      ['opening', 'paradise', 'distant', 'grieving', 'war', 'summit', 'lair', 'mystery-pack', 'ending'],
    ],
  ])('%s', (_, riddles, pages) => {
    expect(readablePages(solved(...riddles))).toEqual(pages);
  });
});
