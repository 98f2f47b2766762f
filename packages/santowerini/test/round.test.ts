import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, type Difficulty } from '../src/difficulty.ts';
import type { Face } from '../src/enemy-kinds.ts';
import {
  afterTurn,
  endingOf,
  formatState,
  Island,
  parseTurn,
  SCENARIO_CODES,
  santowerini,
  scenarioOf,
  stepsOf,
  termsOf,
} from '../src/index.ts';
import { landFirst, landingFor } from '../src/landing.ts';
import { dieOf, islandOf, stateOf } from './island-of.ts';

const HOUSE = '0000000000000001000000000';

describe('landing', () => {
  it.each([
    ['where the die says', `${HOUSE}/B2,D2/`, 3, 'C5'],
    ['a six in First Landing', `${HOUSE}/B2,D2/`, 6, 'C5'],
    ['the next if an enemy is there', `${HOUSE}/B2,D2/raider:C5s`, 3, 'D5'],
    ['the next if a builder is there', `${HOUSE}/C5,D2/`, 3, 'D5'],
    ['the next if a dome is there', `0040000000000001000000000/B2,D2/`, 3, 'D5'],
    ['on a building', `0030000000000001000000000/B2,D2/`, 3, 'C5'],
    ['from the last round to the first', `${HOUSE}/A5,D2/raider:E5s,raider:C5s`, 5, 'B5'],
    ['nowhere if all are blocked', `4444400000000001000000000/B2,D2/`, 2, undefined],
  ])('%s', (_, text, face, square) => {
    const landed = landingFor(islandOf(text), face as Face);
    expect(landed === undefined ? undefined : 'ABCDE'[landed % 5]! + (5 - Math.floor(landed / 5))).toBe(
      square,
    );
  });

  it.each([
    ['1A', 'easy', '35', 2],
    ['1A', 'normal', '351', 3],
    ['1A', 'expert', '3512', 4],
    ['6A', 'normal', '135', 3],
    ['6A', 'expert', '1352', 4],
  ] as const)('%s %s begins with those ashore', (scenario, difficulty, rolls, count) => {
    const island = Island.of({ scenario, difficulty, attempt: 1 });
    const die = dieOf(rolls);
    landFirst(island, die);
    expect([island.enemies.length, die.left()]).toEqual([count, 0]);
    expect(island.enemies.map(({ facing }) => facing).join('')).toBe('s'.repeat(count));
  });
});

describe('the end of a round', () => {
  /** A turn far from everybody, the rolls of the phase after it, and who is ashore then. */
  it.each([
    ['nobody lands between intervals', `${HOUSE}/D2,E1/raider:A5s`, 'round=0;reserve=raider', '1', 1],
    ['somebody lands after the third round', `${HOUSE}/D2,E1/raider:A5s`, 'round=2;reserve=raider', '15', 2],
    ['nobody is left to land', `${HOUSE}/D2,E1/raider:A5s`, 'round=2', '1', 1],
    [
      'as many as may be are ashore',
      `${HOUSE}/D2,E1/raider:A5s,raider:B5s,raider:C5s,raider:D5s`,
      'round=2;reserve=raider',
      '1111',
      4,
    ],
    ['nobody was ashore: somebody lands at once', `${HOUSE}/D2,E1/`, 'round=0;reserve=raider', '4', 1],
    [
      'easy: one less ashore',
      `${HOUSE}/D2,E1/raider:A5s,raider:B5s,raider:C5s`,
      'difficulty=easy;round=2;reserve=raider',
      '111',
      3,
    ],
    [
      'expert: after the second',
      `${HOUSE}/D2,E1/raider:A5s`,
      'difficulty=expert;round=1;reserve=raider',
      '15',
      2,
    ],
    [
      'expert: one more ashore',
      `${HOUSE}/D2,E1/raider:A5s,raider:B5s,raider:C5s,raider:D5s`,
      'difficulty=expert;round=1;reserve=raider',
      '11115',
      5,
    ],
  ])('%s', (_, ground, extras, rolls, ashore) => {
    const die = dieOf(rolls);
    const state = afterTurn(stateOf(`${ground}/scenario=1A;${extras}`), parseTurn('D2-D1 C1')!, die);
    expect([state.enemies.length, die.left()]).toEqual([ashore, 0]);
  });

  it('counts nothing on the first turn of an easy game, and nobody acts', () => {
    const before = stateOf(`${HOUSE}/D2,E1/raider:A5s/scenario=1A;difficulty=easy;reserve=raider`);
    const die = dieOf('');
    const after = afterTurn(before, parseTurn('D2-D1 C1')!, die);
    expect(formatState(after)).toBe(
      '0000000000000001000000100/D1,E1/raider:A5s/scenario=1A;difficulty=easy;turns=1;reserve=raider',
    );
    const next = afterTurn(after, parseTurn('D1-D2 C1')!, dieOf('1'));
    expect(next.round).toBe(1);
  });
});

describe('difficulty', () => {
  it.each([
    ['1A', { start: [2, 3, 4], interval: [3, 3, 2], cap: [3, 4, 5] }],
    ['6A', { start: [2, 3, 4], interval: [1, 1, 1], cap: [3, 4, 5] }],
  ] as const)('%s', (scenario, wanted) => {
    const terms = (difficulty: Difficulty) =>
      termsOf({ setup: { scenario, difficulty, attempt: 1 }, wave: 0 });
    for (const key of ['start', 'interval', 'cap'] as const)
      expect(DIFFICULTIES.map((difficulty) => terms(difficulty)[key])).toEqual(wanted[key]);
  });
});

describe('who comes', () => {
  it.each(SCENARIO_CODES)(
    '%s: the last two stay away on Easy, the first two come again on Expert',
    (scenario) => {
      const reserve = (difficulty: Difficulty) => Island.of({ scenario, difficulty, attempt: 1 }).reserve;
      const normal = scenarioOf(scenario).reserve;
      expect(reserve('normal')).toEqual(normal);
      expect(reserve('easy')).toEqual(normal.slice(0, -2));
      expect(reserve('expert')).toEqual([...normal, ...normal.slice(0, 2)]);
    },
  );
});

describe('the game ends', () => {
  it.each([
    ['an enemy at the gate', `${HOUSE}/D2,E1/raider:C1s`, 'gate'],
    ['no builder left', `${HOUSE}//raider:C3s`, 'builders'],
    ['no building left', `${'0'.repeat(25)}/D2,E1/raider:C3s`, 'buildings'],
    ['no move: walled in', '0000000000000002220000200/A1,B1/raider:C5s', 'no-turn'],
    ['everybody defeated, nobody to come', `${HOUSE}/D2,E1/`, 'won'],
    ['it goes on', `${HOUSE}/D2,E1/raider:C3s`, undefined],
  ])('%s', (_, text, ending) => {
    expect(endingOf(islandOf(text))).toBe(ending);
  });

  it('goes on while somebody is to come', () => {
    expect(endingOf(islandOf(`${HOUSE}/D2,E1//scenario=1A;reserve=raider`))).toBeUndefined();
  });

  /** A position, a turn, the rolls that follow and how it ends. */
  it.each([
    [
      'a runner marches to the gate',
      `${HOUSE}/D5,E5/runner:C2s/scenario=1A;round=1`,
      'D5-D4 E4',
      '2',
      'gate',
    ],
    [
      'nobody acts after the city has fallen',
      `${HOUSE}/D5,E5/runner:C2s,raider:B4s/scenario=1A;round=1`,
      'D5-D4 E4',
      '2',
      'gate',
    ],
    [
      'the last builder is felled',
      '0000000110000001000000000/C3/raider:D4s/scenario=1A;round=1',
      'C3-C4 C3',
      '5',
      'builders',
    ],
    [
      'the last enemy is built over',
      '0000000100000001000000000/C3,E1/raider:C5s/scenario=1A;round=1',
      'C3-C4 C5',
      '',
      'won',
    ],
  ])('%s', (_, text, turn, rolls, ending) => {
    const die = dieOf(rolls);
    const after = afterTurn(stateOf(text), parseTurn(turn)!, die);
    expect([endingOf(new Island(after)), die.left()]).toEqual([ending, 0]);
  });
});

describe('a turn can be taken back', () => {
  it.each([
    [
      'as long as no die was rolled',
      `${HOUSE}/D2,E1/raider:A5s/scenario=1A;difficulty=easy;reserve=raider`,
      'D2-D1 C1',
      true,
    ],
    ['not once it was', `${HOUSE}/D2,E1/raider:A5s/scenario=1A;round=1;reserve=raider`, 'D2-D1 C1', false],
    ['not when the next has landed', `${HOUSE}/D2,E1//scenario=1A;round=1;reserve=raider`, 'D2-D1 C1', false],
    [
      'when a stunned enemy only recovers and nobody lands',
      `${HOUSE}/D2,E1/brute:C4s-1!/scenario=1A;round=0`,
      'D2-D1 C1',
      true,
    ],
    ['not a win', '0000000100000001000000000/C3,E1/raider:C5s/scenario=1A;round=1', 'C3-C4 C5', false],
  ])('%s', (_, text, turn, isPossible) => {
    expect(santowerini.reveals!(stateOf(text), 0, stepsOf(parseTurn(turn)!))).toBe(!isPossible);
  });
});
