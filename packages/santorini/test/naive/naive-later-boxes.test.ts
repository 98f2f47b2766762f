import { describe, expect, test } from 'vitest';
import { neighboursRoundTheEdge } from './board.ts';
import { checkAll } from './check-rows.ts';
import { canonicalText } from './results.ts';
import {
  board,
  corridor,
  EMPTY,
  heights,
  resultsOf,
  resultsWithWorkerOn,
  squares,
  winsOf,
} from './scenario.ts';

describe('text of the later boxes', () => {
  test.each([
    `${EMPTY}/1/achilles[x]:A3,C3/bellerophon:E4,A1`,
    `${EMPTY}/1/nike[^;f=A3]:A3,C3/selene[A1]:E4,A1`,
    `${EMPTY}/1/-apollo-2e:/#theseus[x]:E4,A1`,
    `${EMPTY}/1/#apollo-2e:A3/polyphemus:E4,A1`,
  ])('%s reads and writes as itself', (text) => {
    expect(canonicalText(text)).toBe(text);
  });
});

describe('Hades', () => {
  checkAll([
    ['T79 forbids moving down', `${corridor(0, 1)}/1/mortal:A1/hades:E5`, []],
    [
      'T79 allows a level step',
      `${corridor(1, 1)}/1/mortal:A1/hades:E5`,
      [`${corridor(1, 2)}/2/mortal:A2/hades:E5`],
    ],
    [
      'T24 lets Prometheus raise the square first',
      `${corridor(0, 1)}/1/prometheus:A1/hades:E5`,
      [`${corridor(1, 2)}/2/prometheus:A2/hades:E5`],
    ],
    [
      'does not bind his own worker in an extra turn',
      `${corridor(0, 1)}/1/dionysus:E5/hades:A1/turn=extra`,
      [`${corridor(0, 1)}/2/dionysus:E5/hades:A1`, `${corridor(0, 2)}/2/dionysus:E5/hades:A2`],
    ],
    ['binds in the hands of Circe', `${corridor(0, 1)}/2/circe[+]:E5/hades:A1`, []],
  ]);
});

describe('Urania', () => {
  test('T90 A1 has eight neighbours', () => {
    expect([...neighboursRoundTheEdge(20)].sort()).toEqual(squares('A2,B1,B2,E1,E2,E5,A5,B5').sort());
  });

  test('T90 she steps and builds across the edge', () => {
    expect(resultsOf(`${EMPTY}/1/urania:A3/mortal:C1`)).toContain(
      `${heights({ A3: 1 })}/2/urania:E3/mortal:C1`,
    );
  });

  test('her opponents do not', () => {
    expect(resultsWithWorkerOn(`${EMPTY}/1/mortal:A3/urania:C1`, 1, 'E3')).toEqual([]);
  });

  test('an edge is an edge to Hera', () => {
    const position = heights({ A3: 2, E3: 3 });
    expect(winsOf(`${position}/1/urania:A3/mortal:C1`)).toHaveLength(1);
    expect(winsOf(`${position}/1/urania:A3/hera:C1`)).toEqual([]);
  });

  test('Aphrodite ties on the flat board', () => {
    expect(resultsWithWorkerOn(`${EMPTY}/1/urania:A3/aphrodite:E3`, 1, 'B3').length).toBeGreaterThan(0);
    expect(resultsWithWorkerOn(`${EMPTY}/1/urania:E4/aphrodite:E3`, 1, 'A4')).toEqual([]);
  });
});

/** All squares domed but A1, A2, C3 and E1. */
const hall = (a1: string | number, c3: string | number): string =>
  board('aaaaa', 'aaaaa', `aa${c3}aa`, '0aaaa', `${a1}aaa0`);

describe('Asteria', () => {
  checkAll([
    [
      'adds a dome after a step down',
      `${hall(1, 0)}/1/asteria:A1/mortal:E1`,
      [
        `${hall(2, 0)}/2/asteria:A2/mortal:E1`,
        `${hall('c', 0)}/2/asteria:A2/mortal:E1`,
        `${hall(2, 'a')}/2/asteria:A2/mortal:E1`,
      ],
    ],
    [
      'adds none after a level step',
      `${hall(0, 0)}/1/asteria:A1/mortal:E1`,
      [`${hall(1, 0)}/2/asteria:A2/mortal:E1`],
    ],
    [
      'makes Chaos draw again',
      `${hall(1, 'a')}/1/asteria:A1/chaos[pan]:E1`,
      [`${hall(2, 'a')}/2/asteria:A2/chaos[pan]:E1`, `${hall('c', 'a')}/2/asteria:A2/chaos[?;used=pan]:E1`],
    ],
  ]);
});

describe('Pegasus', () => {
  checkAll([
    [
      'T114 steps from 1 to 3 without winning',
      `${corridor(3, 1)}/1/pegasus:A1/mortal:E5`,
      [`${corridor(3, 2)}/2/pegasus:A2/mortal:E5`],
    ],
    [
      'from 0 to 3 as well',
      `${corridor(3, 0)}/1/pegasus:A1/mortal:E5`,
      [`${corridor(3, 1)}/2/pegasus:A2/mortal:E5`],
    ],
    [
      'T114 wins from 2 to 3',
      `${corridor(3, 2)}/1/pegasus:A1/mortal:E5`,
      [`${corridor(3, 2)}/2/#pegasus:A2/mortal:E5`],
    ],
    ['climbs nowhere under the ban of Athena', `${corridor(3, 0)}/1/pegasus:A1/athena[^]:E5`, []],
  ]);
});

describe('Nike', () => {
  checkAll([
    [
      'a step down sets her mark',
      `${corridor(0, 1)}/1/nike:A1/pan:E5`,
      [`${corridor(0, 2)}/2/nike[^]:A2/pan:E5`],
    ],
    ['a climb clears it', `${corridor(1, 0)}/1/nike[^]:A1/pan:E5`, [`${corridor(1, 1)}/2/nike:A2/pan:E5`]],
    ['T121 it forbids going up', `${corridor(1, 0)}/1/mortal:A1/nike[^]:E5`, []],
    [
      'it allows going down',
      `${corridor(0, 1)}/1/mortal:A1/nike[^]:E5`,
      [`${corridor(0, 2)}/2/mortal:A2/nike[^]:E5`],
    ],
    [
      'Circe takes the power without the mark and makes her own',
      `${corridor(0, 1)}/1/circe:A1/nike:E5`,
      [`${corridor(0, 2)}/2/circe[+]:A2/nike[^]:E5`],
    ],
    [
      'the mark is lost when Circe takes the power',
      `${corridor(1, 0)}/1/circe:A1/nike[^]:E5`,
      [`${corridor(1, 1)}/2/circe[+]:A2/nike:E5`],
    ],
  ]);
});

describe('Apollo of the second edition', () => {
  /** From A1 he can only swap with A2, and then build on B3. */
  const nook = (a2: number, a1: number, b3: number): string =>
    board('00000', '00000', `a${b3}000`, `${a2}a000`, `${a1}a000`);

  checkAll([
    ['T122 does not swap up', `${nook(2, 1, 0)}/1/apollo-2e:A1/mortal:A2`, []],
    [
      'T122 swaps on one level',
      `${nook(1, 1, 0)}/1/apollo-2e:A1/mortal:A2`,
      [`${nook(1, 1, 1)}/2/apollo-2e:A2/mortal:A1`],
    ],
    [
      'T122 swaps down',
      `${nook(0, 1, 0)}/1/apollo-2e:A1/mortal:A2`,
      [`${nook(0, 1, 1)}/2/apollo-2e:A2/mortal:A1`],
    ],
    ['but not against Hades', `${nook(0, 1, 0)}/1/apollo-2e:A1/hades:A2`, []],
  ]);
});
