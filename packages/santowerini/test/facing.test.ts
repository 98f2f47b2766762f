import { describe, expect, it } from 'vitest';
import { facingOf } from '../src/facing.ts';
import { islandOf } from './island-of.ts';

const NONE = '00000 00000 00000 00000 00000';

/** Heights from north to south, an enemy, and where it turns. Builders stand on A1 and E1 unless that matters. */
const TABLE: readonly (readonly [name: string, heights: string, enemy: string, facing: string])[] = [
  ['the only building in line', '00000 00000 00001 00000 00000', 'raider:C3s', 'e'],
  ['the nearest of two', '00100 00000 00000 00100 00000', 'raider:C3n', 's'],
  ['the taller of two as near', '00000 00100 00020 00000 00000', 'raider:C3s', 'e'],
  ['a dome is a building, and the tallest', '00000 00400 00030 00000 00000', 'raider:C3s', 'n'],
  ['of equals the one faced already', '00000 00100 01010 00100 00000', 'raider:C3w', 'w'],
  ['of equals north before east', '00000 00100 00010 00000 00000', 'raider:C3s', 'n'],
  ['of equals east before south', '00000 00000 00010 00100 00000', 'raider:C3w', 'e'],
  ['of equals south before west', '00000 00000 01000 00100 00000', 'raider:C3n', 's'],
  ['nearer before taller', '00300 00000 00010 00000 00000', 'raider:C3s', 'e'],
  ['only the first building on a line counts', '00400 00100 00020 00000 00000', 'raider:C3s', 'e'],
  ['not the building it stands on', '00000 00000 00100 00000 00000', 'raider:C3w', 's'],
  ['diagonals are not seen', '00000 01010 00000 01010 00000', 'raider:C3n', 's'],
  ['nothing in sight: to the gate', NONE, 'raider:C3n', 's'],
  ['a runner does not look at buildings', '00000 00100 00000 00000 00000', 'runner:C3n', 's'],
  ['a sapper looks', '00000 00100 00000 00000 00000', 'sapper:C3s', 'n'],
  ['a brute looks', '00000 00100 00000 00000 00000', 'brute:C3s', 'n'],
  ['a captain looks', '00000 00100 00000 00000 00000', 'captain:C3s', 'n'],
];

describe('an enemy turns to', () => {
  it.each(TABLE)('%s', (_, heights, enemy, facing) => {
    const island = islandOf(`${heights.replaceAll(' ', '')}/A1,E1/${enemy}`);
    expect(facingOf(island, island.enemies[0]!)).toBe(facing);
  });

  it.each([
    ['figures do not block the view', 'A1,D3', 'raider:C3s', 'e'],
    ['a building with a builder on it counts', 'A1,E3', 'raider:C3s', 'e'],
    ['one with an enemy on it counts', 'A1,B1', 'raider:C3s,raider:E3s', 'e'],
  ])('%s', (_, builders, enemies, facing) => {
    const island = islandOf(`0000000000000010000000000/${builders}/${enemies}`);
    expect(facingOf(island, island.enemies[0]!)).toBe(facing);
  });
});

describe('to the gate', () => {
  /** Crossroads has one square, C3; Fishing Village the eastern column, E5 first. */
  it.each([
    ['3B', 'A5', 's', 'equal ways: along the column'],
    ['3B', 'A4', 'e', 'the longer way'],
    ['3B', 'B5', 's', 'the longer way'],
    ['3B', 'E1', 'n', 'equal ways: along the column'],
    ['3B', 'E2', 'w', 'the longer way'],
    ['3B', 'C1', 'n', 'straight'],
    ['1B', 'A3', 'e', 'the nearest square of the row'],
    ['1B', 'D5', 'e', 'straight'],
    ['1A', 'E5', 's', 'straight'],
  ])('in %s from %s: %s (%s)', (scenario, square, facing) => {
    const builders = scenario === '1B' ? 'B1,C1' : 'D5,C5'.replace(square, 'D4');
    const island = islandOf(`${'0'.repeat(25)}/${builders}/runner:${square}n/scenario=${scenario}`);
    expect(facingOf(island, island.enemies[0]!)).toBe(facing);
  });
});
