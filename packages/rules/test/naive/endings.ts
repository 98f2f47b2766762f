import { areNeighbours, neighboursOf, SQUARES } from './board.ts';
import { upToBuilds } from './builds.ts';
import { DIRECTIONS } from './directions.ts';
import { limusAllows } from './laws.ts';
import type { Line } from './line.ts';
import { isOver, withBuild } from './line.ts';
import type { Worker } from './position.ts';
import { blocksAt, crewOf, isOccupied, spaceAt, withoutWorkers, withSpace } from './position.ts';
import type { Turn } from './turn.ts';
import { whirlpoolPlacings } from './whirlpools.ts';

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
    if (victim.side === turn.side || !crewOf(table, turn.side).some(isSeenBy(victim))) return false;
    return limusAllows(turn, table, turn.side, victim.square, 'block');
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

/** One dome on any free square of the board, whatever its height. */
const domesAnywhere = (turn: Turn, line: Line): Line[] =>
  SQUARES.filter((square) => !isOccupied(line.table, square))
    .filter((square) => limusAllows(turn, line.table, turn.side, square, 'dome'))
    .map((square) => withBuild(turn, line, square, 'dome'));

function polyphemusFeats(turn: Turn, line: Line): Line[] {
  if (turn.card.spent) return [];
  const first = domesAnywhere(turn, line);
  const second = first.filter((once) => !isOver(once)).flatMap((once) => domesAnywhere(turn, once));
  // Two domes are the same in either order.
  const different = new Map([...first, ...second].map((next) => [JSON.stringify(next.table.spaces), next]));
  return [...different.values()].map((next) => ({ ...next, spends: true }));
}

function theseusFeats(turn: Turn, line: Line): Line[] {
  if (turn.card.spent) return [];
  const { table } = line;
  const isTwoBelow =
    (victim: Worker) =>
    (hero: Worker): boolean =>
      areNeighbours(hero.square, victim.square) &&
      blocksAt(table, victim.square) === blocksAt(table, hero.square) + 2;
  return table.workers
    .filter((victim) => victim.side !== turn.side && crewOf(table, turn.side).some(isTwoBelow(victim)))
    .map(({ id }) => ({ ...line, table: withoutWorkers(table, [id]), spends: true }));
}

/** Aeolus: the wind goes out or back to the card; by the printed wording it turns freely. */
function windChanges(turn: Turn, line: Line): Line[] {
  const isFree = turn.card.edition === 'printed' || line.direction === undefined;
  return (isFree ? DIRECTIONS : [undefined]).map((direction) => ({ ...line, direction }));
}

/** Every way to end the turn after the build. */
export function endPhase(turn: Turn, line: Line): Line[] {
  switch (turn.power) {
    case 'aeolus':
      return [line, ...windChanges(turn, line)];
    case 'ares':
      return [line, ...aresRemovals(turn, line)];
    case 'asteria':
      return line.descended ? [line, ...domesAnywhere(turn, line)] : [line];
    case 'charybdis':
      return [line, ...whirlpoolPlacings(turn, line)];
    case 'medusa':
      return [petrified(turn, line)];
    case 'polyphemus':
      return [line, ...polyphemusFeats(turn, line)];
    case 'poseidon':
      return poseidonsBuilds(turn, line);
    case 'theseus':
      return [line, ...theseusFeats(turn, line)];
    default:
      return [line];
  }
}
