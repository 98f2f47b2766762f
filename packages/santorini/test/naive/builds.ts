import type { Square } from './board.ts';
import { isPerimeter } from './board.ts';
import { build } from './building.ts';
import { heraclesFeats } from './heracles.ts';
import { limusAllows } from './laws.ts';
import type { Line, Material } from './line.ts';
import { isOver } from './line.ts';
import { blocksAt, crewOf, isOccupied, workerOf } from './position.ts';
import { firstOfEach } from './routes.ts';
import type { Turn } from './turn.ts';
import { reachOf } from './turn.ts';

/** A line with the square that was just built on. */
interface Built {
  readonly line: Line;
  readonly square: Square;
}

const freeNeighbours = (turn: Turn, line: Line, id: number): Square[] =>
  reachOf(turn, workerOf(line.table, id).square).filter((square) => !isOccupied(line.table, square));

const nextMaterial = (line: Line, square: Square): Material =>
  blocksAt(line.table, square) === 3 ? 'dome' : 'block';

function buildOn(turn: Turn, line: Line, id: number, square: Square, material: Material): Built[] {
  const { side } = workerOf(line.table, id);
  if (!limusAllows(turn, line.table, side, square, material)) return [];
  return build(turn, line, square, material).map((next) => ({ line: next, square }));
}

const normalBuilds = (turn: Turn, line: Line, id: number): Built[] =>
  freeNeighbours(turn, line, id).flatMap((square) =>
    buildOn(turn, line, id, square, nextMaterial(line, square)),
  );

const domesAtAnyLevel = (turn: Turn, line: Line, id: number): Built[] =>
  freeNeighbours(turn, line, id).flatMap((square) => buildOn(turn, line, id, square, 'dome'));

const linesOf = (built: readonly Built[]): Line[] => built.map(({ line }) => line);

/** Every single normal build of one worker. */
export const buildsOf = (turn: Turn, line: Line, id: number): Line[] => linesOf(normalBuilds(turn, line, id));

/** Each first build, and each way to add a second one to it. */
function withOptionalSecond(first: readonly Built[], second: (first: Built) => readonly Built[]): Line[] {
  return first.flatMap((built) =>
    isOver(built.line) ? [built.line] : [built.line, ...linesOf(second(built))],
  );
}

/** From none up to `most` normal builds of one worker, in any order. */
export function upToBuilds(turn: Turn, line: Line, id: number, most: number): Line[] {
  const all = [line];
  let reached = [line];
  for (let count = 1; count <= most; count += 1) {
    const further = reached.filter((next) => !isOver(next)).flatMap((next) => buildsOf(turn, next, id));
    // The order of the builds is no part of the result, and following each order would take too long.
    reached = firstOfEach(further);
    all.push(...reached);
  }
  return all;
}

function underHimself(turn: Turn, line: Line, id: number): Built[] {
  const { square } = workerOf(line.table, id);
  return blocksAt(line.table, square) < 3 ? buildOn(turn, line, id, square, 'block') : [];
}

function domesOfSelene(turn: Turn, line: Line): Built[] {
  const female = crewOf(line.table, turn.side).find((worker) => worker.female);
  return female === undefined ? [] : domesAtAnyLevel(turn, line, female.id);
}

function buildsWith(turn: Turn, line: Line, id: number): Line[] {
  const first = normalBuilds(turn, line, id);
  switch (turn.power) {
    case 'atlas':
      return linesOf([...first, ...domesAtAnyLevel(turn, line, id)]);
    case 'demeter':
      return withOptionalSecond(first, (built) =>
        normalBuilds(turn, built.line, id).filter(({ square }) => square !== built.square),
      );
    case 'hephaestus':
      return withOptionalSecond(first, ({ line: once, square }) =>
        isOccupied(once.table, square) || blocksAt(once.table, square) === 3
          ? []
          : buildOn(turn, once, id, square, 'block'),
      );
    case 'heracles':
      return [...linesOf(first), ...heraclesFeats(turn, line, id)];
    case 'hestia':
      return withOptionalSecond(first, (built) =>
        normalBuilds(turn, built.line, id).filter(({ square }) => !isPerimeter(square)),
      );
    case 'morpheus':
      return upToBuilds(turn, line, id, turn.card.stored + 1);
    case 'selene':
      return linesOf([...first, ...domesOfSelene(turn, line)]);
    case 'zeus':
      return linesOf([...first, ...underHimself(turn, line, id)]);
    default:
      return linesOf(first);
  }
}

/** Who of the crew may build: with Graeae those that did not move, by the printed wording all of them. */
function buildersOf(turn: Turn, line: Line): readonly number[] {
  if (turn.power !== 'graeae') return line.builders;
  const crew = turn.pieces;
  return turn.card.edition === 'printed' ? crew : crew.filter((id) => !line.moved.includes(id));
}

/** Every way to build after the moves of a line. */
export const buildPhase = (turn: Turn, line: Line): Line[] =>
  buildersOf(turn, line).flatMap((id) => buildsWith(turn, line, id));
