import { adonisChoices } from './adonis.ts';
import { areNeighbours, nameOf, neighboursOf, SQUARES } from './board.ts';
import { build } from './building.ts';
import { upToBuilds } from './builds.ts';
import { DIRECTIONS } from './directions.ts';
import { talusPlacings } from './europa.ts';
import { heraclesExtraFeats } from './heracles.ts';
import { hydrasHeads } from './hydra.ts';
import { limusAllows } from './laws.ts';
import type { Line } from './line.ts';
import { isOver } from './line.ts';
import { judgedByMaenads } from './maenads.ts';
import { medeaFeats } from './medea.ts';
import { nemesisSwaps } from './nemesis.ts';
import type { Worker } from './position.ts';
import { blocksAt, crewOf, isClosed, isOccupied, spaceAt, withoutWorkers, withSpace } from './position.ts';
import { firstOfEach } from './routes.ts';
import { isInReach } from './tokens.ts';
import type { Turn } from './turn.ts';
import { say } from './turn-text.ts';
import { whirlpoolPlacings } from './whirlpools.ts';

const unmovedOf = (turn: Turn, line: Line): readonly Worker[] =>
  crewOf(line.table, turn.side).filter((worker) => worker.id !== line.mover);

function aresRemovals(turn: Turn, line: Line): Line[] {
  const targets = unmovedOf(turn, line).flatMap((worker) => neighboursOf(worker.square));
  return targets
    .filter((square) => !isOccupied(line.table, square) && blocksAt(line.table, square) > 0)
    .map((square) => {
      const { blocks } = spaceAt(line.table, square);
      const table = withSpace(line.table, square, { blocks: blocks - 1, dome: false });
      return say(turn, { ...line, table }, `-${nameOf(square)}`);
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
    if (victim.side === turn.side || !isInReach(turn.cards, turn.side, victim)) return false;
    if (isClosed(table, victim.square) || !crewOf(table, turn.side).some(isSeenBy(victim))) return false;
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
    .flatMap((square) => build(turn, line, square, 'dome'));

function polyphemusFeats(turn: Turn, line: Line): Line[] {
  if (turn.card.spent) return [];
  const first = domesAnywhere(turn, line);
  const second = first.filter((once) => !isOver(once)).flatMap((once) => domesAnywhere(turn, once));
  // Two domes are the same in either order.
  return firstOfEach([...first, ...second]).map((next) => ({ ...next, spends: true }));
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
    .filter((victim) => victim.side !== turn.side && isInReach(turn.cards, turn.side, victim))
    .filter((victim) => crewOf(table, turn.side).some(isTwoBelow(victim)))
    .map(({ id, square }) => {
      const slain = { ...line, table: withoutWorkers(table, [id]), spends: true };
      return say(turn, slain, `x${nameOf(square)}`);
    });
}

/** Aeolus: the wind goes out or back to the card; by the printed wording it turns freely. */
function windChanges(turn: Turn, line: Line): Line[] {
  const isFree = turn.card.edition === 'printed' || line.direction === undefined;
  return (isFree ? DIRECTIONS : [undefined]).map((direction) =>
    say(turn, { ...line, direction }, `~${direction?.toUpperCase() ?? 0}`),
  );
}

/** Every way to end the turn after the build. */
export function endPhase(turn: Turn, line: Line): Line[] {
  switch (turn.power) {
    case 'aeolus':
      return [line, ...windChanges(turn, line)];
    case 'adonis':
      return [line, ...adonisChoices(turn, line)];
    case 'ares':
      return [line, ...aresRemovals(turn, line)];
    case 'asteria':
      return line.descended ? [line, ...domesAnywhere(turn, line)] : [line];
    case 'charybdis':
      return [line, ...whirlpoolPlacings(turn, line)];
    case 'europa-and-talus':
      return [line, ...talusPlacings(turn, line)];
    case 'heracles':
      return [line, ...heraclesExtraFeats(turn, line)];
    case 'hydra':
      return hydrasHeads(turn, line);
    case 'maenads':
      return [judgedByMaenads(turn, line)];
    case 'medea':
      return [line, ...medeaFeats(turn, line)];
    case 'medusa':
      return [petrified(turn, line)];
    case 'nemesis':
      return [line, ...nemesisSwaps(turn, line)];
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
