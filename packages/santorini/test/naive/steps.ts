import type { Square } from './board.ts';
import { neighboursOf, straightOn } from './board.ts';
import type { Way } from './claims.ts';
import { landingsOf } from './landing.ts';
import { astrayAfter, hippolytaForbids, mayNotGoDown, mayNotGoUp, sleeps, windForbids } from './laws.ts';
import type { Line } from './line.ts';
import { isOver } from './line.ts';
import type { Table, Worker } from './position.ts';
import { blocksAt, isClosed, isOccupied, withWorkerOn, workerAt, workerOf } from './position.ts';
import { isInReach } from './tokens.ts';
import type { Turn } from './turn.ts';
import { reachOf } from './turn.ts';
import { say, stepText } from './turn-text.ts';

/** How many levels a worker may go up in one step. */
function highestRise(turn: Turn, way: Way): number {
  if (turn.power === 'pegasus' || way === 'jump') return 3;
  return turn.power === 'bellerophon' && !turn.card.spent ? 2 : 1;
}

/** Whether nothing of the board itself, and no opponent's law, speaks against the step. */
function mayEnter(turn: Turn, table: Table, worker: Worker, to: Square, way: Way): boolean {
  const rise = blocksAt(table, to) - blocksAt(table, worker.square);
  if (sleeps(turn, worker) || isClosed(table, to) || rise > highestRise(turn, way)) return false;
  if (windForbids(turn, worker.square, to) || hippolytaForbids(turn, worker, to)) return false;
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

function stepTo(turn: Turn, line: Line, worker: Worker, to: Square, way: Way): Line[] {
  if (!mayEnter(turn, line.table, worker, to, way)) return [];
  const entered = afterEntering(turn, line.table, worker, to);
  if (entered === undefined) return [];
  const rise = blocksAt(entered, to) - blocksAt(entered, worker.square);
  const began = turn.start.workers.find(({ id }) => id === worker.id);
  const stepped: Line = {
    ...say(turn, line, stepText(line, worker, entered), [began?.square ?? worker.square, to]),
    table: entered,
    mover: worker.id,
    lastStep: { to, rise, end: to },
    moved: [...new Set([...line.moved, worker.id])].sort((a, b) => a - b),
    lastMoved: turn.isWatched ? worker.id : undefined,
    builders: [worker.id],
    climbed: line.climbed || rise > 0,
    descended: line.descended || rise < 0,
    spends: line.spends || (turn.power === 'bellerophon' && rise === 2),
    astray: astrayAfter(turn, line.astray, entered, worker.id),
  };
  // Aphrodite forbids a step that ends the game away from her, for no other step can follow it.
  return landingsOf(turn, stepped, { mover: worker.id, from: worker.square, to, way }).filter(
    (next) => !isOver(next) || next.astray.length === 0,
  );
}

/** Iris: the free squares straight beyond a neighbouring worker, whoever's it is. */
const landingsOfIris = (turn: Turn, table: Table, from: Square): Square[] =>
  neighboursOf(from)
    .map((over) => workerAt(table, over))
    .filter((worker) => worker !== undefined && isInReach(turn.cards, turn.side, worker))
    .map((worker) => worker && straightOn(from, worker.square))
    .filter((to) => to !== undefined)
    .filter((to) => !isOccupied(table, to));

/** Every single step of one worker, each with all that follows from it. */
export function stepsOf(turn: Turn, line: Line, id: number): Line[] {
  const worker = workerOf(line.table, id);
  const steps = reachOf(turn, worker.square).flatMap((to) => stepTo(turn, line, worker, to, 'step'));
  if (turn.power !== 'iris') return steps;
  const jumps = landingsOfIris(turn, line.table, worker.square);
  return [...steps, ...jumps.flatMap((to) => stepTo(turn, line, worker, to, 'jump'))];
}
