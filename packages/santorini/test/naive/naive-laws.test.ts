import { describe, expect, test } from 'vitest';
import { squareNamed } from './board.ts';
import {
  blocksIn,
  board,
  crewIn,
  EMPTY,
  heights,
  resultsOf,
  resultsWithWorkerOn,
  squares,
  winsOf,
} from './scenario.ts';

describe('force and removal', () => {
  test('T37 Bia removes the worker straight ahead', () => {
    const walls = (c5: number, c3: number): string =>
      board(`04${c5}40`, '04040', `04${c3}40`, '04440', '00000');
    expect(resultsOf(`${walls(0, 0)}/1/bia:C3/mortal:C5`)).toEqual([
      `${walls(0, 1)}/2/bia:C4/mortal:`,
      `${walls(1, 0)}/2/bia:C4/mortal:`,
    ]);
  });

  test('T39 Bia never removes her own', () => {
    expect(resultsWithWorkerOn(`${EMPTY}/1/bia:A5,A3/mortal:E1`, 1, 'A4').length).toBeGreaterThan(0);
    expect(resultsOf(`${EMPTY}/1/bia:A5,A3/mortal:E1`).every((text) => crewIn(text, 1).length === 2)).toBe(
      true,
    );
  });

  test('a winning step of Bia removes nobody', () => {
    const position = heights({ C3: 2, C4: 3 });
    expect(winsOf(`${position}/1/bia:C3/mortal:C5`)).toEqual([`${position}/2/#bia:C4/mortal:C5`]);
  });

  test('T41 Charon ferries a worker away and wins on its square', () => {
    const position = heights({ C3: 2, C4: 3 });
    expect(winsOf(`${position}/1/charon:C3/mortal:C4`)).toEqual([`${position}/2/#charon:C4/mortal:C2`]);
  });

  test('T42 the worker that ferried is the one that moves', () => {
    const ferried = resultsWithWorkerOn(`${EMPTY}/1/charon:C3,A1/mortal:C4`, 2, 'C2');
    expect(ferried.length).toBeGreaterThan(0);
    expect(ferried.every((result) => crewIn(result, 1).includes(squareNamed('A1')))).toBe(true);
  });

  test('T54 Medusa turns lower neighbours to stone, all at once', () => {
    const position = heights({ B3: 2, C3: 2, D3: 2, C4: 1 });
    const results = resultsWithWorkerOn(`${position}/1/medusa:D3/mortal:C4,B3,B2`, 1, 'C3');
    expect(results).toContain(
      `${heights({ B3: 2, C3: 2, D3: 2, C4: 2, B2: 1, D2: 1 })}/2/medusa:C3/mortal:B3`,
    );
    expect(results.every((result) => result.endsWith('/mortal:B3'))).toBe(true);
  });

  test('Limus beside Limus is safe from Medusa', () => {
    const before = heights({ C3: 2, D3: 2 });
    const ends = (limus: string): string[] =>
      resultsWithWorkerOn(`${before}/1/medusa:D3/limus:${limus}`, 1, 'C3').map((text) => text.slice(27));
    expect(new Set(ends('B3,B4'))).toEqual(new Set(['/medusa:C3/limus:B4,B3']));
    expect(new Set(ends('B4,B2'))).toEqual(new Set(['/medusa:C3/limus:']));
  });
});

describe('laws of the opponent', () => {
  test('T30 Aphrodite does not bind a worker that starts away from her', () => {
    expect(winsOf(`${heights({ D5: 2, E5: 3 })}/1/mortal:D5/aphrodite:B5`)).toHaveLength(1);
  });

  test('T31 a winning step away from Aphrodite is illegal', () => {
    const position = `${heights({ D5: 2, E5: 3 })}/1/mortal:D5/aphrodite:C5`;
    expect(winsOf(position)).toEqual([]);
    // Only C4 and D4 touch C5; from each, seven squares are free to build on.
    expect(resultsOf(position)).toHaveLength(7 + 7);
  });

  test('T33 a worker of Aphrodite that Bia removes still counted for the step', () => {
    const ends = resultsOf(`${EMPTY}/1/bia:C3/aphrodite:E5,B2`).map((result) => crewIn(result, 1)[0]);
    expect([...new Set(ends)].sort()).toEqual(squares('B3,C2,D4').sort());
  });

  test('a worker of Aphrodite ferried away counts where it stands', () => {
    const position = `${EMPTY}/1/charon:C3/aphrodite:C4`;
    expect(resultsWithWorkerOn(position, 1, 'C4')).toEqual([]);
    const ferried = resultsWithWorkerOn(position, 2, 'C2').map((result) => crewIn(result, 1)[0]);
    expect([...new Set(ferried)].sort()).toEqual(squares('B3,D3,B2,D2').sort());
  });

  test('T34 only the workers of Hermes that moved must end beside Aphrodite', () => {
    const results = resultsOf(`${EMPTY}/1/hermes:B1,E5/aphrodite:A1`);
    const besideHer = squares('A2,B2,B1');
    expect(results.every((text) => crewIn(text, 1).some((square) => besideHer.includes(square)))).toBe(true);
    expect(results.some((text) => text.includes('/hermes:A5,B1/'))).toBe(true);
  });

  test.each([
    ['B2,D2', { B2: 1 }, 'D2'],
    ['B2,D2', { B2: 1, D2: 1 }, 'B2,D2'],
    ['B2', {}, ''],
  ])('T50 Hypnus against workers on %s of %j: only %s may move', (crew, wanted, awake) => {
    const moved = resultsOf(`${heights(wanted)}/1/mortal:${crew}/hypnus:E5`).flatMap((result) =>
      squares(crew).filter((square) => !crewIn(result, 1).includes(square)),
    );
    expect(new Set(moved)).toEqual(new Set(awake === '' ? [] : squares(awake)));
  });

  test('T51 beside Limus only domes are built', () => {
    const builtOn = (position: string, names: string[]): string[] => {
      const results = resultsWithWorkerOn(position, 1, 'D4');
      return names.filter((name) => results.some((result) => blocksIn(result, name) === 1));
    };
    const names = ['C5', 'D5', 'E5', 'E4', 'E3', 'C4', 'D3'];
    expect(builtOn(`${EMPTY}/1/mortal:E5/limus:C3`, names)).toEqual(['C5', 'D5', 'E5', 'E4', 'E3']);
    const three = `${heights({ D3: 3 })}/1/mortal:E5/limus:C3`;
    expect(resultsOf(three)).toContain(`${heights({ D3: 4 })}/2/mortal:D4/limus:C3`);
  });

  test.each([
    ['limus', true],
    ['limus@printed', false],
  ])('T52 an early dome beside %s is legal: %s', (limus, legal) => {
    const results = resultsWithWorkerOn(`${heights({ D3: 1 })}/1/atlas:E5/${limus}:C3`, 1, 'D4');
    expect(results.some((result) => blocksIn(result, 'D3') === 2)).toBe(false);
    expect(results.includes(`${heights({ D3: 'b' })}/2/atlas:D4/${limus}:C3`)).toBe(legal);
  });

  test('T53 Zeus does not lift himself beside Limus', () => {
    const results = resultsWithWorkerOn(`${EMPTY}/1/zeus:E5/limus:C3`, 1, 'D4');
    expect(results.some((result) => blocksIn(result, 'D4') === 1)).toBe(false);
    expect(resultsWithWorkerOn(`${EMPTY}/1/zeus:E5/limus:C3`, 1, 'E4')).toContain(
      `${heights({ E4: 1 })}/2/zeus:E4/limus:C3`,
    );
  });

  test('T56 Persephone demands the one climb there is', () => {
    const results = resultsOf(`${heights({ A1: 1 })}/1/mortal:B2,E5/persephone:C5`);
    // From A1 the worker builds on A2, B1 and B2.
    expect(results).toHaveLength(3);
    expect(results.every((result) => result.includes('/mortal:E5,A1/'))).toBe(true);
  });

  test('T57 Prometheus builds first only when nothing climbs', () => {
    expect(resultsOf(`${heights({ A1: 1 })}/1/prometheus:B2/persephone:C5`)).toHaveLength(3);
    const [plain, beforehand] = ['mortal', 'prometheus'].map(
      (power) => resultsOf(`${EMPTY}/1/${power}:B2/persephone:C5`).length,
    );
    expect(beforehand).toBeGreaterThan(plain ?? 0);
  });

  test("T58 Persephone forbids Pan's fall while he can climb", () => {
    const seats = '2/persephone:A1,B1/pan:E5,C1';
    expect(winsOf(`${heights({ E5: 2, B2: 2, A3: 3, B1: 1 })}/${seats}`)).toHaveLength(3);
    const climbable = `${heights({ E5: 2, B2: 2, A3: 3, B1: 1, D2: 1 })}/${seats}`;
    expect(winsOf(climbable)).toEqual([]);
    expect(resultsWithWorkerOn(climbable, 2, 'D2')).toHaveLength(resultsOf(climbable).length);
  });

  test('T60 what Athena forbids, Persephone cannot demand', () => {
    const position = (third: string): string => `${heights({ C4: 1 })}/1/mortal:C3/athena[^]:A1/${third}:E1`;
    const free = resultsOf(position('mortal'));
    expect(resultsWithWorkerOn(position('persephone'), 1, 'C4')).toEqual([]);
    expect(resultsOf(position('persephone'))).toHaveLength(free.length);
    expect(free.length).toBeGreaterThan(0);
  });
});
