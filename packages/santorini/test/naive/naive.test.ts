import { describe, expect, test } from 'vitest';
import { ADVANCED_IDS, SIMPLE_IDS } from '../../src/power-ids.ts';
import {
  board,
  corridor,
  crewIn,
  EMPTY,
  heights,
  resultsOf,
  resultsWithWorkerOn,
  squares,
  winsOf,
} from './scenario.ts';

describe('the base rules', () => {
  test.each([
    [0, 2, false],
    [0, 1, true],
    [1, 3, false],
    [3, 0, true],
    [2, 2, true],
  ])('T01 a step from level %i to level %i: legal %s', (from, to, legal) => {
    const steps = resultsWithWorkerOn(`${heights({ B2: from, B3: to })}/1/mortal:B2/mortal:`, 1, 'B3');
    expect(steps.length > 0).toBe(legal);
    expect(steps.filter((result) => result.includes('#'))).toEqual([]);
  });

  test('T02 a step from level 3 to level 3 does not win', () => {
    const walls = board('44444', '00000', '00000', '00000');
    expect(resultsOf(`33000${walls}/1/mortal:A5/mortal:E1`)).toEqual([
      `33100${walls}/2/mortal:B5/mortal:E1`,
      `43000${walls}/2/mortal:B5/mortal:E1`,
    ]);
  });

  test.each(['mortal', 'artemis'])('T03 a winning step ends the turn without a build (%s)', (power) => {
    const position = board('23000', '44444', '00000', '00000', '00000');
    expect(resultsOf(`${position}/1/${power}:A5/${power}:E1`)).toEqual([
      `${position}/2/#${power}:B5/${power}:E1`,
    ]);
  });

  test.each([...SIMPLE_IDS, ...ADVANCED_IDS])('T04 without workers there is no turn (%s)', (power) => {
    const state = power === 'chaos' ? '[pan]' : '';
    expect(resultsOf(`${EMPTY}/1/${power}${state}:/mortal:C3`)).toEqual([]);
  });

  test('a finished game has no results', () => {
    expect(resultsOf(`${EMPTY}/1/mortal:A1/#mortal:C3`)).toEqual([]);
  });

  test('a mortal opening has 350,208 lines of three turns', { timeout: 30_000 }, () => {
    const count = (text: string, depth: number): number => {
      const results = resultsOf(text);
      if (depth === 1) return results.length;
      return results.reduce((total, result) => total + count(result, depth - 1), 0);
    };
    expect(count(`${EMPTY}/1/mortal:B3,D3/mortal:C4,C2`, 3)).toBe(350_208);
  });

  test('the opening B4,D4 against B2,D2 has 80 turns', () => {
    expect(resultsOf(`${EMPTY}/1/mortal:B4,D4/mortal:B2,D2`)).toHaveLength(80);
  });
});

describe('one worker in a corridor of two squares', () => {
  test.each([
    ['mortal', 1],
    ['apollo', 1],
    ['artemis', 1], // the second step may not go back
    ['athena', 1],
    ['atlas', 2], // block, dome
    ['demeter', 1], // no other square
    ['hephaestus', 2], // one block, two blocks
    ['hermes', 2], // walk and build, stay and build
    ['minotaur', 1],
    ['pan', 1],
    ['prometheus', 1], // a build on A2 would make the step go up
    ['aphrodite', 1],
    ['ares', 1], // nobody is unmoved
    ['bia', 1],
    ['chaos[atlas]', 2],
    ['charon', 1],
    ['chronus', 1],
    ['circe', 1],
    ['dionysus', 1],
    ['eros', 1],
    ['hera', 1],
    ['hestia', 1], // A1 is on the edge
    ['hypnus', 1],
    ['limus', 1],
    ['medusa', 1],
    ['morpheus', 2], // 0 or 1 build
    ['morpheus[1]', 3],
    ['morpheus[9]', 5], // the dome is the fourth and last
    ['persephone', 1],
    ['poseidon', 1], // nobody is unmoved
    ['selene', 1], // the female is gone
    ['selene[A1]', 2], // block, dome
    ['triton', 1], // no way back
    ['zeus', 2], // on A1, under himself
  ])('%s has %i results', (card, count) => {
    expect(resultsOf(`${corridor(0, 0)}/1/${card}:A1/mortal:E5`)).toHaveLength(count);
  });
});

describe('Apollo and Minotaur', () => {
  test('T05 a swap that leaves no square to build on is no turn', () => {
    const walls = board('00000', '00000', '44000', '04000', '04000');
    expect(resultsOf(`${walls}/1/apollo:A1/mortal:A2`)).toEqual([]);
  });

  test('T10 a worker forced to level 3 by a swap does not win', () => {
    const position = `${heights({ C3: 3 })}/1/apollo:C3/mortal:C4`;
    expect(winsOf(position)).toEqual([]);
    // Apollo on C4 builds on seven squares; the victim stands on the eighth.
    const swapped = resultsWithWorkerOn(position, 2, 'C3');
    expect(swapped).toHaveLength(7);
    expect(swapped.every((result) => result.includes('/2/apollo:C4/mortal:C3'))).toBe(true);
  });

  test.each([
    [2, 0],
    [1, 7],
  ])('T11 a swap with a worker on level %i has %i results', (level, count) => {
    const position = `${heights({ B3: level })}/1/apollo:B2/mortal:B3`;
    expect(resultsWithWorkerOn(position, 2, 'B2')).toHaveLength(count);
  });

  test.each([
    ['onto an unoccupied square of any level', { C3: 1, C4: 3 }, 'C2', 'C3', 7],
    ['not onto a dome', { C3: 1, C4: 'a' }, 'C2', 'C3', 0],
    ['not off the board', {}, 'C4', 'C5', 0],
    ['not up two levels himself', { C3: 2 }, 'C2', 'C3', 0],
  ])('T20 Minotaur pushes %s', (_, wanted, from, victim, count) => {
    const position = `${heights(wanted)}/1/minotaur:${from}/mortal:${victim}`;
    expect(resultsWithWorkerOn(position, 1, victim)).toHaveLength(count);
    expect(winsOf(position)).toEqual([]);
  });

  test('Minotaur pushes no worker onto another, and swaps or pushes of own workers do not exist', () => {
    expect(resultsWithWorkerOn(`${EMPTY}/1/minotaur:C2/mortal:C3,C4`, 1, 'C3')).toEqual([]);
    expect(resultsOf(`${corridor(0, 0)}/1/minotaur:A1,A2/mortal:`)).toEqual([]);
    expect(resultsOf(`${corridor(0, 0)}/1/apollo:A1,A2/mortal:`)).toEqual([]);
  });
});

describe('walkers', () => {
  test('T12 Artemis on a ledge has ten results', () => {
    const position = board('00000', '22222', '00000', '00000', '00000');
    expect(resultsOf(`${position}/1/artemis:A5,B5/artemis:D1,E1`)).toHaveLength(10);
  });

  test.each([
    ['123', true],
    ['133', false],
    ['223', true],
    ['213', false],
    ['230', true],
    ['330', false],
    ['323', true],
  ])('T13 Artemis along %s: wins %s', (row, wins) => {
    const position = board(`${row}00`, '44444', '44444', '44444', '00000');
    expect(winsOf(`${position}/1/artemis:A5/mortal:E1`).length > 0).toBe(wins);
  });

  test('T18 Hermes without a legal step may still build', () => {
    expect(resultsOf(`${corridor(2, 0)}/1/mortal:A1/mortal:E5`)).toEqual([]);
    expect(resultsOf(`${corridor(2, 0)}/1/hermes:A1/mortal:E5`)).toEqual([
      `${corridor(3, 0)}/2/hermes:A1/mortal:E5`,
    ]);
  });

  const lane = (a3: number, a2: number, a1: number): string =>
    board('00000', 'aa000', `${a3}a000`, `${a2}a000`, `${a1}a000`);

  test('T19 Hermes does not go up after a flat step', () => {
    expect(resultsOf(`${lane(1, 0, 0)}/1/hermes:A1/mortal:E5`)).toEqual(
      [
        `${lane(1, 1, 0)}/2/hermes:A1/mortal:E5`,
        `${lane(1, 0, 1)}/2/hermes:A2/mortal:E5`,
        `${lane(2, 0, 0)}/2/hermes:A2/mortal:E5`,
      ].sort(),
    );
  });

  test('T19 after a step up only the worker that went up builds', () => {
    expect(resultsWithWorkerOn(`${lane(1, 0, 0)}/1/hermes:A2,E1/mortal:E5`, 1, 'A3')).toEqual([
      `${lane(1, 1, 0)}/2/hermes:A3,E1/mortal:E5`,
    ]);
  });

  test('T64 Triton in the centre takes one step', () => {
    expect(resultsOf(`${EMPTY}/1/triton:C3/mortal:`)).toHaveLength(8 * 8);
  });

  test('T64 Triton beside the edge reaches every square', () => {
    // The numbers of neighbours of all squares add up to 144; B2, where he started, has 8.
    expect(resultsOf(`${EMPTY}/1/triton:B2/mortal:`)).toHaveLength(144 - 8);
  });

  test('Triton on the edge does not reach the centre, and never comes back to his start', () => {
    expect(resultsOf(`${EMPTY}/1/triton:A1/mortal:`)).toHaveLength(144 - 8 - 3);
  });

  test('T65 Triton wins in the middle of his walk', () => {
    expect(winsOf(`${lane(3, 2, 2)}/1/triton:A1/mortal:E5`)).toEqual([
      `${lane(3, 2, 2)}/2/#triton:A3/mortal:E5`,
    ]);
  });

  test('T61 Persephone demands the second step of Artemis', () => {
    expect(resultsOf(`${lane(1, 0, 0)}/1/artemis:A1/persephone:E5`)).toEqual([
      `${lane(1, 1, 0)}/2/artemis:A3/persephone:E5`,
    ]);
  });
});

describe('other ways to win', () => {
  test.each([
    [2, 0, true],
    [3, 1, true],
    [3, 0, true],
    [3, 2, false],
    [2, 1, false],
    [1, 0, false],
    [0, 0, false],
  ])('T21 Pan going from level %i to %i wins: %s', (from, to, wins) => {
    expect(winsOf(`${corridor(to, from)}/1/pan:A1/mortal:E5`).length > 0).toBe(wins);
  });

  test('T47 Eros meets on the first level, with three players on any', () => {
    const first = `${heights({ B2: 1, C2: 1 })}/1/eros:B2,D2`;
    expect(winsOf(`${first}/mortal:A5`)).toContain(`${heights({ B2: 1, C2: 1 })}/2/#eros:B2,C2/mortal:A5`);
    const second = `${heights({ B2: 2, C2: 2, D2: 1 })}/1/eros:B2,D2`;
    expect(winsOf(`${second}/mortal:A5`)).toEqual([]);
    expect(resultsWithWorkerOn(`${second}/mortal:A5/mortal:E5`, 1, 'C2')).toContain(
      `${heights({ B2: 2, C2: 2, D2: 1 })}/2/#eros:B2,C2/mortal:A5/mortal:E5`,
    );
  });

  test('T48 Hera: no win on the edge, and the worker must build', () => {
    const position = `${heights({ B4: 2, A4: 3, C4: 3 })}/1/mortal:B4/hera:E1`;
    expect(winsOf(position).map((result) => crewIn(result, 1))).toEqual([squares('C4')]);
    // A4 has five neighbours, all free.
    expect(resultsWithWorkerOn(position, 1, 'A4')).toHaveLength(5);
  });

  test("T49 Hera forbids Pan's fall to the edge only", () => {
    const wins = winsOf(`${heights({ B4: 2 })}/1/pan:B4/hera:E1`).map((result) => crewIn(result, 1)[0]);
    expect(wins.sort()).toEqual(squares('C4,B3,C3').sort());
  });

  test('T43 Chronus wins by the fifth tower on the turn of another', () => {
    const walls = (a1: number): string => board('00000', '00000', '44000', '34000', `${a1}4000`);
    expect(resultsOf(`${walls(3)}/1/mortal:A1/chronus:E5`)).toEqual([`${walls(4)}/2/mortal:A2/#chronus:E5`]);
    expect(resultsOf(`${walls(3)}/1/chronus:A1/chronus:E5`)).toEqual([
      `${walls(4)}/2/#chronus:A2/chronus:E5`,
    ]);
  });
});
