import { describe, expect, test } from 'vitest';
import { checkAll } from './check-rows.ts';
import { canonicalText } from './results.ts';
import { EMPTY, resultsOf, rooms } from './scenario.ts';

describe('what a power remembers is written where it is kept', () => {
  test.each([
    `${EMPTY}/1/nyx[athena;^]:A3,C3/pan:E4,A1`,
    `${EMPTY}/1/nyx[morpheus;2]:A3,C3/pan:E4,A1`,
    `${EMPTY}/1/nyx[charybdis;D4,B2]:A3,C3/pan:E4,A1`,
    `${EMPTY}/1/nyx[eris;E4]:A3,C3/pan:E4,A1`,
    `${EMPTY}/1/nyx[theseus;x]:A3,C3/pan:E4,A1`,
    `${EMPTY}/1/mortal[^]:A3,C3/mortal:E4,A1/fleece=athena;ram=C1`,
    `${EMPTY}/1/mortal[x]:A3,C3/mortal:E4,A1/fleece=jason;ram=C1`,
    `${EMPTY}/1/mortal:A3,C3/mortal[D4,B2]:E4,A1/fleece=charybdis;ram=C1`,
  ])('%s reads and writes as itself', (text) => {
    expect(canonicalText(text)).toBe(text);
  });
});

describe('tokens keep off each other', () => {
  const lane = (a3: number, a2: number, a1: number): string => rooms({ A3: a3, A2: a2, A1: a1, E5: 0 });

  checkAll([
    [
      'R82 no whirlpool comes to Talus, also while he does nothing',
      `${lane(0, 0, 0)}/1/charybdis[A2]:A1/nyx[europa-and-talus;A3]:E5`,
      [
        `${lane(0, 0, 1)}/2/charybdis[A2]:A2/nyx[europa-and-talus;A3]:E5`,
        `${lane(0, 0, 1)}/2/charybdis[A2,A1]:A2/nyx[europa-and-talus;A3]:E5`,
        `${lane(1, 0, 0)}/2/charybdis[A2]:A2/nyx[europa-and-talus;A3]:E5`,
        `${lane(1, 0, 0)}/2/charybdis[A2,A1]:A2/nyx[europa-and-talus;A3]:E5`,
      ],
    ],
    [
      'R84 Talus does not come to a whirlpool',
      `${lane(0, 0, 0)}/1/europa-and-talus:A1/charybdis[A3]:E5`,
      [
        `${lane(0, 0, 1)}/2/europa-and-talus:A2/charybdis[A3]:E5`,
        `${lane(0, 0, 1)}/2/europa-and-talus[A1]:A2/charybdis[A3]:E5`,
        `${lane(1, 0, 0)}/2/europa-and-talus:A2/charybdis:E5`,
        `${lane(1, 0, 0)}/2/europa-and-talus[A3]:A2/charybdis:E5`,
        `${lane(1, 0, 0)}/2/europa-and-talus[A1]:A2/charybdis:E5`,
      ],
    ],
  ]);
});

describe('R83 a worker of Clio’s on a coin is out of reach', () => {
  const isWhereItWas = (result: string): boolean => result.includes(']:B2');

  test.each(['siren[e]', 'odysseus', 'charon-2e', 'eris', 'scylla'])('for %s', (card) => {
    expect(resultsOf(`${EMPTY}/1/${card}:C3,D3/clio[2|B2]:B2`).every(isWhereItWas)).toBe(true);
    expect(resultsOf(`${EMPTY}/1/${card}:C3,D3/clio[2|A5]:B2`).every(isWhereItWas)).toBe(false);
  });

  test('nobody jumps over it', () => {
    const lands = (coin: string): boolean =>
      resultsOf(`${EMPTY}/1/iris:C3/clio[2|${coin}]:B2`).some((result) => result.includes('iris:A1'));
    expect([lands('A5'), lands('B2')]).toEqual([true, false]);
  });
});

describe('Gaea is asked', () => {
  const rests = (start: string): string[] =>
    resultsOf(start)
      .filter((result) => result.includes('react'))
      .map((result) => result.slice(result.indexOf('steps=')));

  test('R93 between two builds of Terpsichore, and who has built already makes a difference', () => {
    const start = `${rooms({ A1: 0, A2: 3, B1: 0, D1: 0, E1: 0, A4: 0 })}/1/terpsichore:B1,D1/gaea:A4`;
    expect(rests(start)).toEqual(['steps=B1>A1 D1>E1^A2;react=2', 'steps=B1>A1 D1>E1^D1^A2;react=2']);
  });

  test('R100 not about a build after which the others could not build', () => {
    expect(
      resultsOf(`${rooms({ B2: 0, B4: 0, C3: 3, D3: 0, E5: 0 })}/1/castor-and-pollux:B4,B2/gaea:E5`),
    ).toEqual([]);
  });

  test('R99 after forces, which are written', () => {
    const start = `${rooms({ A1: 0, A2: 0, A3: 3, B3: 0, E1: 0 })}/1/odysseus:A1/gaea:A2`;
    expect(rests(start)).toEqual(['steps=A2=>E1 A1>A2^A3;react=2']);
  });
});
