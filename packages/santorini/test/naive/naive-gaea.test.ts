import { describe, expect, test } from 'vitest';
import { checkAll } from './check-rows.ts';
import { canonicalText } from './results.ts';
import { board, corridor, EMPTY, heights, resultsOf } from './scenario.ts';

describe('text of turns that have begun', () => {
  test.each([
    `${EMPTY}/1/gaea[1]:A3,C3/pan:E4,A1`,
    `${EMPTY}/1/gaea[0]:A3,C3/pan:E4,A1/steps=A1>A2^A1+B1`,
    `${EMPTY}/2/gaea:A3,C3/pan:E4,A1/turn=again;steps=A1>A2^A1;react=1`,
  ])('%s reads and writes as itself', (text) => {
    expect(canonicalText(text)).toBe(text);
  });
});

/** Three squares walled in: A1 and A2, and the ground of B1 beside both. */
const room = (a2: string | number, a1: string | number, b1: string | number): string =>
  board('00000', '00000', 'aa000', `${a2}aa00`, `${a1}${b1}a00`);

describe('Gaea is asked about a dome', () => {
  const mortal = `${room(2, 3, 0)}/1/mortal:A1/gaea:E5`;
  const demeter = `${room(2, 3, 0)}/1/demeter:A1/gaea:E5`;

  checkAll([
    [
      'if there is ground beside it',
      mortal,
      [
        `${mortal}/steps=A1>A2^A1;react=2`,
        `${room(2, 3, 1)}/2/mortal:A2/gaea:E5`,
        // The dome that A1>B1 leaves behind has no ground beside it.
        `${room(2, 4, 0)}/2/mortal:B1/gaea:E5`,
        `${room(3, 3, 0)}/2/mortal:B1/gaea:E5`,
      ],
    ],
    [
      'and the turn is over with her answer if nothing is left to choose',
      `${mortal}/steps=A1>A2^A1;react=2`,
      [`${room(2, 4, 0)}/2/mortal:A2/gaea:E5`, `${room(2, 4, 0)}/2/mortal:A2/gaea[1]:E5,B1`],
    ],
    [
      'not without a reserve',
      `${room(2, 3, 1)}/1/mortal:A1/gaea[0]:E5`,
      [
        `${room(2, 4, 1)}/2/mortal:A2/gaea[0]:E5`,
        `${room(2, 3, 2)}/2/mortal:A2/gaea[0]:E5`,
        `${room(2, 4, 1)}/2/mortal:B1/gaea[0]:E5`,
        `${room(3, 3, 1)}/2/mortal:B1/gaea[0]:E5`,
      ],
    ],
    [
      'T77 and a second build must do without the square she takes',
      `${demeter}/steps=A1>A2^A1;react=2`,
      [`${demeter}/steps=A1>A2^A1pass`, `${room(2, 4, 0)}/2/demeter:A2/gaea[1]:E5,B1`],
    ],
    [
      'T77 where the player goes on',
      `${demeter}/steps=A1>A2^A1pass`,
      [`${room(2, 4, 0)}/2/demeter:A2/gaea:E5`, `${room(2, 4, 1)}/2/demeter:A2/gaea:E5`],
    ],
    [
      'spaces in the steps mean nothing',
      `${demeter}/steps=A1>A2 ^A1 pass`,
      [`${room(2, 4, 0)}/2/demeter:A2/gaea:E5`, `${room(2, 4, 1)}/2/demeter:A2/gaea:E5`],
    ],
    [
      'a block before the dome is a step like others',
      demeter,
      [
        `${demeter}/steps=A1>A2^A1;react=2`,
        `${room(2, 3, 1)}/2/demeter:A2/gaea:E5`,
        // With a block on B1 there is no ground beside the dome.
        `${room(2, 4, 1)}/2/demeter:A2/gaea:E5`,
        `${room(2, 4, 0)}/2/demeter:B1/gaea:E5`,
        `${room(3, 3, 0)}/2/demeter:B1/gaea:E5`,
        `${room(3, 4, 0)}/2/demeter:B1/gaea:E5`,
      ],
    ],
    [
      'her own domes are answered in her own turn',
      `${room(2, 3, 0)}/1/gaea[1]:A1/mortal:E5`,
      [
        `${room(2, 4, 0)}/2/gaea[1]:A2/mortal:E5`,
        `${room(2, 4, 0)}/2/gaea[0]:A2,B1/mortal:E5`,
        `${room(2, 3, 1)}/2/gaea[1]:A2/mortal:E5`,
        `${room(2, 4, 0)}/2/gaea[1]:B1/mortal:E5`,
        `${room(3, 3, 0)}/2/gaea[1]:B1/mortal:E5`,
      ],
    ],
    [
      'she does not come to a coin',
      `${room(2, 3, 0)}/1/clio[2|B1]:A1/gaea:E5`,
      [
        `${room(2, 4, 0)}/2/clio[2|B1]:A2/gaea:E5`,
        `${room(2, 3, 1)}/2/clio[1|B1]:A2/gaea:E5`,
        `${room(2, 4, 0)}/2/clio[2|B1]:B1/gaea:E5`,
        `${room(3, 3, 0)}/2/clio[1|A2,B1]:B1/gaea:E5`,
      ],
    ],
    [
      'nor to Talus',
      `${room(2, 3, 0)}/1/hera:A1/gaea:E5/europa-and-talus[B1]:E4`,
      [`${room(2, 4, 0)}/2/hera:A2/gaea:E5/europa-and-talus[B1]:E4`],
    ],
  ]);
});

describe('Gaea and those who build before they move', () => {
  const prometheus = `${room(2, 3, 0)}/1/prometheus:A2/gaea:E5`;

  test('the answer may leave no way to go on, which is lost', () => {
    expect(resultsOf(prometheus)).toContain(`${prometheus}/steps=^A1;react=2`);
    expect(resultsOf(`${prometheus}/steps=^A1;react=2`)).toEqual(
      [`${prometheus}/steps=^A1+B1`, `${prometheus}/steps=^A1pass`].sort(),
    );
    expect(resultsOf(`${prometheus}/steps=^A1+B1`)).toEqual([]);
    expect(resultsOf(`${prometheus}/steps=^A1pass`)).toEqual([`${room(3, 4, 0)}/2/prometheus:B1/gaea:E5`]);
  });

  test('a dome after which no answer leaves a turn is not offered', () => {
    // From A1 only the dome on B1 could be built, beside the ground of C1; then there is no step.
    const end = board('00000', '00000', '00000', 'aaa00', '030a0');
    expect(resultsOf(`${end}/1/prometheus:A1/gaea:E5`)).toEqual([]);
  });

  test('Achilles spends his power only when the turn is over', () => {
    const achilles = `${room(2, 3, 0)}/1/achilles:A2/gaea:E5`;
    expect(resultsOf(achilles)).toContain(`${achilles}/steps=^A1;react=2`);
    expect(resultsOf(`${achilles}/steps=^A1pass`)).toEqual([`${room(3, 4, 0)}/2/achilles[x]:B1/gaea:E5`]);
  });
});

describe('Gaea and several domes in one turn', () => {
  /** All is domed but A1, A2, D1, D2 and E1, of which only A2 and E1 are sure to be ground. */
  const hall = (a1: string | number, d2: string | number, d1: string | number, e1: string | number): string =>
    board('aaaaa', 'aaaaa', 'aaaaa', `0aa${d2}a`, `${a1}aa${d1}${e1}`);
  const start = `${hall(0, 1, 1, 0)}/1/polyphemus:A1/gaea:E5`;

  test('each may wait for an answer; where the ground is gone none does', () => {
    expect(resultsOf(start)).toEqual(
      [
        `${hall(1, 1, 1, 0)}/2/polyphemus:A2/gaea:E5`,
        `${hall('b', 1, 1, 0)}/2/polyphemus[x]:A2/gaea:E5`,
        `${hall(1, 1, 1, 'a')}/2/polyphemus[x]:A2/gaea:E5`,
        `${hall('b', 1, 1, 'a')}/2/polyphemus[x]:A2/gaea:E5`,
        `${hall(1, 'b', 1, 'a')}/2/polyphemus[x]:A2/gaea:E5`,
        `${hall(1, 1, 'b', 'a')}/2/polyphemus[x]:A2/gaea:E5`,
        `${start}/steps=A1>A2^A1^D2X;react=2`,
        `${start}/steps=A1>A2^A1^D1X;react=2`,
        `${start}/steps=A1>A2^A1^A1X^D2X;react=2`,
        `${start}/steps=A1>A2^A1^A1X^D1X;react=2`,
      ].sort(),
    );
  });

  test('she is asked again about the second', () => {
    expect(resultsOf(`${start}/steps=A1>A2^A1^D2Xpass`)).toEqual(
      [
        `${hall(1, 'b', 1, 0)}/2/polyphemus[x]:A2/gaea:E5`,
        `${hall('b', 'b', 1, 0)}/2/polyphemus[x]:A2/gaea:E5`,
        `${hall(1, 'b', 1, 'a')}/2/polyphemus[x]:A2/gaea:E5`,
        `${start}/steps=A1>A2^A1^D2Xpass^D1X;react=2`,
      ].sort(),
    );
    expect(resultsOf(`${start}/steps=A1>A2^A1^D2Xpass^D1X;react=2`)).toEqual([
      `${hall(1, 'b', 'b', 0)}/2/polyphemus[x]:A2/gaea:E5`,
      `${hall(1, 'b', 'b', 0)}/2/polyphemus[x]:A2/gaea[1]:E5,E1`,
    ]);
  });
});

describe('Gaea and routes', () => {
  test('of several routes to one state the first in board order is written', () => {
    // Artemis comes from A1 to A3 over A2 or B2.
    const start = `${heights({ A4: 3, B4: 'a', B3: 'a' })}/1/artemis:A1/gaea:E5`;
    expect(resultsOf(start).filter((result) => result.includes('react'))).toEqual([
      `${start}/steps=A1>A2>A3^A4;react=2`,
    ]);
  });

  test('any route may be given', () => {
    const start = `${heights({ A4: 3, B4: 'a', B3: 'a' })}/1/artemis:A1/gaea:E5`;
    expect(resultsOf(`${start}/steps=A1>B2>A3^A4;react=2`)).toEqual(
      resultsOf(`${start}/steps=A1>A2>A3^A4;react=2`),
    );
  });

  test('a longer route is not written where a shorter one leads to the same', () => {
    const start = `${heights({ B3: 3 })}/1/artemis:A1/gaea:E5`;
    const waiting = resultsOf(start).filter((result) => result.includes('react'));
    expect(waiting).toContain(`${start}/steps=A1>A2^B3;react=2`);
    expect(waiting).toContain(`${start}/steps=A1>B2^B3;react=2`);
    expect(waiting).not.toContain(`${start}/steps=A1>B2>A2^B3;react=2`);
    // A2 and B2 in one step; A3, C2 and C3 in two.
    expect(waiting).toHaveLength(5);
  });

  test('Hermes’ walk is written step by step, by the shortest way', () => {
    const start = `${heights({ B3: 3, A3: 'a' })}/1/hermes:A1,E1/gaea:E5`;
    const waiting = resultsOf(start).filter((result) => result.includes('react'));
    expect(waiting).toContain(`${start}/steps=A1>B2>C3>C4^B3;react=2`);
    expect(waiting).toContain(`${start}/steps=A1>B2>C3>C4 E1>D1^B3;react=2`);
    expect(waiting).not.toContain(`${start}/steps=E1>D1 A1>B2>C3>C4^B3;react=2`);
  });
});

describe('Gaea and others at the table', () => {
  /** The same room with a complete tower far away. */
  const moonlit = (a2: number, a1: number, b1: number): string => room(a2, a1, b1).replace(/^.../, '004');

  checkAll([
    [
      'an additional turn is written before its steps',
      `${room(3, 3, 0)}/1/dionysus:E5/gaea:A1/turn=extra`,
      [
        `${room(3, 3, 0)}/2/dionysus:E5/gaea:A1`,
        `${room(3, 3, 0)}/1/dionysus:E5/gaea:A1/turn=extra;steps=A1>A2^A1;react=2`,
        `${room(3, 3, 1)}/2/dionysus:E5/gaea:A2`,
        `${room(3, 4, 0)}/1/dionysus:E5/gaea:B1/turn=extra`,
        `${room(4, 3, 0)}/1/dionysus:E5/gaea:B1/turn=extra`,
      ],
    ],
    [
      'Circe is asked if she has the power, and the worker is hers',
      `${room(2, 3, 0)}/2/circe[+]:E5/gaea:A1/steps=A1>A2^A1;react=1`,
      [`${room(2, 4, 0)}/1/circe[+]:E5/gaea:A2`, `${room(2, 4, 0)}/1/circe[+]:E5,B1/gaea[1]:A2`],
    ],
    [
      'by night she is not asked',
      `${moonlit(2, 3, 0)}/2/gaea:E5/nyx[hera]:A1`,
      [
        `${moonlit(2, 4, 0)}/1/gaea:E5/nyx[hera]:A2`,
        `${moonlit(2, 3, 1)}/1/gaea:E5/nyx[hera]:A2`,
        `${moonlit(2, 4, 0)}/1/gaea:E5/nyx[hera]:B1`,
        `${moonlit(3, 3, 0)}/1/gaea:E5/nyx[hera]:B1`,
      ],
    ],
    [
      'a dome that ends the game asks nobody',
      `${board('44440', '00000', 'aa000', '2aa00', '30a00')}/1/chronus:A1/gaea:E5`,
      [
        `${board('44440', '00000', 'aa000', '2aa00', '40a00')}/2/#chronus:A2/gaea:E5`,
        `${board('44440', '00000', 'aa000', '2aa00', '31a00')}/2/chronus:A2/gaea:E5`,
        `${board('44440', '00000', 'aa000', '2aa00', '40a00')}/2/#chronus:B1/gaea:E5`,
        `${board('44440', '00000', 'aa000', '3aa00', '30a00')}/2/chronus:B1/gaea:E5`,
      ],
    ],
    [
      'Medusa’s victims may be hers that came a moment ago',
      `${room(2, 3, 0)}/1/medusa:A1/gaea:E5/steps=A1>A2^A1;react=2`,
      [`${room(2, 4, 0)}/2/medusa:A2/gaea:E5`, `${room(2, 4, 1)}/2/medusa:A2/gaea[1]:E5`],
    ],
    [
      'Chaos draws once the turn is over',
      `${corridor(2, 3)}/1/chaos[atlas]:A1/gaea:E5`,
      [`${corridor(2, 4)}/2/chaos[?;used=atlas]:A2/gaea:E5`],
    ],
  ]);

  test('of two Gaeas the next clockwise is asked first', () => {
    const start = `${room(2, 3, 0)}/3/gaea:E5/gaea:E4/pan:A1`;
    expect(resultsOf(start)).toContain(`${start}/steps=A1>A2^A1;react=1`);
    expect(resultsOf(`${start}/steps=A1>A2^A1;react=1`)).toEqual([
      `${start}/steps=A1>A2^A1pass;react=2`,
      `${room(2, 4, 0)}/1/gaea[1]:E5,B1/gaea:E4/pan:A2`,
    ]);
    expect(resultsOf(`${start}/steps=A1>A2^A1pass;react=2`)).toEqual([
      `${room(2, 4, 0)}/1/gaea:E5/gaea:E4/pan:A2`,
      `${room(2, 4, 0)}/1/gaea:E5/gaea[1]:E4,B1/pan:A2`,
    ]);
  });

  test('Heracles may stop after her answer or go on', () => {
    const start = `${room(2, 3, 0)}/1/heracles:A1/gaea:E5`;
    expect(resultsOf(`${start}/steps=A1>A2^A1;react=2`)).toEqual(
      [`${start}/steps=A1>A2^A1pass`, `${room(2, 4, 0)}/2/heracles:A2/gaea[1]:E5,B1`].sort(),
    );
    expect(resultsOf(`${start}/steps=A1>A2^A1pass`)).toEqual([
      `${room(2, 4, 0)}/2/heracles:A2/gaea:E5`,
      `${room(2, 4, 'a')}/2/heracles[x]:A2/gaea:E5`,
    ]);
  });
});
