import { awaitsReaction, formatPosition, Position, parsePosition, play, sideOfSeat } from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { randomStage } from '../../test/random-stage.ts';
import { good } from '../../test/self-play.ts';
import { proveWin } from './prove-win.ts';
import { solve } from './solve.ts';

const NODES = 400_000;
const PLIES = 3;

const OPEN_CASTS = castsLedByAll(2, 'prove').filter(
  (cast) => !cast.some((id) => ['hecate', 'moerae', 'tartarus'].includes(id)),
);

test.each([
  ['a win at once', '0000000000002300000000000/1/mortal:C3,A1/mortal:E5,E1', 0, 1, true],
  ['another’s win at once', '0000000000002300000000000/1/mortal:C3,A1/mortal:E5,E1', 1, 3, false],
  ['a loss that nothing prevents', '0000000000032300000000000/1/mortal:E5,A1/mortal:C3,E1', 1, 2, true],
  ['two threats at once', '0000002000322000000000000/1/mortal:C3,A1/mortal:E5,E1', 0, 3, true],
  ['two threats, and no time', '0000002000322000000000000/1/mortal:C3,A1/mortal:E5,E1', 0, 2, false],
  ['more turns than it takes', '0000002000322000000000000/1/mortal:C3,A1/mortal:E5,E1', 0, 7, true],
  ['a hidden crew', '0000000000002300000000000/1/hecate:C3,A1/mortal:E5,E1', 0, 1, undefined],
  ['three sides', '0000000000002300000000000/1/mortal:C3,A1/mortal:E5,E1/pan:A5,B5', 0, 1, undefined],
])('%s', (_, text, side, plies, isWon) => {
  expect(proveWin(good(parsePosition(text)), side, { plies, nodes: NODES }).isWon).toBe(isWon);
});

test('with few positions nothing is told', () => {
  const quiet = good(parsePosition('0110000001100001000000000/2/mortal:D4,A3/mortal:C4,C2'));
  expect(proveWin(quiet, 0, { plies: 9, nodes: 100 }).isWon).toBeUndefined();
});

describe('what is proven for either side is what the solver finds, and the first turn keeps it', () => {
  test.each(OPEN_CASTS.map((cast) => [cast]))('%j', (cast) => {
    const seed = 'prove 40';
    const stage = randomStage(cast, 40, seed);
    if (stage?.phase !== 'play' || awaitsReaction(stage.position)) return;
    const { position } = stage;
    const message = `seed ${seed}: ${formatPosition(position)}`;
    const solved = good(solve(position, { plies: PLIES, nodes: NODES }));
    if (solved.winner === undefined && solved.searched < PLIES) return;
    for (const side of [0, 1]) {
      const { isWon, plies, turn } = proveWin(position, side, { plies: PLIES, nodes: NODES });
      expect(isWon, message).toBe(solved.winner === side);
      if (turn === undefined) continue;
      expect(sideOfSeat(position.lineup.seats, position.turn), message).toBe(side);
      const after = new Position();
      play(position, turn, 0, after);
      expect(proveWin(after, side, { plies: plies - 1, nodes: NODES }).isWon, message).toBe(true);
    }
  });
});
