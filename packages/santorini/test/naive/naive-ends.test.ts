import { describe, expect, test } from 'vitest';
import { checkAll } from './check-rows.ts';
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

describe('Nemesis', () => {
  checkAll([
    [
      'with one worker she needs the printed wording',
      `${corridor(0, 0)}/1/nemesis:A1/mortal:C5`,
      [`${corridor(0, 1)}/2/nemesis:A2/mortal:C5`],
    ],
    [
      'which changes as many as both have',
      `${corridor(0, 0)}/1/nemesis@printed:A1/mortal:C5`,
      [
        `${corridor(0, 1)}/2/nemesis@printed:A2/mortal:C5`,
        `${corridor(0, 1)}/2/nemesis@printed:C5/mortal:A2`,
      ],
    ],
    [
      'and lets her choose with whom',
      `${corridor(0, 0)}/1/nemesis@printed:A1/mortal:C5,E5`,
      [
        `${corridor(0, 1)}/2/nemesis@printed:A2/mortal:C5,E5`,
        `${corridor(0, 1)}/2/nemesis@printed:C5/mortal:E5,A2`,
        `${corridor(0, 1)}/2/nemesis@printed:E5/mortal:C5,A2`,
      ],
    ],
    [
      'nobody wins by it, at whatever level',
      `${board('00300', '00000', 'aa000', '2a000', '1a000')}/1/nemesis@printed:A1/pan:C5`,
      [
        `${board('00300', '00000', 'aa000', '2a000', '2a000')}/2/nemesis@printed:A2/pan:C5`,
        `${board('00300', '00000', 'aa000', '2a000', '2a000')}/2/nemesis@printed:C5/pan:A2`,
      ],
    ],
    [
      'of three she changes with one of them',
      `${corridor(0, 0)}/1/nemesis@printed:A1/pan:C5/atlas:E5`,
      [
        `${corridor(0, 1)}/2/nemesis@printed:A2/pan:C5/atlas:E5`,
        `${corridor(0, 1)}/2/nemesis@printed:C5/pan:A2/atlas:E5`,
        `${corridor(0, 1)}/2/nemesis@printed:E5/pan:C5/atlas:A2`,
      ],
    ],
    [
      'not with anybody on a coin',
      `${corridor(0, 0)}/1/nemesis@printed:A1/clio[2|C5]:C5`,
      [`${corridor(0, 1)}/2/nemesis@printed:A2/clio[2|C5]:C5`],
    ],
  ]);

  const crews = (result: string): string => [crewIn(result, 1), crewIn(result, 2)].join(' | ');
  const places = (ours: string, theirs: string): string => [squares(ours), squares(theirs)].join(' | ');

  test('T87 both pairs change places or none', () => {
    const start = `${EMPTY}/1/nemesis:A1,E1/mortal:A5,C5`;
    const after = new Set(
      resultsOf(start)
        .filter((result) => result.charAt(20) === '1')
        .map(crews),
    );
    expect(after).toContain(places('A2,E1', 'A5,C5'));
    expect(after).toContain(places('A5,C5', 'A2,E1'));
    expect([...after].every((each) => !each.startsWith(`${squares('A5,E1').join()} `))).toBe(true);
  });

  test('T87 not with an opponent of one worker, nor with three of her own', () => {
    const unchanged = (text: string, theirs: string): boolean =>
      resultsOf(text).every((result) => crewIn(result, 2).join() === squares(theirs).join());
    expect(unchanged(`${EMPTY}/1/nemesis:A1,E1/mortal:C5`, 'C5')).toBe(true);
    expect(unchanged(`${EMPTY}/1/nemesis:A1,C1,E1/mortal:A5,C5`, 'A5,C5')).toBe(true);
    expect(unchanged(`${EMPTY}/1/nemesis:A1,E1/hydra:A5,C5,E5`, 'A5,C5,E5')).toBe(false);
  });

  test('not while any of theirs is beside any of hers', () => {
    const results = resultsWithWorkerOn(`${EMPTY}/1/nemesis:A1,E1/mortal:C5,E2`, 1, 'A2');
    expect(results.every((result) => crewIn(result, 2).join() === squares('C5,E2').join())).toBe(true);
  });

  test('whom the female worker changes with is her choice', () => {
    const start = `${EMPTY}/1/nemesis[f=A1]:A1,E1/selene[A5]:A5,C5`;
    const females = resultsOf(start)
      .filter((result) => crewIn(result, 1).join() === squares('A5,C5').join())
      .map((result) => /nemesis\[f=(..)\]/.exec(result)?.[1]);
    expect(new Set(females)).toEqual(new Set(['A5', 'C5']));
  });
});

describe('Hydra', () => {
  checkAll([
    [
      'a lone head grows another',
      `${corridor(0, 0)}/1/hydra:A1/mortal:E5`,
      [`${corridor(0, 1)}/2/hydra:A2,A1/mortal:E5`],
    ],
    [
      'with no free square beside it none comes',
      `${corridor(2, 3)}/1/hydra:A1/mortal:E5`,
      [`${corridor(2, 4)}/2/hydra:A2/mortal:E5`],
    ],
    [
      'not beside the head that stayed',
      `${board('00000', '00000', 'aa000', '0a0aa', '0a0a0')}/1/hydra[f=A1]:A1,E1/selene[E5]:E5`,
      [`${board('00000', '00000', 'aa000', '0a0aa', '1a0a0')}/2/hydra[f=A2]:A2,A1,E1/selene[E5]:E5`],
    ],
    [
      'a win comes before it',
      `${corridor(3, 2)}/1/hydra:A1/mortal:E5`,
      [`${corridor(3, 2)}/2/#hydra:A2/mortal:E5`],
    ],
    [
      'not on a square that is closed',
      `${board('00000', '00000', 'a0000', '0a000', '0a000')}/1/hydra:A1/europa-and-talus[B3]:E5`,
      [`${board('00000', '00000', 'a0000', '0a000', '1a000')}/2/hydra:A2,A1/europa-and-talus[B3]:E5`],
    ],
    [
      'of Circe’s if she has the power',
      `${corridor(0, 0)}/1/circe:A1/hydra:C5,E5`,
      [`${corridor(0, 1)}/2/circe[+]:A2,A1/hydra:C5,E5`],
    ],
  ]);

  test('T111 the new head comes to one of the lowest squares after the build', () => {
    // Beside A2 lie A1 (left and built on), A3, B1, B2 and B3.
    const before = heights({ A1: 0, A3: 1, B3: 2, B1: 1, B2: 2 });
    const results = resultsWithWorkerOn(`${before}/1/hydra:A1/mortal:E5`, 1, 'A2');
    const onA1 = results.filter((result) => result.charAt(20) === '1');
    const heads = new Set(onA1.map((result) => crewIn(result, 1).join()));
    expect(heads).toEqual(
      new Set([squares('A3,A2').join(), squares('A2,A1').join(), squares('A2,B1').join()]),
    );
  });

  test('T112 where two are neighbours one is removed, the moved one too', () => {
    const before = board('00000', '00000', 'aa000', '0a000', '00a00');
    // A1 steps to A2, beside B1; it builds on A1.
    const after = board('00000', '00000', 'aa000', '0a000', '10a00');
    const results = resultsOf(`${before}/1/hydra:A1,B1/mortal:E5`).filter((result) =>
      result.startsWith(after),
    );
    expect(results).toEqual([`${after}/2/hydra:A2/mortal:E5`, `${after}/2/hydra:B1/mortal:E5`].sort());
  });

  test('any two of many count', () => {
    const results = resultsWithWorkerOn(`${EMPTY}/1/hydra:A1,C5,D5/mortal:E1`, 1, 'A2');
    expect(results.every((result) => crewIn(result, 1).length === 2)).toBe(true);
  });
});

describe('Maenads', () => {
  /** A1 steps to A2, below A3, and builds on A1; A4 is above A3. */
  const row = (a1: number): string => board('00000', '00000', '0a000', '0aa00', `${a1}aa00`);
  const resultsFromA1 = (text: string): string[] =>
    resultsOf(text).filter((result) => result.startsWith(row(1)));

  test('win with a worker straight between two of theirs when the turn is over', () => {
    expect(resultsFromA1(`${row(0)}/1/maenads:A4,A1/athena[^]:A3,E5`)).toEqual([
      `${row(1)}/2/#maenads:A4,A2/athena[^]:E5,A3`,
    ]);
    const slanting = `${EMPTY}/1/maenads:A1,C4/mortal:B3`;
    expect(
      winsOf(slanting).filter((result) => crewIn(result, 1).join() === squares('C4,A2').join()),
    ).toHaveLength(4);
  });

  test('not with one on a coin', () => {
    expect(resultsFromA1(`${row(0)}/1/maenads:A4,A1/clio[2|A3]:A3,E5`)).toEqual([
      `${row(1)}/2/maenads:A4,A2/clio[2|A3]:E5,A3`,
    ]);
  });

  test('levels do not matter, nor do edges', () => {
    const start = `${heights({ B5: 3, A5: 1 })}/1/maenads:A5,C4/hera:B5`;
    expect(
      winsOf(start).filter((result) => crewIn(result, 1).join() === squares('A5,C5').join()),
    ).toHaveLength(4);
  });

  test('a row of three and a bend are none', () => {
    expect(winsOf(`${EMPTY}/1/maenads:A1,E1/mortal:A5,E5`)).toEqual([]);
    // From B2 and C3 to B3 and C3 around C2: no straight line.
    const beside = resultsWithWorkerOn(`${EMPTY}/1/maenads:B1,D3/mortal:C2`, 1, 'B2');
    expect(beside.some((result) => result.includes('#'))).toBe(false);
  });

  test('the turn must be complete', () => {
    // A1 steps to A2 and could close in on A3 from A4, but can build nowhere: A1 is beside Limus.
    const nook = board('00000', '0a000', '0a000', '0aa00', '00a00');
    expect(
      resultsOf(`${nook}/1/maenads:A1,A4/limus:A3,B1`).filter((result) => result.includes('A2')),
    ).toEqual([]);
  });

  test('of three the victim is out with workers and memory, and the others go on', () => {
    expect(resultsFromA1(`${row(0)}/1/maenads:A4,A1/athena[^]:A3,E1/limus@printed:E5,E4`)).toEqual([
      `${row(1)}/3/maenads:A4,A2/-athena:/limus@printed:E5,E4`,
    ]);
    expect(resultsFromA1(`${row(0)}/1/maenads:A4,A1/chaos[pan]:E5,E4/europa-and-talus[C1]:A3,E1`)).toEqual([
      `${row(1)}/2/maenads:A4,A2/chaos[pan]:E5,E4/-europa-and-talus:`,
    ]);
  });

  test('of three the last one left has won, and so has whoever beats both at once', () => {
    expect(resultsFromA1(`${row(0)}/1/maenads:A4,A1/athena:A3,E1/-limus:`)).toEqual([
      `${row(1)}/2/#maenads:A4,A2/athena:A3,E1/-limus:`,
    ]);
    const both = `${EMPTY}/1/maenads:A1,A4,C2/athena:A3,E1/hestia:B2,E5`;
    const won = winsOf(both).filter((result) => crewIn(result, 1).join() === squares('A4,A2,C2').join());
    expect(won.length).toBeGreaterThan(0);
    expect(won.every((result) => result.endsWith('/2/#maenads:A4,A2,C2/athena:A3,E1/hestia:E5,B2'))).toBe(
      true,
    );
  });

  test('of four the other side has lost, but only by the turn of whoever has the card', () => {
    expect(resultsFromA1(`${row(0)}/3/pan:A4,A1/mortal:A3,E1/maenads:=/zeus:=`)).toEqual([
      `${row(1)}/4/#pan:A4,A2/mortal:A3,E1/#maenads:=/zeus:=`,
    ]);
    expect(resultsFromA1(`${row(0)}/1/pan:A4,A1/mortal:A3,E1/maenads:=/zeus:=`)).toEqual([
      `${row(1)}/2/pan:A4,A2/mortal:A3,E1/maenads:=/zeus:=`,
    ]);
  });
});
