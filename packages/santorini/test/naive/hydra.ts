import { areNeighbours, nameOf, neighboursOf } from './board.ts';
import type { Line } from './line.ts';
import { blocksAt, crewOf, isOccupied, withNewWorker, withoutWorkers, workerOf } from './position.ts';
import type { Turn } from './turn.ts';
import { say } from './turn-text.ts';

function growths(turn: Turn, line: Line): Line[] {
  const around = line.mover === undefined ? [] : neighboursOf(workerOf(line.table, line.mover).square);
  const free = around.filter((square) => !isOccupied(line.table, square));
  const lowest = Math.min(...free.map((square) => blocksAt(line.table, square)));
  const heads = free.filter((square) => blocksAt(line.table, square) === lowest);
  if (heads.length === 0) return [line];
  return heads.map((square) =>
    say(turn, { ...line, table: withNewWorker(line.table, turn.side, square).table }, `+${nameOf(square)}`),
  );
}

/** Hydra: she grows a head where none of hers are neighbours, and otherwise loses one of her choice. */
export function hydrasHeads(turn: Turn, line: Line): Line[] {
  const crew = crewOf(line.table, turn.side);
  const isTouched = crew.some((one) => crew.some((two) => areNeighbours(one.square, two.square)));
  if (!isTouched) return growths(turn, line);
  return crew.map(({ id, square }) =>
    say(turn, { ...line, table: withoutWorkers(line.table, [id]) }, `x${nameOf(square)}`),
  );
}
