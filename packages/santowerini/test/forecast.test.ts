import { describe, expect, it } from 'vitest';
import { forecast, inProgress, parseTurn, stepsOf, survivalChance } from '../src/index.ts';
import { stateOf } from './island-of.ts';

const HOUSE = '0000000000000001000000000';

describe('what an enemy does on each face', () => {
  it.each([
    ['a runner before the gate', `${HOUSE}/A5,B5/runner:E3s`, 1, ['1 hold', '23 march', '456 dash !']],
    [
      'a raider behind a wall',
      '0000000200000001000000000/A1,B1/raider:C5s',
      1,
      ['1 hold', '234 march', '5 attack', '6 fury'],
    ],
    ['a captain makes a one a two', `${HOUSE}/A5,B5/runner:E4s,captain:D5s`, 1, ['123 march', '456 dash']],
    ['a stunned one', `${HOUSE}/A5,B5/brute:E3s-1!`, 1, ['123456 none']],
    ['the second to act', `${HOUSE}/A5,B5/raider:C5s,runner:E2s`, 2, ['1 hold', '23 march !', '456 dash !']],
  ])('%s', (_, text, enemy, rows) => {
    const told = forecast(stateOf(text), enemy).map(
      ({ faces, order, isLost }) => `${faces.join('')} ${order ?? 'none'}${isLost ? ' !' : ''}`,
    );
    expect(told).toEqual(rows);
  });
});

describe('the chance that the city stands', () => {
  it.each([
    ['nobody near', `${HOUSE}/A5,B5/raider:C5s`, 1],
    ['a runner two squares away', `${HOUSE}/A5,B5/runner:E3s`, 3 / 6],
    ['a runner one square away', `${HOUSE}/A5,B5/runner:E2s`, 1 / 6],
    ['two runners one square away', `${HOUSE}/A5,B5/runner:E2s,runner:D2s`, 1 / 36],
    ['a captain drives the runner on', `${HOUSE}/A5,B5/runner:E2s,captain:D5s`, 0],
    ['stunned in front of the gate', `${HOUSE}/A5,B5/brute:E2s-1!`, 1],
    ['the last house, and a raider beside it', '0000000000100000000000000/D5,E5/raider:A4s', 5 / 6],
  ])('%s', (_, text, chance) => {
    expect(survivalChance(stateOf(text))).toBeCloseTo(chance, 12);
  });

  it('is asked of a turn that has only been chosen', () => {
    const before = stateOf('0000000000000010000100000/D3,B1/runner:E2s');
    const chosen = stepsOf(parseTurn('D3-E3 E2')!);
    expect(survivalChance(before)).toBeCloseTo(1 / 6, 12);
    expect(survivalChance(inProgress(before, chosen))).toBe(1);
  });
});
