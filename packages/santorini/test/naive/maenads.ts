import { neighboursOf, straightOn } from './board.ts';
import type { Line } from './line.ts';
import type { Worker } from './position.ts';
import { workerAt } from './position.ts';
import { isInReach } from './tokens.ts';
import type { Turn } from './turn.ts';

/** Maenads: whoever has a worker straight between two of theirs at the end of their turn has lost. */
export function judgedByMaenads(turn: Turn, line: Line): Line {
  const isTheirs = (square: number | undefined): boolean =>
    square !== undefined && workerAt(line.table, square)?.side === turn.side;
  const isBetween = ({ square }: Worker): boolean =>
    neighboursOf(square).some((beside) => isTheirs(beside) && isTheirs(straightOn(beside, square)));
  const losers = line.table.workers
    .filter((worker) => worker.side !== turn.side && isInReach(turn.cards, turn.side, worker))
    .filter(isBetween)
    .map(({ side }) => side);
  const opponents = turn.start.seats.filter((seat) => !seat.out && seat.side !== turn.side);
  const isWon = opponents.every(({ side }) => losers.includes(side));
  return isWon ? { ...line, winner: turn.side } : { ...line, losers };
}
