import { areNeighbours, neighboursOf } from './board.ts';
import { upToBuilds } from './builds.ts';
import { limusAllows } from './laws.ts';
import type { Line } from './line.ts';
import type { Worker } from './position.ts';
import { blocksAt, crewOf, isOccupied, spaceAt, withoutWorkers, withSpace } from './position.ts';
import type { Turn } from './turn.ts';

const unmovedOf = (turn: Turn, line: Line): readonly Worker[] =>
  crewOf(line.table, turn.side).filter((worker) => worker.id !== line.mover);

function aresRemovals(turn: Turn, line: Line): Line[] {
  const targets = unmovedOf(turn, line).flatMap((worker) => neighboursOf(worker.square));
  return targets
    .filter((square) => !isOccupied(line.table, square) && blocksAt(line.table, square) > 0)
    .map((square) => {
      const { blocks } = spaceAt(line.table, square);
      return { ...line, table: withSpace(line.table, square, { blocks: blocks - 1, dome: false }) };
    });
}

function poseidonsBuilds(turn: Turn, line: Line): Line[] {
  const [unmoved, ...others] = unmovedOf(turn, line);
  const isPair = unmoved !== undefined && others.length === 0 && crewOf(line.table, turn.side).length === 2;
  if (!isPair || blocksAt(line.table, unmoved.square) > 0) return [line];
  return upToBuilds(turn, line, unmoved.id, 3);
}

/** Medusa: all her victims are judged on the same board, before any of them falls. */
function petrified(turn: Turn, line: Line): Line {
  const { table } = line;
  const isSeenBy =
    (victim: Worker) =>
    (gorgon: Worker): boolean =>
      areNeighbours(gorgon.square, victim.square) &&
      blocksAt(table, victim.square) < blocksAt(table, gorgon.square);
  const victims = table.workers.filter((victim) => {
    const gorgon = crewOf(table, turn.side).find(isSeenBy(victim));
    if (gorgon === undefined || victim.side === turn.side) return false;
    return limusAllows(turn, table, gorgon, victim.square, 'block');
  });
  const cleared = withoutWorkers(
    table,
    victims.map(({ id }) => id),
  );
  const stone = victims.reduce((after, { square }) => {
    const { blocks } = spaceAt(after, square);
    return withSpace(after, square, { blocks: blocks + 1, dome: false });
  }, cleared);
  return { ...line, table: stone };
}

/** Every way to end the turn after the build. */
export function endPhase(turn: Turn, line: Line): Line[] {
  switch (turn.power) {
    case 'ares':
      return [line, ...aresRemovals(turn, line)];
    case 'medusa':
      return [petrified(turn, line)];
    case 'poseidon':
      return poseidonsBuilds(turn, line);
    default:
      return [line];
  }
}
