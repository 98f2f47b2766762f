import { describe, expect, test } from 'vitest';
import { freshLineup } from '../src/lineup.ts';
import { parseStage } from '../src/notation/parse-position.ts';
import { parsePower } from '../src/notation/parse-power.ts';
import { dutiesOf } from '../src/setup/duties.ts';
import { beginPlacing, listPlacements } from '../src/setup/placing.ts';
import type { Setup } from '../src/setup/setup.ts';
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

describe('who places when', () => {
  test.each([
    [['pan', 'zeus'], 0, '1 2'],
    [['pan', 'zeus', 'hera'], 1, '2 3 1'],
    [['pan', 'tartarus'], 0, '2 1'],
    [['hecate', 'pan'], 0, '2 1'],
    [['hecate', 'pan', 'bia'], 0, '3 2 1'],
    [['hecate', 'tartarus'], 0, '2 1'],
    [['bia', 'tartarus'], 1, '2 1'],
    [['pan', 'zeus', 'hera', 'bia'], 0, '2 1'],
    [['pan', 'zeus', 'bia', 'atlas'], 1, '3 2'],
  ])('%s when seat %i counted from 0 starts: %s', (cast, start, seats) => {
    const lineup = freshLineup(cast.map((id) => good(parsePower(id))));
    const placing = dutiesOf(lineup, start).filter(({ kind }) => kind === 'workers');
    expect(placing.map(({ seat }) => seat + 1).join(' ')).toBe(seats);
  });
});

describe('how many workers a side places', () => {
  test.each([
    ['moerae', 3, 2300],
    ['graeae', 3, 2300],
    ['graeae@printed', 3, 2300],
    ['proteus', 3, 2300],
    ['gaea', 2, 300],
    ['hydra', 2, 300],
    ['jason', 2, 300],
    ['hecate', 2, 300],
    ['mortal', 2, 300],
  ])('%s: %i', (card, workers, ways) => {
    const state = card === 'moerae' ? '[B2]' : '';
    const text = `${BARE}/1/${card}${state}:/pan:/phase=place;start=1`;
    const placements = placementsOf(
      card === 'hecate' ? text.replace('pan:', 'pan:A1,A2').replace('start=1', 'start=2') : text,
    );
    expect(new Set(placements.map((squares) => squares.split(',').sort().join())).size).toBe(
      placements.length,
    );
    expect(placements).toHaveLength(card === 'hecate' ? 253 : ways);
    expect(placements.every((squares) => squares.split(',').length === workers)).toBe(true);
  });

  test('of three the first is female where gender is kept, and the others are a set', () => {
    expect(placementsOf(`${BARE}/1/graeae:/selene:/phase=place;start=1`)).toHaveLength(25 * 276);
    const match = decided(fixed(['graeae', 'selene']), ['@D3', '@B3', '@A1'], ['@C2', '@C4']);
    expect(textOf(match)).toBe(`${BARE}/1/graeae[f=D3]:B3,D3,A1/selene[C2]:C4,C2`);
  });

  test('two of three are too few, and four too many', () => {
    const match = fixed(['graeae', 'pan']);
    expect(tried(match, ['@A1', '@A2'])).toMatchObject({ error: 'unfinished' });
    expect(tried(match, ['@A1', '@A2', '@A3', '@A4'])).toMatchObject({ error: 'too-long', at: '@A4' });
    expect(good(tried(match, ['@A1', '@A2', '@A3'])).outcome).toBeUndefined();
  });
});

describe('a stage before play that cannot come about is refused', () => {
  test.each([
    ['with towers', `1${BARE.slice(1)}/1/pan:/zeus:/phase=place;start=1`, 'bad-heights'],
    ['when everybody has placed', `${BARE}/1/pan:A1,B1/zeus:C1,D1/phase=place;start=1`, 'bad-phase'],
    ['with half a crew', `${BARE}/1/pan:A1/zeus:/phase=place;start=1`, 'bad-phase'],
    ['with a winner', `${BARE}/1/#pan:/zeus:/phase=place;start=1`, 'bad-phase'],
    ['with somebody out', `${BARE}/1/pan:/-zeus:/hera:/phase=place;start=1`, 'bad-phase'],
    ['out of turn', `${BARE}/2/pan:/zeus:/phase=place;start=1`, 'bad-to-move'],
    ['before an aim', `${BARE}/1/pan:/siren:/phase=place;start=1`, 'bad-to-move'],
    ['with the Ram', `${BARE}/1/mortal:/mortal:/fleece=pan;ram=A1;phase=place;start=1`, 'bad-extras'],
  ])('%s', (_, text, error) => {
    expect(parseStage(text)).toMatchObject({ ok: false, error });
  });

  test('and so is play with a power beside the board and no Ram', () => {
    expect(parseStage(`${BARE}/1/mortal:A1,B1/mortal:C1,D1/fleece=pan`)).toMatchObject({
      error: 'bad-extras',
    });
  });

  test('but what is done in secret may be done or not', () => {
    expect(parseStage(`${BARE}/1/pan:/moerae[?]:A1,B1,C1/phase=place;start=2`).ok).toBe(true);
    expect(parseStage(`${BARE}/2/pan:/moerae[?]:/phase=place;start=2`).ok).toBe(true);
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
