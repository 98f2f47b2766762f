import type { Square } from './board.ts';
import { areNeighbours, neighboursOf } from './board.ts';
import { build } from './building.ts';
import { limusAllows } from './laws.ts';
import type { Line } from './line.ts';
import { isOver } from './line.ts';
import { blocksAt, crewOf, isClosed, isOccupied, workerOf } from './position.ts';
import { firstOfEach } from './routes.ts';
import type { Turn } from './turn.ts';

function domeOn(turn: Turn, line: Line, square: Square): Line[] {
  const isFree = !isOccupied(line.table, square);
  return isFree && limusAllows(turn, line.table, turn.side, square, 'dome')
    ? build(turn, line, square, 'dome')
    : [];
}

/** The squares beside any of his workers, in board order. */
const squaresBeside = (turn: Turn, line: Line): Square[] =>
  [...new Set(crewOf(line.table, turn.side).flatMap(({ square }) => neighboursOf(square)))].sort(
    (a, b) => a - b,
  );

/** Every set of domes once. Where the fifth complete tower would end the game it comes last in its set. */
function setsInOneOrder(turn: Turn, line: Line, squares: readonly Square[]): Line[] {
  return squares.flatMap((square, at) =>
    domeOn(turn, line, square).flatMap((next) =>
      isOver(next) ? [next] : [next, ...setsInOneOrder(turn, next, squares.slice(at + 1))],
    ),
  );
}

/** Every set of domes, for each of which somebody may be asked before the next one: the order decides about that. */
function setsInAnyOrder(turn: Turn, line: Line, squares: readonly Square[]): Line[] {
  const all: Line[] = [];
  let reached = [line];
  while (reached.length > 0) {
    const open = reached.filter((next) => !isOver(next));
    reached = firstOfEach(open.flatMap((next) => squares.flatMap((square) => domeOn(turn, next, square))));
    all.push(...reached);
  }
  return all;
}

/** Every way to add at least one dome at any level beside any of his workers. */
function domeSets(turn: Turn, line: Line): Line[] {
  const squares = squaresBeside(turn, line);
  if (turn.isWritten) return setsInAnyOrder(turn, line, squares);
  const isTowerSite = (square: Square): boolean => blocksAt(line.table, square) === 3;
  const towersLast = [...squares.filter((square) => !isTowerSite(square)), ...squares.filter(isTowerSite)];
  return setsInOneOrder(turn, line, towersLast);
}

/** Whether a line added a single dome that the worker could have built without any power. */
function isUsualBuild(before: Line, after: Line, id: number): boolean {
  const { square: from } = workerOf(before.table, id);
  const isNew = (square: Square): boolean => !isClosed(before.table, square) && isClosed(after.table, square);
  const isUsual = (square: Square): boolean =>
    areNeighbours(from, square) && blocksAt(before.table, square) === 3;
  const domes = before.table.spaces.map((_, square) => square).filter(isNew);
  return domes.length === 1 && domes.every(isUsual);
}

/** Heracles: instead of the build any number of domes, none included. */
export function heraclesFeats(turn: Turn, line: Line, id: number): Line[] {
  if (turn.card.spent || turn.card.edition === 'printed') return [];
  const feats = [line, ...domeSets(turn, line).filter((next) => !isUsualBuild(line, next, id))];
  return feats.map((next) => ({ ...next, spends: true }));
}

/** Heracles by the printed wording: at least one dome after the build. */
export function heraclesExtraFeats(turn: Turn, line: Line): Line[] {
  if (turn.card.spent || turn.card.edition === 'revised') return [];
  return domeSets(turn, line).map((next) => ({ ...next, spends: true }));
}
