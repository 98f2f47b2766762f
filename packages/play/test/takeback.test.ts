import { describe, expect, test } from 'vitest';
import { happen, seatToDecide, takeback } from '../src/index.ts';
import { at, FLAT, fixed, going, heights, played, tableOf } from './playing.ts';

const PLACED = ['@A1, @B1', '@A5, @B5'];
const ONE_TURN = [...PLACED, 'A1>A2, ^A3'];
const TWO_TURNS = [...ONE_TURN, 'A5>B4, ^A5'];

describe('to which decision a person goes back', () => {
  test.each([
    ['nothing is decided yet', fixed('pan', 'atlas'), [], [1, 2], undefined],
    [
      'one’s own last one, past the answer of the computer',
      fixed('pan', 'atlas'),
      TWO_TURNS,
      [1],
      'decision 3 of player 1',
    ],
    [
      'the very last one where both are persons',
      fixed('pan', 'atlas'),
      TWO_TURNS,
      [1, 2],
      'decision 4 of player 2',
    ],
    ['a placement', fixed('pan', 'atlas'), PLACED, [1], 'decision 1 of player 1'],
    ['nothing is anybody’s where only computers play', fixed('pan', 'atlas'), TWO_TURNS, [], undefined],
    [
      'with secrets among persons, whoever is to decide goes back alone',
      fixed('pan', 'tartarus'),
      [...PLACED, '*C3'],
      [1, 2],
      'revealing',
    ],
    [
      'a secret that only its owner has seen may be taken back',
      fixed('tartarus', 'pan'),
      [...PLACED, '*C3'],
      [1, 2],
      'decision 3 of player 1',
    ],
    [
      'a turn that met something hidden stays',
      at(`${FLAT}/1/mortal:A1,A2/hecate:B2,E5`),
      ['A1>B1, ^B2'],
      [1],
      'revealing',
    ],
  ] as const)('%s', (_, setup, decisions, persons, wanted) => {
    const found = takeback(tableOf(played(setup, decisions), persons));
    const told =
      typeof found === 'object' && found.kind === 'takeback'
        ? `decision ${found.ply + 1} of player ${found.seat + 1}`
        : found;
    expect(told).toBe(wanted);
  });

  const WON = [at(`${heights({ B3: 2, B4: 3 })}/1/mortal:B3,D3/mortal:A5,E5`), ['B3>B4']] as const;
  test.each([
    ['around one device', ...WON, [1, 2]],
    ['against the computer', ...WON, [1]],
  ] as const)('a game that is over goes on: %s', (_, setup, decisions, persons) => {
    const table = tableOf(played(setup, decisions), persons);
    const event = takeback(table);
    if (typeof event !== 'object') throw new Error(`nothing to take back: ${event}`);
    const next = happen(table, event);
    expect(next.ok && [next.value.match.outcome, seatToDecide(next.value)]).toEqual([undefined, 0]);
  });

  test('the end reveals what was secret', () => {
    const secret = at(`${heights({ B3: 2, B4: 3 })}/1/mortal:B3,D3/hecate:A5,E5`);
    expect(takeback(tableOf(played(secret, ['B3>B4']), [1]))).toBe('revealing');
  });

  test('nobody goes back behind a resignation', () => {
    const match = going(played(fixed('pan', 'atlas', 'demeter'), ['@A1, @B1']), {
      kind: 'resignation',
      seat: 1,
    });
    expect(takeback(tableOf(match, [1, 2, 3]))).toBeUndefined();
  });

  test('what was taken back is not gone back to again', () => {
    const match = going(played(fixed('pan', 'atlas'), ONE_TURN), { kind: 'takeback', seat: 0, ply: 2 });
    expect(takeback(tableOf(match, [1, 2, 3]))).toEqual({ kind: 'takeback', seat: 1, ply: 1 });
  });
});
