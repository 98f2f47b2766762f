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
  squares,
  winsOf,
} from './scenario.ts';

describe('text of tokens', () => {
  test.each([
    `${EMPTY}/1/clio[1|B2,C1]:A3,C3/pan:E4,A1`,
    `${EMPTY}/1/clio[2|]:A3,C3/#europa-and-talus[C2]:E4,A1`,
    `${EMPTY}/1/clio[0|B2;f=A3]:A3,C3/selene[A1]:E4,A1`,
  ])('%s reads and writes as itself', (text) => {
    expect(canonicalText(text)).toBe(text);
  });
});

describe('the coins of Clio', () => {
  checkAll([
    [
      'T74 a block of hers gets one',
      `${corridor(0, 0)}/1/clio:A1/mortal:E5`,
      [`${corridor(0, 1)}/2/clio[2|A1]:A2/mortal:E5`],
    ],
    [
      'T74 a dome gets none and takes none',
      `${corridor(2, 3)}/1/clio:A1/mortal:E5`,
      [`${corridor(2, 4)}/2/clio:A2/mortal:E5`],
    ],
    [
      'T74 a fourth block gets none',
      `${corridor(0, 0)}/1/clio[0|C5,D5,E4]:A1/mortal:E5`,
      [`${corridor(0, 1)}/2/clio[0|C5,D5,E4]:A2/mortal:E5`],
    ],
    [
      'a block on a coin uses it up and gets the next one',
      `${corridor(0, 1)}/1/clio[2|A1]:A1/mortal:E5`,
      [`${corridor(0, 2)}/2/clio[1|A1]:A2/mortal:E5`],
    ],
    [
      'T74 with none left the coin built on is gone',
      `${corridor(0, 1)}/1/clio[0|A1]:A1/mortal:E5`,
      [`${corridor(0, 2)}/2/clio[0|]:A2/mortal:E5`],
    ],
    [
      'a dome on a coin uses it up',
      `${corridor(2, 3)}/1/clio[2|A1]:A1/mortal:E5`,
      [`${corridor(2, 4)}/2/clio[2|]:A2/mortal:E5`],
    ],
    [
      'T75 she steps on her coin',
      `${corridor(1, 0)}/1/clio[2|A2]:A1/mortal:E5`,
      [`${corridor(1, 1)}/2/clio[1|A2,A1]:A2/mortal:E5`],
    ],
    ['T75 others do not', `${corridor(1, 0)}/1/mortal:A1/clio[2|A2]:E5`, []],
    [
      'a win leaves them as they were',
      `${corridor(3, 2)}/1/clio[2|A1]:A1/mortal:E5`,
      [`${corridor(3, 2)}/2/#clio[2|A1]:A2/mortal:E5`],
    ],
    ['she sleeps on a coin as elsewhere', `${corridor(0, 1)}/1/clio[2|A1]:A1/hypnus:E5`, []],
    [
      'a block in the turn of another gets none',
      `${corridor(0, 0)}/1/dionysus:E5/clio:A1/turn=extra`,
      [`${corridor(0, 0)}/2/dionysus:E5/clio:A1`, `${corridor(0, 1)}/2/dionysus:E5/clio:A2`],
    ],
    [
      'Dionysus does not reach her worker on one',
      `${corridor(0, 1)}/1/dionysus:E5/clio[2|A1]:A1/turn=extra`,
      [`${corridor(0, 1)}/2/dionysus:E5/clio[2|A1]:A1`],
    ],
    [
      'nor takes her worker onto one',
      `${corridor(1, 0)}/1/dionysus:E5/clio[2|A2]:A1/turn=extra`,
      [`${corridor(1, 0)}/2/dionysus:E5/clio[2|A2]:A1`],
    ],
    [
      'Circe lays them with the power',
      `${corridor(0, 0)}/1/circe:A1/clio:C5,E5`,
      [`${corridor(0, 1)}/2/circe[+]:A2/clio[2|A1]:C5,E5`],
    ],
    ['and then they close to Clio herself', `${corridor(1, 0)}/2/circe[+]:E5/clio[2|A2]:A1`, []],
    [
      'are gone with a player who is out',
      `${corridor(1, 0)}/1/mortal:A1/-clio:/pan:E5`,
      [`${corridor(1, 1)}/3/mortal:A2/-clio:/pan:E5`],
    ],
  ]);

  test('T75 nobody else builds on one', () => {
    const room = board('00000', '00000', 'aa000', '0aa00', '01a00');
    expect(resultsWithWorkerOn(`${room}/1/mortal:A1/clio[2|B1]:E5`, 1, 'A2')).toEqual([
      `${board('00000', '00000', 'aa000', '0aa00', '11a00')}/2/mortal:A2/clio[2|B1]:E5`,
    ]);
  });

  test('T38 Bia finds nobody on one', () => {
    const canyon = (c3: number): string => board('04040', '04040', `04${c3}40`, '04440', '00000');
    expect(resultsOf(`${canyon(0)}/1/bia:C3/clio[0|C5]:C5`)).toEqual([`${canyon(1)}/2/bia:C4/clio[0|C5]:C5`]);
  });

  test.each([
    ['Apollo', 'apollo:C3', '2|C4', 'C4'],
    ['Minotaur', 'minotaur:C3', '2|C4', 'C4'],
    ['Minotaur, who would push onto one', 'minotaur:C3', '2|C5', 'C4'],
    ['Charon', 'charon:C3', '2|C4', 'C4'],
    ['Charon, who would ferry onto one', 'charon:C3', '2|C2', 'C4'],
  ])('%s leaves her worker alone', (_, opponent, coins, hers) => {
    const results = resultsOf(`${EMPTY}/1/${opponent}/clio[${coins}]:${hers}`);
    expect(results.length).toBeGreaterThan(0);
    expect(results.every((result) => crewIn(result, 2).join() === squares(hers).join())).toBe(true);
  });

  test('Medusa and Theseus spare her worker on one', () => {
    const high = heights({ B3: 2, C3: 2, D3: 1 });
    const spared = (text: string): boolean =>
      resultsOf(text).every((result) => crewIn(result, 2).length === 1);
    expect(spared(`${high}/1/medusa:B3/clio[2|D3]:D3`)).toBe(true);
    expect(spared(`${high}/1/medusa:B3/clio[2|E1]:D3`)).toBe(false);
    expect(spared(`${high}/1/theseus:B1/clio[2|C3]:C3`)).toBe(true);
    expect(spared(`${high}/1/theseus:B1/clio[2|E1]:C3`)).toBe(false);
  });
});

describe('Europa and Talus', () => {
  checkAll([
    [
      'Talus comes beside the worker that moved, or does not',
      `${corridor(0, 0)}/1/europa-and-talus:A1/mortal:E5`,
      [
        `${corridor(0, 1)}/2/europa-and-talus:A2/mortal:E5`,
        `${corridor(0, 1)}/2/europa-and-talus[A1]:A2/mortal:E5`,
      ],
    ],
    [
      'T76 he may stay out of reach, or come from anywhere',
      `${corridor(0, 0)}/1/europa-and-talus[E1]:A1/mortal:E5`,
      [
        `${corridor(0, 1)}/2/europa-and-talus[E1]:A2/mortal:E5`,
        `${corridor(0, 1)}/2/europa-and-talus[A1]:A2/mortal:E5`,
      ],
    ],
    ['T76 he closes his square to her', `${corridor(0, 0)}/1/europa-and-talus[A2]:A1/mortal:E5`, []],
    ['and to others', `${corridor(0, 0)}/1/mortal:A1/europa-and-talus[A2]:E5`, []],
    [
      'and to workers that are used by others',
      `${corridor(0, 0)}/1/dionysus:E5/europa-and-talus[A2]:A1/turn=extra`,
      [`${corridor(0, 0)}/2/dionysus:E5/europa-and-talus[A2]:A1`],
    ],
    [
      'but stands in nobody’s way once she is out',
      `${corridor(0, 0)}/1/mortal:A1/-europa-and-talus:/pan:E5`,
      [`${corridor(0, 1)}/3/mortal:A2/-europa-and-talus:/pan:E5`],
    ],
    [
      'Circe moves him with the power',
      `${corridor(0, 0)}/1/circe:A1/europa-and-talus[E1]:C5,E5`,
      [
        `${corridor(0, 1)}/2/circe[+]:A2/europa-and-talus[E1]:C5,E5`,
        `${corridor(0, 1)}/2/circe[+]:A2/europa-and-talus[A1]:C5,E5`,
      ],
    ],
  ]);

  test('T76 he does not come beside the worker that stayed', () => {
    const results = resultsWithWorkerOn(`${EMPTY}/1/europa-and-talus:A1,E1/mortal:C5`, 1, 'A2');
    const places = new Set(results.map((result) => /talus\[(..)\]/.exec(result)?.[1]));
    expect(places).toEqual(new Set([undefined, 'A1', 'A3', 'B1', 'B2', 'B3']));
  });

  test('he is no dome: three blocks under him are no complete tower', () => {
    const towers = (a1: number): string => board('44440', '00000', 'aa000', '1a000', `${a1}a000`);
    expect(resultsOf(`${towers(2)}/1/europa-and-talus:A1/chronus:E1`)).toContain(
      `${towers(3)}/2/europa-and-talus[A1]:A2/chronus:E1`,
    );
    expect(winsOf(`${towers(2)}/1/europa-and-talus:A1/chronus:E1`)).toEqual([]);
  });

  test('Ares takes no block from under him, and Minotaur pushes nobody onto him', () => {
    const tower = heights({ C3: 1 });
    const still = resultsOf(`${tower}/1/ares:A1,B2/europa-and-talus[C3]:E5`);
    expect(still.every((result) => result.charAt(12) === '1')).toBe(true);
    expect(resultsWithWorkerOn(`${EMPTY}/1/minotaur:C3/europa-and-talus[C5]:C4`, 1, 'C4')).toEqual([]);
  });

  test('he does not come to a coin, nor Polyphemus’ dome to him', () => {
    const places = resultsOf(`${EMPTY}/1/europa-and-talus:A1/clio[2|B2]:E5`);
    expect(places.some((result) => result.includes('talus[B2]'))).toBe(false);
    const domed = resultsOf(`${EMPTY}/1/polyphemus:A1/europa-and-talus[C3]:E5`);
    expect(domed.every((result) => result.charAt(12) === '0')).toBe(true);
  });
});
