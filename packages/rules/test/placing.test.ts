import { describe, expect, test } from 'vitest';
import { parseStage } from '../src/notation/parse-position.ts';
import { beginPlacing, listPlacements } from '../src/placing.ts';
import type { Setup } from '../src/setup.ts';
import { formatSquare } from '../src/squares.ts';
import { isPerimeter, squareNamed } from './naive/board.ts';
import { decided, good, newMatch, offered, textOf, tried } from './table-games.ts';

const BARE = '0'.repeat(25);
const fixed = (powers: readonly string[], setup: Partial<Setup> = {}) =>
  newMatch({ mode: 'fixed', players: powers.length as Setup['players'], start: 0, powers, ...setup });

function placementsOf(text: string): string[] {
  const stage = good(parseStage(text));
  if (stage.phase !== 'place') throw new Error(stage.phase);
  return listPlacements(stage).map((squares) => squares.map(formatSquare).join());
}

describe('workers are placed clockwise from the start player (R59)', () => {
  test('two', () => {
    let match = fixed(['pan', 'zeus'], { start: 1 });
    expect(textOf(match)).toBe(`${BARE}/2/pan:/zeus:/phase=place;start=2`);
    match = decided(match, ['@B3', '@D3']);
    expect(textOf(match)).toBe(`${BARE}/1/pan:/zeus:B3,D3/phase=place;start=2`);
    expect(textOf(decided(match, ['@C4', '@C2']))).toBe(`${BARE}/2/pan:C4,C2/zeus:B3,D3`);
  });

  test('three', () => {
    const match = decided(fixed(['pan', 'zeus', 'hera'], { start: 2 }), ['@A1', '@A2'], ['@B1', '@B2']);
    expect(textOf(match)).toBe(`${BARE}/2/pan:B2,B1/zeus:/hera:A2,A1/phase=place;start=3`);
    expect(textOf(decided(match, ['@C1', '@C2']))).toBe(`${BARE}/3/pan:B2,B1/zeus:C2,C1/hera:A2,A1`);
  });

  test('T07 of four the first of each side places, and the second of the start side has the first turn', () => {
    const match = decided(fixed(['pan', 'zeus', 'hera', 'atlas']), ['@A1', '@A2']);
    expect(textOf(match)).toBe(`${BARE}/2/pan:A2,A1/zeus:/hera:=/atlas:=/phase=place;start=1`);
    expect(textOf(decided(match, ['@B1', '@B2']))).toBe(`${BARE}/3/pan:A2,A1/zeus:B2,B1/hera:=/atlas:=`);
  });

  test.each([
    [2, 4],
    [3, 1],
    [4, 2],
  ])('of four, when seat %i starts, seat %i has the first turn', (start, first) => {
    const match = fixed(['pan', 'zeus', 'hera', 'atlas'], { start: start - 1 });
    expect(textOf(decided(match, ['@A1', '@A2'], ['@B1', '@B2']))[26]).toBe(String(first));
  });

  test('T40 Bia places first as second player, but does not start (R31)', () => {
    let match = fixed(['pan', 'bia']);
    expect(textOf(match)).toBe(`${BARE}/2/pan:/bia:/phase=place;start=1`);
    match = decided(match, ['@A1', '@E5'], ['@C3', '@C4']);
    expect(textOf(match)).toBe(`${BARE}/1/pan:C4,C3/bia:E5,A1`);
  });

  test('Bia places first for her side of four, also when she is the second of it', () => {
    expect(textOf(fixed(['pan', 'zeus', 'hera', 'bia']))[26]).toBe('2');
  });
});

describe('where workers may be placed', () => {
  test('anywhere free, each pair once', () => {
    expect(placementsOf(`${BARE}/1/pan:/zeus:/phase=place;start=1`)).toHaveLength(300);
    expect(placementsOf(`${BARE}/2/pan:A1,B1/zeus:/phase=place;start=1`)).toHaveLength(253);
  });

  test('T46 Eros has 48 placements on an empty board (R60)', () => {
    const placements = placementsOf(`${BARE}/1/eros:/zeus:/phase=place;start=1`);
    expect(placements).toHaveLength(48);
    expect(placements.every((pair) => pair.split(',').every((name) => isPerimeter(squareNamed(name))))).toBe(
      true,
    );
  });

  test('Eros counts for his partner, who places (R60)', () => {
    expect(placementsOf(`${BARE}/1/zeus:/pan:/eros:=/hera:=/phase=place;start=1`)).toHaveLength(48);
  });

  test('Eros is offered no square that leaves the other worker without one', () => {
    const match = decided(fixed(['zeus', 'eros']), ['@A1', '@E5']);
    expect(offered(match)).not.toContain('@C3');
    expect(offered(match, '@A3').sort()).toEqual(['@E1', '@E2', '@E3', '@E4'].sort());
    expect(tried(match, ['@A3', '@A4'])).toMatchObject({ error: 'illegal' });
  });

  test('Bia on edge squares only, by the printed wording anywhere (R31, R64)', () => {
    expect(placementsOf(`${BARE}/1/bia:/zeus:/phase=place;start=1`)).toHaveLength((16 * 15) / 2);
    expect(placementsOf(`${BARE}/1/bia@printed:/zeus:/phase=place;start=1`)).toHaveLength(300);
    expect(textOf(fixed(['bia', 'pan'], { edition: 'printed' }))).toContain('bia@printed:');
    expect(textOf(fixed(['bia@revised', 'pan'], { edition: 'printed' }))).toContain('/bia:');
  });

  test('with Selene in play the first square is the female worker for everybody (R51)', () => {
    expect(placementsOf(`${BARE}/1/pan:/selene:/phase=place;start=1`)).toHaveLength(600);
    const match = decided(fixed(['pan', 'selene']), ['@D3', '@B3'], ['@C2', '@C4']);
    expect(textOf(match)).toBe(`${BARE}/1/pan[f=D3]:B3,D3/selene[C2]:C4,C2`);
  });

  test.each([
    ['a taken square', ['@A1', '@C1'], 'illegal'],
    ['one square twice', ['@C1', '@C1'], 'illegal'],
    ['one worker', ['@C1'], 'unfinished'],
    ['three workers', ['@C1', '@C2', '@C3'], 'too-long'],
    ['nothing', [], 'unfinished'],
    ['a square beyond the board', ['@F1', '@C1'], 'bad-token'],
    ['a move', ['C1>C2', '@C1'], 'bad-token'],
  ])('%s is refused', (_, steps, error) => {
    const match = decided(fixed(['pan', 'zeus']), ['@A1', '@B1']);
    expect(tried(match, steps)).toMatchObject({ ok: false, error });
  });

  test('nobody has placed when placing begins', () => {
    const stage = good(parseStage(`${BARE}/2/pan:/zeus:/phase=place;start=2`));
    if (stage.phase !== 'place') throw new Error(stage.phase);
    expect(beginPlacing(stage.position, 1)).toEqual(stage);
  });
});
