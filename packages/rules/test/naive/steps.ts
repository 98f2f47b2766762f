import type { Square } from './board.ts';
import { areNeighbours, straightOn } from './board.ts';
import { heraForbidsWin, isAstray, mayNotGoDown, mayNotGoUp, sleeps } from './laws.ts';
import type { Line } from './line.ts';
import type { Table, Worker } from './position.ts';
import {
  blocksAt,
  crewOf,
  isOccupied,
  spaceAt,
  withoutWorkers,
  withWorkerOn,
  workerAt,
  workerOf,
} from './position.ts';
import type { Turn } from './turn.ts';
import { reachOf } from './turn.ts';

/** How many levels a worker may go up in one step. */
function highestRise(turn: Turn): number {
  if (turn.power === 'pegasus') return 3;
  return turn.power === 'bellerophon' && !turn.card.spent ? 2 : 1;
}

/** Whether nothing of the board itself, and no opponent's law, speaks against the step. */
function mayEnter(turn: Turn, table: Table, worker: Worker, to: Square): boolean {
  const rise = blocksAt(table, to) - blocksAt(table, worker.square);
  if (sleeps(turn, worker) || spaceAt(table, to).dome || rise > highestRise(turn)) return false;
  if (rise < 0) return !mayNotGoDown(turn, worker);
  return rise === 0 || !mayNotGoUp(turn, worker);
}

/** The table after the worker went to a square, with whoever stood there; undefined if it cannot go. */
function afterEntering(turn: Turn, table: Table, worker: Worker, to: Square): Table | undefined {
  const victim = workerAt(table, to);
  const entered = withWorkerOn(table, worker.id, to);
  if (victim === undefined) return entered;
  if (victim.side === worker.side) return undefined;
  if (turn.power === 'apollo') return withWorkerOn(entered, victim.id, worker.square);
  if (turn.power === 'apollo-2e') {
    const isHigher = blocksAt(table, to) > blocksAt(table, worker.square);
    return isHigher ? undefined : withWorkerOn(entered, victim.id, worker.square);
  }
  if (turn.power === 'minotaur') {
    const behind = straightOn(worker.square, to);
    if (behind === undefined || isOccupied(table, behind)) return undefined;
    return withWorkerOn(entered, victim.id, behind);
  }
  return undefined;
}

/** Bia: the opponent's worker on the next square straight on. */
function biasVictim(turn: Turn, table: Table, from: Square, to: Square): Worker | undefined {
  const behind = straightOn(from, to);
  if (turn.power !== 'bia' || behind === undefined) return undefined;
  const worker = workerAt(table, behind);
  return worker?.side === turn.side ? undefined : worker;
}

/** Eros: his two workers stand side by side on the first level (three players: on any one level). */
function erosMeets(turn: Turn, table: Table, moved: Worker): boolean {
  const crew = crewOf(table, moved.side);
  const other = crew.find((mate) => mate.id !== moved.id);
  if (crew.length !== 2 || other === undefined || !areNeighbours(moved.square, other.square)) return false;
  const [levelHere, levelThere] = [blocksAt(table, moved.square), blocksAt(table, other.square)];
  return levelHere === levelThere && (levelHere === 1 || turn.start.seats.length === 3);
}

function stepWins(turn: Turn, table: Table, from: Square, moved: Worker): boolean {
  if (turn.isExtra || heraForbidsWin(turn, moved)) return false;
  const [before, after] = [blocksAt(table, from), blocksAt(table, moved.square)];
  if (after === 3 && before === 2) return true;
  // Pegasus rises further and does not win by it, Bellerophon does.
  if (turn.power === 'bellerophon' && after === 3 && before === 1) return true;
  if (turn.power === 'pan' && before - after >= 2) return true;
  return turn.power === 'eros' && erosMeets(turn, table, moved);
}

function stepTo(turn: Turn, line: Line, worker: Worker, to: Square): Line | undefined {
  if (!mayEnter(turn, line.table, worker, to)) return undefined;
  const entered = afterEntering(turn, line.table, worker, to);
  if (entered === undefined) return undefined;
  const moved = workerOf(entered, worker.id);
  // Aphrodite looks at the step before Bia's blow falls.
  const others = line.astray.filter((id) => id !== worker.id);
  const astray = isAstray(turn, entered, moved) ? [...others, worker.id] : others;
  const wins = stepWins(turn, entered, worker.square, moved);
  if (wins && astray.length > 0) return undefined;
  const rise = blocksAt(entered, to) - blocksAt(entered, worker.square);
  const victim = wins ? undefined : biasVictim(turn, entered, worker.square, to);
  return {
    ...line,
    table: victim === undefined ? entered : withoutWorkers(entered, [victim.id]),
    mover: worker.id,
    builders: [worker.id],
    climbed: line.climbed || rise > 0,
    descended: line.descended || rise < 0,
    spends: line.spends || (turn.power === 'bellerophon' && rise === 2),
    astray,
    winner: wins ? turn.side : undefined,
  };
}

/** Every single step of one worker, each with all that follows from it by force. */
export function stepsOf(turn: Turn, line: Line, id: number): Line[] {
  const worker = workerOf(line.table, id);
  return reachOf(turn, worker.square)
    .map((to) => stepTo(turn, line, worker, to))
    .filter((next) => next !== undefined);
}
