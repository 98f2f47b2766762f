import { describe, expect, test } from 'vitest';
import { checkAll } from './check-rows.ts';
import { canonicalText } from './results.ts';
import {
  board,
  corridor,
  crewIn,
  EMPTY,
  heights,
  resultsOf,
  resultsWithWorkerOn,
  winsOf,
} from './scenario.ts';

describe('text of feats', () => {
  test.each([
    `${EMPTY}/1/heracles[x]:A3,C3/medea:E4,A1`,
    `${EMPTY}/2/adonis[A3&E4]:A3,C3/medea@printed[x]:E4,A1`,
    `${EMPTY}/2/adonis@printed[&E4;f=A3]:A3,C3/selene[E4]:E4,A1`,
    `${EMPTY}/1/adonis[x]:A3,C3/heracles@printed:E4,A1`,
  ])('%s reads and writes as itself', (text) => {
    expect(canonicalText(text)).toBe(text);
  });
});

describe('Heracles', () => {
  /** From A1 over A2 to the squares A1 and B3. */
  const room = (a1: string | number, b3: string | number): string =>
    board('00000', '00000', `a${b3}000`, '0a000', `${a1}a000`);
  const onA2 = (text: string): string[] => resultsWithWorkerOn(text, 1, 'A2');

  checkAll([
    [
      'T102 builds any set of domes instead, none included',
      `${corridor(0, 0)}/1/heracles:A1/mortal:E5`,
      [
        `${corridor(0, 1)}/2/heracles:A2/mortal:E5`,
        `${corridor(0, 0)}/2/heracles[x]:A2/mortal:E5`,
        `${corridor(0, 'a')}/2/heracles[x]:A2/mortal:E5`,
      ],
    ],
    [
      'a single dome on three blocks is the usual build',
      `${corridor(2, 3)}/1/heracles:A1/mortal:E5`,
      [`${corridor(2, 4)}/2/heracles:A2/mortal:E5`, `${corridor(2, 3)}/2/heracles[x]:A2/mortal:E5`],
    ],
    [
      'once spent is a mortal',
      `${corridor(0, 0)}/1/heracles[x]:A1/mortal:E5`,
      [`${corridor(0, 1)}/2/heracles[x]:A2/mortal:E5`],
    ],
    [
      'by the printed wording adds domes to the build, at least one',
      `${corridor(0, 0)}/1/heracles@printed:A1/mortal:E5`,
      [
        `${corridor(0, 1)}/2/heracles@printed:A2/mortal:E5`,
        `${corridor(0, 'b')}/2/heracles@printed[x]:A2/mortal:E5`,
      ],
    ],
    [
      'makes Chaos draw again, unless he adds none',
      `${corridor(0, 0)}/1/heracles:A1/chaos[pan]:E5`,
      [
        `${corridor(0, 1)}/2/heracles:A2/chaos[pan]:E5`,
        `${corridor(0, 0)}/2/heracles[x]:A2/chaos[pan]:E5`,
        `${corridor(0, 'a')}/2/heracles[x]:A2/chaos[?;used=pan]:E5`,
      ],
    ],
  ]);

  test('domes come in sets, not in sequences, and beside either worker', () => {
    // A1 and B3 lie beside A2; of the squares beside E1 all but D1 are domed.
    const half = (a1: string | number, b3: string | number, d1: string | number): string =>
      board('00000', '00000', `a${b3}000`, '0a0aa', `${a1}a0${d1}0`);
    const results = onA2(`${half(1, 1, 3)}/1/heracles:A1,E1/mortal:E5`);
    const sets = ['1', 'b'].flatMap((a1) => ['1', 'b'].flatMap((b3) => [3, 4].map((d1) => half(a1, b3, d1))));
    expect(results.filter((result) => result.includes('[x]')).sort()).toEqual(
      sets.map((after) => `${after}/2/heracles[x]:A2,E1/mortal:E5`).sort(),
    );
    // The dome on D1 alone is none that the moved worker could build.
    expect(results).toContain(`${half(1, 1, 4)}/2/heracles[x]:A2,E1/mortal:E5`);
    expect(results).not.toContain(`${half(1, 1, 4)}/2/heracles:A2,E1/mortal:E5`);
  });

  test('who can build nothing is saved by building no dome', () => {
    /** From A1 the only way is to A2, and back on A1 the only build; B1 is beside both. */
    const nook = (a1: string | number): string => board('00000', '00000', 'aa000', '0aa00', `${a1}0a00`);
    expect(resultsOf(`${nook(2)}/1/mortal:A1/limus:B1`)).toEqual([]);
    expect(resultsOf(`${nook(2)}/1/heracles:A1/limus@printed:B1`)).toEqual([
      `${nook(2)}/2/heracles[x]:A2/limus@printed:B1`,
    ]);
    expect(resultsOf(`${nook(2)}/1/heracles:A1/limus:B1`)).toEqual([
      `${nook(2)}/2/heracles[x]:A2/limus:B1`,
      `${nook('c')}/2/heracles[x]:A2/limus:B1`,
    ]);
    expect(resultsOf(`${nook(3)}/1/heracles:A1/limus@printed:B1`)).toEqual([
      `${nook(3)}/2/heracles[x]:A2/limus@printed:B1`,
      `${nook(4)}/2/heracles:A2/limus@printed:B1`,
    ]);
  });

  test('the fifth tower ends the game, with any domes before it', () => {
    const towers = (a1: string | number, b3: string | number): string =>
      board('44440', '00000', `a${b3}aaa`, '0aaaa', `${a1}aaa0`);
    expect(winsOf(`${towers(1, 3)}/1/heracles:A1/chronus:E1`)).toEqual(
      [`${towers(1, 4)}/2/heracles:A2/#chronus:E1`, `${towers('b', 4)}/2/heracles:A2/#chronus:E1`].sort(),
    );
  });

  test('both domes of a set may be usual ones; then it is a feat', () => {
    expect(onA2(`${room(3, 3)}/1/heracles:A1/mortal:E5`)).toContain(
      `${room(4, 4)}/2/heracles[x]:A2/mortal:E5`,
    );
  });
});

describe('Medea', () => {
  /** From A1 he can only step to A2 and build on A1; B3 is beside A2. */
  const beside = (a2: number, a1: number, b3: number): string =>
    board('00000', '00000', `a${b3}000`, `${a2}a000`, `${a1}a000`);

  checkAll([
    [
      'takes all blocks from under a worker beside hers',
      `${beside(0, 0, 3)}/1/medea:A1/mortal:B3`,
      [`${beside(0, 1, 3)}/2/medea:A2/mortal:B3`, `${beside(0, 1, 0)}/2/medea[x]:A2/mortal:B3`],
    ],
    [
      'not where there are none',
      `${beside(0, 0, 0)}/1/medea:A1/mortal:B3`,
      [`${beside(0, 1, 0)}/2/medea:A2/mortal:B3`],
    ],
    [
      'once only',
      `${beside(0, 0, 3)}/1/medea[x]:A1/mortal:B3`,
      [`${beside(0, 1, 3)}/2/medea[x]:A2/mortal:B3`],
    ],
    [
      'her own worker too, but not the one that moved',
      `${board('00000', '00000', 'a1000', '1a000', '0a000')}/1/medea:A1,B3/hypnus:E1`,
      [
        `${board('00000', '00000', 'a1000', '1a000', '1a000')}/2/medea:B3,A2/hypnus:E1`,
        `${board('00000', '00000', 'a0000', '1a000', '1a000')}/2/medea[x]:B3,A2/hypnus:E1`,
      ],
    ],
    [
      'nobody on a coin',
      `${beside(0, 0, 3)}/1/medea:A1/clio[2|B3]:B3`,
      [`${beside(0, 1, 3)}/2/medea:A2/clio[2|B3]:B3`],
    ],
    [
      'with one worker does nothing by the printed wording',
      `${beside(0, 0, 3)}/1/medea@printed:A1/mortal:B3`,
      [`${beside(0, 1, 3)}/2/medea@printed:A2/mortal:B3`],
    ],
  ]);

  test('the printed wording takes one block each from any of those beside the worker that stayed', () => {
    /** A corridor in the west, and in the east E1 beside D1 and E2. */
    const ends = (a1: number, e2: number, d1: number): string =>
      board('00000', '00000', 'aa000', `0a0a${e2}`, `${a1}a0${d1}0`);
    const results = resultsWithWorkerOn(`${ends(0, 1, 2)}/1/medea@printed:A1,E1/mortal:E2,D1`, 1, 'A2');
    expect(results).toEqual(
      [
        `${ends(1, 1, 2)}/2/medea@printed:A2,E1/mortal:E2,D1`,
        `${ends(1, 0, 2)}/2/medea@printed[x]:A2,E1/mortal:E2,D1`,
        `${ends(1, 1, 1)}/2/medea@printed[x]:A2,E1/mortal:E2,D1`,
        `${ends(1, 0, 1)}/2/medea@printed[x]:A2,E1/mortal:E2,D1`,
      ].sort(),
    );
  });

  test('the printed wording reaches the worker that moved', () => {
    const lane = (a2: number, a1: number): string =>
      board('00000', '00000', 'a0000', `${a2}a000`, `${a1}a000`);
    expect(resultsWithWorkerOn(`${lane(1, 0)}/1/medea@printed:A1,B3/mortal:E5`, 1, 'A2')).toContain(
      `${lane(0, 1)}/2/medea@printed[x]:B3,A2/mortal:E5`,
    );
  });

  test('coming down is no fall of Pan’s', () => {
    expect(winsOf(`${beside(0, 0, 3)}/1/medea:A1/pan:B3`)).toEqual([]);
  });
});

describe('Adonis', () => {
  checkAll([
    [
      'names a pair at the end of a turn, or does not',
      `${corridor(0, 0)}/1/adonis:A1/mortal:E4,E5`,
      [
        `${corridor(0, 1)}/2/adonis:A2/mortal:E5,E4`,
        `${corridor(0, 1)}/2/adonis[A2&E4]:A2/mortal:E5,E4`,
        `${corridor(0, 1)}/2/adonis[A2&E5]:A2/mortal:E5,E4`,
      ],
    ],
    [
      'by the printed wording the other’s worker alone',
      `${corridor(0, 0)}/1/adonis@printed:A1/mortal:E5`,
      [
        `${corridor(0, 1)}/2/adonis@printed:A2/mortal:E5`,
        `${corridor(0, 1)}/2/adonis@printed[&E5]:A2/mortal:E5`,
      ],
    ],
    [
      'once only',
      `${corridor(0, 0)}/1/adonis[x]:A1/mortal:E5`,
      [`${corridor(0, 1)}/2/adonis[x]:A2/mortal:E5`],
    ],
    [
      'names nobody on a coin',
      `${corridor(0, 0)}/1/adonis:A1/clio[2|E5]:E5`,
      [`${corridor(0, 1)}/2/adonis:A2/clio[2|E5]:E5`],
    ],
    [
      'what cannot be is not asked for, and the power is spent',
      `${corridor(0, 0)}/2/adonis[E5&A1]:E5/mortal:A1`,
      [`${corridor(0, 1)}/1/adonis[x]:E5/mortal:A2`],
    ],
    [
      'a turn that wins need not comply',
      `${corridor(3, 2)}/2/adonis[B4&A1]:B4/mortal:A1`,
      [`${corridor(3, 2)}/1/adonis[B4&A1]:B4/#mortal:A2`],
    ],
  ]);

  const isObedient = (own: readonly number[], other: readonly number[]): boolean =>
    own.some((one) => other.some((two) => Math.abs((one % 5) - (two % 5)) <= 1 && Math.abs(one - two) <= 6));

  test('the pair ends side by side where that is possible', () => {
    const results = resultsOf(`${EMPTY}/2/adonis[C3&C5]:C3,A1/mortal:C5,E1`);
    expect(results.length).toBeGreaterThan(0);
    // The other worker could move only while the named one is beside C3, which it is not.
    expect(new Set(results.map((result) => crewIn(result, 2).join()))).toEqual(
      new Set(['6,24', '7,24', '8,24']),
    );
  });

  test('a pair that is together may stay so while another moves', () => {
    const results = resultsOf(`${EMPTY}/2/adonis[C3&C4]:C3,A1/mortal:C4,E1`);
    expect(results.some((result) => crewIn(result, 2).includes(7))).toBe(true);
    expect(results.every((result) => crewIn(result, 2).some((at) => [6, 7, 8, 11, 13].includes(at)))).toBe(
      true,
    );
  });

  test('the printed wording is content with any worker of his', () => {
    const results = resultsOf(`${EMPTY}/2/adonis@printed[&C5]:C3,A5/mortal:C5,E1`);
    expect(results.every((result) => isObedient([12, 0], crewIn(result, 2).slice(0, 1)))).toBe(true);
    expect(results.some((result) => crewIn(result, 2)[0] === 1)).toBe(true);
  });

  test('a worker that is gone is nobody’s neighbour: Bia spares the one he named', () => {
    // She can come beside it without the blow.
    const results = resultsOf(`${EMPTY}/2/adonis[C3&C5]:C3,A1/bia:C5`);
    expect(results.length).toBeGreaterThan(0);
    expect(results.every((result) => crewIn(result, 1).includes(12))).toBe(true);
  });

  test('swaps count: Apollo may take the named worker where he wants it', () => {
    const results = resultsOf(`${EMPTY}/2/adonis[C3&C4]:C3/apollo:C4`);
    expect(results.some((result) => crewIn(result, 1)[0] === 7 && crewIn(result, 2)[0] === 12)).toBe(true);
  });

  test('nobody must use a hero’s power for him', () => {
    // Bellerophon comes beside C3 only by rising two levels to C4, B4 or D4.
    const wall = heights({ B4: 2, C4: 2, D4: 2 });
    const results = resultsOf(`${wall}/2/adonis[C3&C5]:C3/bellerophon:C5`);
    expect(results.some((result) => crewIn(result, 2)[0] === 1)).toBe(true);
    expect(results.some((result) => crewIn(result, 2)[0] === 7)).toBe(true);
    const gap = heights({ B4: 2, C4: 2, D4: 1 });
    const bound = resultsOf(`${gap}/2/adonis[C3&C5]:C3/bellerophon:C5`);
    expect(new Set(bound.map((result) => crewIn(result, 2)[0]))).toEqual(new Set([6, 7, 8]));
  });

  test('a win is always allowed, and is no proof that he could be obeyed', () => {
    const squaresAfter = (text: string): Set<number | undefined> =>
      new Set(resultsOf(text).map((result) => crewIn(result, 2)[0]));
    const near = heights({ C3: 2, D3: 3 });
    expect(squaresAfter(`${near}/2/adonis[A3&C3]:A3/mortal:C3`)).toEqual(new Set([6, 11, 16, 13]));
    const only = heights({ C3: 2, D3: 3, D2: 'a', D4: 'a' });
    expect(squaresAfter(`${only}/2/adonis[E3&C3]:E3/mortal:C3`)).toEqual(new Set([6, 7, 11, 16, 17, 13]));
  });

  test('an additional turn of the opponent is free again', () => {
    const results = resultsOf(`${EMPTY}/2/adonis[x]:C3/tyche:C5/turn=again`);
    expect(results.some((result) => crewIn(result, 2)[0] === 1)).toBe(true);
  });
});
