import { describe, expect, test } from 'vitest';
import { board, corridor, EMPTY, resultsOf, resultsWithWorkerOn } from './scenario.ts';

describe('builders', () => {
  test.each([
    [0, [1, 2]],
    [1, [2, 3]],
    [2, [3]],
  ])('T17 Hephaestus builds on level %i up to %j', (level, made) => {
    expect(resultsOf(`${corridor(0, level)}/1/hephaestus:A1/mortal:E5`)).toEqual(
      made.map((height) => `${corridor(0, height)}/2/hephaestus:A2/mortal:E5`),
    );
  });

  test('T16 a dome on a low tower is none of the five that Chronus needs', () => {
    const before = board('44440', '00000', '00000', '01300', '00000');
    const results = resultsOf(`${before}/1/atlas:A1/chronus:E1`);
    const low = board('44440', '00000', '00000', '0b300', '00000');
    const fifth = board('44440', '00000', '00000', '01400', '00000');
    expect(results).toContain(`${low}/2/atlas:B1/chronus:E1`);
    expect(results).toContain(`${fifth}/2/atlas:B1/#chronus:E1`);
    // C2 can be reached from B1 and from B2.
    expect(results.filter((result) => result.includes('#'))).toHaveLength(2);
  });

  test('T23 Prometheus steps on the block he built when that is not up', () => {
    expect(resultsOf(`${corridor(0, 1)}/1/prometheus:A1/mortal:E5`)).toEqual([
      `${corridor(0, 2)}/2/prometheus:A2/mortal:E5`,
      `${corridor(1, 2)}/2/prometheus:A2/mortal:E5`,
    ]);
    expect(resultsOf(`${corridor(1, 1)}/1/prometheus:A1/mortal:E5`)).toEqual([
      `${corridor(1, 2)}/2/prometheus:A2/mortal:E5`,
    ]);
  });

  test('Demeter builds on two squares, Hestia twice on an inner one', () => {
    // From A1 over A2 to the squares A1 (edge), B2 and B3 (inner); A3 and B1 are domed.
    const room = board('00000', '00000', 'a0000', '00000', '0a000');
    const onA2 = (power: string): string[] => resultsWithWorkerOn(`${room}/1/${power}:A1/mortal:E5`, 1, 'A2');
    expect(onA2('mortal')).toHaveLength(3);
    expect(onA2('demeter')).toHaveLength(3 + 3);
    // Besides the three single builds: A1 with B2 or B3, and two blocks spread over B2 and B3.
    expect(onA2('hestia')).toHaveLength(3 + 2 + 3);
  });

  test('T66 Zeus lifts himself without winning, but not above level 3', () => {
    expect(resultsOf(`${corridor(2, 2)}/1/zeus:A1/mortal:E5`)).toEqual([
      `${corridor(2, 3)}/2/zeus:A2/mortal:E5`,
      `${corridor(3, 2)}/2/zeus:A2/mortal:E5`,
    ]);
    expect(resultsOf(`${corridor(3, 3)}/1/zeus:A1/mortal:E5`)).toEqual([
      `${corridor(3, 4)}/2/zeus:A2/mortal:E5`,
    ]);
  });

  test('T55 Morpheus keeps what he does not build', () => {
    expect(resultsOf(`${corridor(0, 0)}/1/morpheus[1]:A1/mortal:E5`)).toEqual([
      `${corridor(0, 0)}/2/morpheus[2]:A2/mortal:E5`,
      `${corridor(0, 1)}/2/morpheus[1]:A2/mortal:E5`,
      `${corridor(0, 2)}/2/morpheus:A2/mortal:E5`,
    ]);
  });

  /** Two corridors, one on each side of the board. */
  const corridors = (a2: string | number, e2: string | number, a1: string | number, e1: string | number) =>
    board('00000', '00000', 'aa0aa', `${a2}a0a${e2}`, `${a1}a0a${e1}`);

  test('T62 Poseidon builds up to three times with the unmoved worker on the ground', () => {
    expect(resultsOf(`${corridors(0, 0, 0, 0)}/1/poseidon:A1,E1/mortal:C5`)).toHaveLength(4 + 4);
    expect(resultsOf(`${corridors(0, 0, 0, 1)}/1/poseidon:A1,E1/mortal:C5`)).toHaveLength(1 + 4);
  });

  test('T63 Selene: the female may build a dome, whoever moved', () => {
    expect(resultsOf(`${corridors(0, 0, 0, 0)}/1/selene[E1]:A1,E1/mortal:C5`)).toEqual(
      [
        `${corridors(0, 0, 1, 0)}/2/selene[E1]:A2,E1/mortal:C5`,
        `${corridors(0, 'a', 0, 0)}/2/selene[E1]:A2,E1/mortal:C5`,
        `${corridors(0, 0, 0, 1)}/2/selene[E2]:E2,A1/mortal:C5`,
        `${corridors(0, 0, 0, 'a')}/2/selene[E2]:E2,A1/mortal:C5`,
      ].sort(),
    );
  });

  test('T35 Ares may take away the block just built', () => {
    expect(resultsOf(`${EMPTY}/1/ares:E5,B2/mortal:A5`)).toContain(`${EMPTY}/2/ares:D4,B2/mortal:A5`);
  });

  test('T36 Ares takes no block under a worker or a dome', () => {
    const position = board('00000', '00000', 'aa000', '0a0b1', '0a010');
    expect(resultsWithWorkerOn(`${position}/1/ares:A1,E1/mortal:D1`, 1, 'A2')).toEqual([
      `${board('00000', '00000', 'aa000', '0a0b0', '1a010')}/2/ares:A2,E1/mortal:D1`,
      `${board('00000', '00000', 'aa000', '0a0b1', '1a010')}/2/ares:A2,E1/mortal:D1`,
    ]);
  });
});
