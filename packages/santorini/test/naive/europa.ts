import { nameOf, neighboursOf } from './board.ts';
import type { Line } from './line.ts';
import { noting } from './notes.ts';
import { isOccupied, workerOf } from './position.ts';
import { tokenSquares } from './tokens.ts';
import type { Turn } from './turn.ts';
import { say } from './turn-text.ts';

/** Europa: Talus may come to a free square without a token beside the worker that moved. */
export function talusPlacings(turn: Turn, line: Line): Line[] {
  if (line.mover === undefined) return [];
  const tokens = tokenSquares(turn, line);
  return neighboursOf(workerOf(line.table, line.mover).square)
    .filter((square) => !isOccupied(line.table, square) && !tokens.includes(square))
    .map((talus) => say(turn, noting(line, turn.card, { talus }), `*${nameOf(talus)}`));
}
