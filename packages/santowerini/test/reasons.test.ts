import { describe, expect, it } from 'vitest';
import { adviceFor, parseTurn, type Reason, reasonsFor, squareName, survivalAfter } from '../src/index.ts';
import { stateOf } from './island-of.ts';

/** A reason as text: its code, whom or what it is about, and its numbers. */
function told(reason: Reason): string {
  const about =
    'enemy' in reason
      ? `${reason.enemy} ${squareName(reason.square)}`
      : 'builder' in reason
        ? squareName(reason.builder)
        : 'building' in reason
          ? squareName(reason.building)
          : '';
  const numbers = Object.entries(reason)
    .filter(([key, value]) => typeof value === 'number' && !['square', 'builder', 'building'].includes(key))
    .map(([key, value]) => `${key}=${Math.round((value as number) * 1000) / 1000}`);
  return [reason.kind, about, ...numbers].filter((part) => part !== '').join(' ');
}

const MORE = '/scenario=1A;round=5;reserve=raider';

describe('the first reason for a turn', () => {
  it.each([
    ['nobody is left', '0000000000010000010000000/B2,E5/raider:C3s', 'B2-B3 xC3', 'wins'],
    [
      'an enemy is defeated',
      `0000000000010000010000000/B2,E5/raider:C4s${MORE}`,
      'B2-B3 xC4',
      'defeats raider C4 before=0',
    ],
    [
      'one before the gate is defeated',
      `0000000000000010001000000/D3,A5/runner:E2s${MORE}`,
      'D3-E3 xE2',
      'defeats runner E2 before=5',
    ],
    [
      'a brute is stunned',
      `0000000000010000010000000/B2,E5/brute:C4s${MORE}`,
      'B2-B3 xC4',
      'stuns brute C4 before=0',
    ],
    [
      'a runner finds a wall in its way',
      `0000000000000000000100000/C2,A5/runner:E3s${MORE}`,
      'C2-D2 E2',
      'stops runner E3 before=3 after=0',
    ],
    [
      'a builder steps aside',
      `0000000000000000001000000/C3,A5/raider:C4s${MORE}`,
      'C3-D2 D3',
      'saves-builder C3 before=5 after=0',
    ],
    [
      'a house more is built',
      `1000000000000000000000000/B1,E5/raider:E4s${MORE}`,
      'B1-C1 B1',
      'builds buildings=2 wanted=9',
    ],
  ])('%s', (_, text, turn, reason) => {
    expect(told(reasonsFor(stateOf(text), parseTurn(turn)!)[0]!)).toBe(reason);
  });
});

describe('more than one reason', () => {
  it.each([
    [
      'a defeat that saves one house and adds another',
      `0000000000010000010000000/B2,E5/raider:C4s${MORE}`,
      'B2-B3 xC4',
      ['defeats raider C4 before=0', 'saves-building C2 before=1 after=0', 'builds buildings=3 wanted=9'],
    ],
    [
      'one house more',
      `1000000000000000000000000/B1,E5/raider:E4s${MORE}`,
      'B1-B2 A1',
      ['builds buildings=2 wanted=9'],
    ],
    [
      'nothing at all',
      '1111111111000000000000000/B1,E5//scenario=1A;round=5;reserve=raider',
      'B1-B2 B1',
      ['holds'],
    ],
  ])('%s', (_, text, turn, reasons) => {
    expect(reasonsFor(stateOf(text), parseTurn(turn)!).map(told)).toEqual(reasons);
  });
});

describe('advice', () => {
  const budget = { clock: () => 0 };

  it.each([
    ['a win', '0000000000010000010000000/B2,E5/raider:C3s', 'wins', 1, 1],
    ['a runner before the gate', `0000000000000010001000000/D3,A5/runner:E2s${MORE}`, 'defeats', 1, 1 / 6],
    [
      'a runner that only a wall can stop',
      `0000000000000000000100000/C2,A5/runner:E3s${MORE}`,
      'stops',
      1,
      1 / 2,
    ],
  ])('%s', (_, text, kind, survival, idle) => {
    const state = stateOf(text);
    const advice = adviceFor(state, { budget })!;
    expect(advice.reasons[0]!.kind).toBe(kind);
    expect(advice.survival).toBeCloseTo(survival, 12);
    expect(advice.idle).toBeCloseTo(idle, 12);
    expect(survivalAfter(state, advice.turn)).toBe(advice.survival);
    expect(adviceFor(state, { budget })).toEqual(advice);
  });

  it('there is none when the game is over', () => {
    expect(
      adviceFor(stateOf('0000000000010000010000000/B2,E5//scenario=1A;round=5'), { budget }),
    ).toBeUndefined();
  });
});
