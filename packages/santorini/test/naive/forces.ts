import { endedByAbyss } from './abyss.ts';
import type { Square } from './board.ts';
import { areNeighbours, neighboursOf, squareNamed, straightOn } from './board.ts';
import { onward } from './directions.ts';
import type { Line } from './line.ts';
import { isOver, withoutRepeats } from './line.ts';
import type { Worker } from './position.ts';
import { crewOf, isOccupied, withWorkerOn, workerAt, workerOf } from './position.ts';
import { isInReach } from './tokens.ts';
import type { Turn } from './turn.ts';
import { forceText, say } from './turn-text.ts';

const withForced = (turn: Turn, line: Line, id: number, to: Square): Line =>
  say(
    turn,
    endedByAbyss(turn, { ...line, table: withWorkerOn(line.table, id, to) }),
    forceText(workerOf(line.table, id).square, to),
  );

/** Charon: each way to bring a neighbouring opponent's worker straight across this one. */
export function ferries(turn: Turn, line: Line, id: number): Line[] {
  const ferryman = workerOf(line.table, id);
  return neighboursOf(ferryman.square).flatMap((from) => {
    const passenger = workerAt(line.table, from);
    const to = straightOn(from, ferryman.square);
    if (passenger === undefined || passenger.side === ferryman.side) return [];
    if (!isInReach(turn.cards, turn.side, passenger)) return [];
    if (to === undefined || isOccupied(line.table, to)) return [];
    return [withForced(turn, line, passenger.id, to)];
  });
}

/** One or more opponents' workers forced, each once, one after the other, to squares that are free then. */
function forcesOfSeveral(
  turn: Turn,
  start: Line,
  targetsOf: (line: Line, worker: Worker) => readonly Square[],
): Line[] {
  const all: Line[] = [];
  let reached = [{ line: start, forced: [] as readonly number[] }];
  while (reached.length > 0) {
    const further = reached.flatMap(({ line, forced }) =>
      line.table.workers
        .filter((worker) => worker.side !== turn.side && isInReach(turn.cards, turn.side, worker))
        .filter((worker) => !forced.includes(worker.id))
        .flatMap((worker) =>
          targetsOf(line, worker)
            .filter((to) => !isOccupied(line.table, to))
            .map((to) => ({
              line: withForced(turn, line, worker.id, to),
              forced: [...forced, worker.id].sort((a, b) => a - b),
            })),
        ),
    );
    const different = withoutRepeats(further);
    all.push(...different.map(({ line }) => line));
    reached = different.filter(({ line }) => !isOver(line));
  }
  return withoutRepeats(all);
}

const CORNERS = ['A1', 'A5', 'E1', 'E5'].map(squareNamed);

/** Odysseus: opponents' workers beside his go to corners. */
export const banishments = (turn: Turn, start: Line): Line[] =>
  forcesOfSeveral(turn, start, (line, { square }) =>
    crewOf(line.table, turn.side).some((his) => areNeighbours(his.square, square)) ? CORNERS : [],
  );

/** Siren: opponents' workers go one square along her arrow. */
export function lures(turn: Turn, start: Line): Line[] {
  const { direction } = start;
  if (direction === undefined) return [];
  return forcesOfSeveral(turn, start, (_, { square }) => {
    const to = onward(square, direction);
    return to === undefined ? [] : [to];
  });
}
