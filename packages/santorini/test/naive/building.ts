import type { Square } from './board.ts';
import { withCoin } from './clio.ts';
import type { Line, Material } from './line.ts';
import { isOver, withBuild } from './line.ts';
import { blocksAt } from './position.ts';
import { reactionsTo } from './reactions.ts';
import type { Turn } from './turn.ts';
import { buildText, mayBeginAsGiven, say } from './turn-text.ts';

/** One build with all that it brings about at once: Clio's coin, and what Gaea makes of a dome. */
export function build(turn: Turn, line: Line, square: Square, material: Material): Line[] {
  const isEarlyDome = material === 'dome' && blocksAt(line.table, square) < 3;
  const built = withCoin(turn, withBuild(turn, line, square, material), square, material);
  const said = say(turn, built, buildText(square, isEarlyDome));
  if (!mayBeginAsGiven(turn, said)) return [];
  return material === 'dome' && !isOver(said) ? reactionsTo(turn, said, square) : [said];
}
