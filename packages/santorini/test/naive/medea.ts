import { areNeighbours, nameOf } from './board.ts';
import type { Line } from './line.ts';
import type { Worker } from './position.ts';
import { blocksAt, crewOf, withSpace } from './position.ts';
import { isInReach } from './tokens.ts';
import type { Turn } from './turn.ts';
import { say } from './turn-text.ts';

function lowered(turn: Turn, line: Line, { square }: Worker, blocks: number): Line {
  const table = withSpace(line.table, square, { blocks, dome: false });
  return say(turn, { ...line, table, spends: true }, `${blocks === 0 ? '--' : '-'}${nameOf(square)}`);
}

/** Workers on blocks that stand beside one of some others. */
const raisedBeside = (turn: Turn, line: Line, others: readonly Worker[]): Worker[] =>
  line.table.workers
    .filter((worker) => blocksAt(line.table, worker.square) > 0 && isInReach(turn.cards, turn.side, worker))
    .filter((worker) => others.some((other) => areNeighbours(other.square, worker.square)));

/** Every choice of at least one of the targets. */
function someOf(targets: readonly Worker[]): Worker[][] {
  const [first, ...others] = targets;
  if (first === undefined) return [];
  const without = someOf(others);
  return [[first], ...without, ...without.map((some) => [first, ...some])];
}

/**
 * Medea: all blocks under one worker beside one of hers, moved or not. By the printed wording one block each from
 * under any number of workers beside one of hers that did not move.
 */
export function medeaFeats(turn: Turn, line: Line): Line[] {
  if (turn.card.spent) return [];
  const crew = crewOf(line.table, turn.side);
  if (turn.card.edition === 'revised')
    return raisedBeside(turn, line, crew).map((target) => lowered(turn, line, target, 0));
  const unmoved = crew.filter((worker) => worker.id !== line.mover);
  return someOf(raisedBeside(turn, line, unmoved)).map((targets) =>
    targets.reduce(
      (next, target) => lowered(turn, next, target, blocksAt(next.table, target.square) - 1),
      line,
    ),
  );
}
