import type { Square } from './board.ts';
import type { Line, Material } from './line.ts';
import { memoryOf, noting } from './notes.ts';
import type { Turn } from './turn.ts';

/** Clio: a build on a coin uses the coin up, and a block of hers gets one while there are any. */
export function withCoin(turn: Turn, line: Line, square: Square, material: Material): Line {
  if (turn.power !== 'clio' || turn.isExtra) return line;
  const { left, on } = memoryOf(line, turn.card).coins;
  const others = on.filter((other) => other !== square);
  const getsOne = material === 'block' && left > 0;
  const coins = getsOne ? { left: left - 1, on: [...others, square] } : { left, on: others };
  return noting(line, turn.card, { coins });
}
