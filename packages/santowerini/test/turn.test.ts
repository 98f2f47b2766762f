import { describe, expect, it } from 'vitest';
import { formatTurn, Island, parseTurn, santowerini, stepsOf, turnsOf } from '../src/index.ts';
import { takeTurn } from '../src/turn.ts';
import { groundOf, islandOf, stateOf } from './island-of.ts';

/** One house far away, for without any the city has fallen. */
const FLAT = '0000000000000001000000000';

describe('a turn', () => {
  it.each([
    ['onto the ground', `${FLAT}/C3,E1/raider:A5s`, 'C3-C4 C5', true],
    ['diagonally', `${FLAT}/C3,E1/raider:A5s`, 'C3-D4 E5', true],
    ['up one level', '0000000100000001000000000/C3,E1/raider:A5s', 'C3-C4 C5', true],
    ['not up two', '0000000200000001000000000/C3,E1/raider:A5s', 'C3-C4 C5', false],
    ['not onto a dome', '0000000400003001000000000/C3,E1/raider:A5s', 'C3-C4 C5', false],
    ['down three', '0000000000003001000000000/C3,E1/raider:A5s', 'C3-C4 C5', true],
    ['not onto a builder', `${FLAT}/C3,C4/raider:A5s`, 'C3-C4 C5', false],
    ['not onto an enemy', `${FLAT}/C3,E1/raider:C4s`, 'C3-C4 C5', false],
    ['not two squares', `${FLAT}/C3,E1/raider:A5s`, 'C3-C5 C4', false],
    ['not without moving', `${FLAT}/C3,E1/raider:A5s`, 'C3-C3 C4', false],
    ['not from where nobody stands', `${FLAT}/C3,E1/raider:A5s`, 'B3-B4 B5', false],
    ['onto level three wins nothing', '0000000300002001000000000/C3,E1/raider:A5s', 'C3-C4 C5', true],
    ['building where one came from', `${FLAT}/C3,E1/raider:A5s`, 'C3-C4 C3', true],
    ['building a dome', '0030000000000001000000000/C3,E1/raider:A5s', 'C3-C4 C5', true],
    ['not building on a dome', '0040000000000001000000000/C3,E1/raider:A5s', 'C3-C4 C5', false],
    ['not building on a builder', `${FLAT}/C3,D4/raider:A5s`, 'C3-C4 D4', false],
    ['not building under oneself', `${FLAT}/C3,E1/raider:A5s`, 'C3-C4 C4', false],
    ['not building out of reach', `${FLAT}/C3,E1/raider:A5s`, 'C3-C4 C2', false],
    ['building on a lower enemy', '0000000100000001000000000/C3,E1/raider:C5s', 'C3-C4 C5', true],
    ['not on an enemy on the same level', `${FLAT}/C3,E1/raider:C5s`, 'C3-C4 C5', false],
    ['not on a higher enemy', '0010000000000001000000000/C3,E1/raider:C5s', 'C3-C4 C5', false],
    [
      'not on a lower enemy before climbing down',
      '0000000000001001000000000/C3,E1/raider:D4s',
      'C3-C4 D4',
      false,
    ],
  ])('%s', (_, text, written, isPossible) => {
    const state = stateOf(text);
    const turn = parseTurn(written)!;
    const listed = turnsOf(new Island(state)).some(
      (other) => formatTurn(state, other) === formatTurn(state, turn),
    );
    expect(listed).toBe(isPossible);
    const { decisions } = santowerini;
    const [move, build] = stepsOf(turn);
    const offered = (steps: Parameters<typeof decisions>[2], step: unknown): boolean =>
      decisions(state, 0, steps).some((choice) => JSON.stringify(choice.step) === JSON.stringify(step));
    expect(offered([], move) && offered([move!], build)).toBe(isPossible);
  });

  it.each([
    ['a block', `${FLAT}/C3,E1/raider:A5s`, 'C3-C4 C5', '0010000000000001000000000/C4,E1/raider:A5s'],
    [
      'an enemy is built over',
      '0000000100000001000000000/C3,E1/raider:C5s',
      'C3-C4 xC5',
      '0010000100000001000000000/C4,E1/',
    ],
    [
      'one of two hits: stunned, no block',
      '0000000100000001000000000/C3,E1/brute:C5s',
      'C3-C4 xC5',
      '0000000100000001000000000/C4,E1/brute:C5s-1!',
    ],
    [
      'the second hit',
      '0000000100000001000000000/C3,E1/brute:C5s-1',
      'C3-C4 xC5',
      '0010000100000001000000000/C4,E1/',
    ],
    [
      'a dome over an enemy on level three',
      '0030000300000001000000000/D4,E1/raider:C5s',
      undefined,
      undefined,
    ],
  ])('%s', (_, text, written, after) => {
    const island = islandOf(text);
    if (written === undefined) {
      // Nobody can stand higher than three, so nobody on level three is ever built over.
      expect(turnsOf(island).filter(({ on }) => island.enemyOn(on) !== undefined)).toEqual([]);
      return;
    }
    const turn = parseTurn(written)!;
    expect(formatTurn(island.state, turn)).toBe(written);
    takeTurn(island, turn);
    expect(groundOf(island)).toBe(after);
  });

  it.each(['', 'C3', 'C3-C4', 'C3-C9 C5', 'C3-C4 C5 C6', 'Z1-C4 C5'])('cannot be read: “%s”', (text) => {
    expect(parseTurn(text)).toBeUndefined();
  });

  it.each(['C3-C4 C5', 'c3-c4 c5', 'C3>C4 ^C5', ' C3 - C4, +C5 ', 'C3-C4 xC5'])(
    'can be read: “%s”',
    (text) => {
      expect(parseTurn(text)).toEqual({ from: 12, to: 7, on: 2 });
    },
  );
});
