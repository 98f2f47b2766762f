import { nameOf } from './board.ts';
import type { Line } from './line.ts';
import { powerKeptBy } from './position.ts';
import type { Turn } from './turn.ts';
import { actsAsOne } from './turn.ts';

function firstByKey(lines: readonly Line[], keyOf: (line: Line) => string): Line[] {
  const kept = new Map<string, Line>();
  for (const line of lines) {
    const key = keyOf(line);
    if (!kept.has(key)) kept.set(key, line);
  }
  return [...kept.values()];
}

/** What the board looks like, and which dome somebody is asked about. */
function lookOf({ table, question }: Line): string {
  const spaces = table.spaces.map(({ blocks, dome }) => (dome ? `d${blocks}` : blocks)).join('');
  const workers = table.workers.map(({ side, square, female }) => `${side}${nameOf(square)}${female}`).sort();
  return [spaces, workers, question?.dome, question?.card.seat].join(' ');
}

/** One line for each look of the board, where the order of builds is all that tells them apart. */
export const firstOfEach = (lines: readonly Line[]): Line[] => firstByKey(lines, lookOf);

/** Everything on which the rest of a turn can depend. */
function stateOf(turn: Turn, line: Line): string {
  const squareOf = (id: number | undefined): string =>
    line.table.workers
      .filter((worker) => worker.id === id)
      .map((worker) => nameOf(worker.square))
      .join();
  // Hermes' workers are alike after a walk, for whoever built has nothing left to do.
  const mover = turn.power === 'hermes' ? '' : squareOf(line.mover);
  const left = actsAsOne(turn) ? line.builders.map(squareOf).sort() : [];
  const memorySeat = turn.start.seats.find(({ number }) => number === turn.card.memorySeat);
  const asksForClimbs = turn.cards.some(({ power, side }) => power === 'persephone' && side !== turn.side);
  const kept = memorySeat && powerKeptBy(memorySeat, turn.start.fleece);
  const countsClimbs = asksForClimbs || kept === 'chaos' || kept === 'athena';
  const countsDescents = turn.power === 'asteria' || kept === 'nike';
  const facts = [countsClimbs && line.climbed, countsDescents && line.descended, JSON.stringify(line.notes)];
  return [lookOf(line), mover, left, line.builds, line.spends, ...facts].join(' ');
}

function compareRoutes(one: Line, two: Line): number {
  const differing = one.route.findIndex((square, at) => square !== two.route[at]);
  return one.said.length - two.said.length || (one.route[differing] ?? 0) - (two.route[differing] ?? 0);
}

/** Fewer steps before more, then board order: of where the worker began that moves, then of where it goes. */
export const inOrderOfRoutes = (lines: readonly Line[]): Line[] => lines.toSorted(compareRoutes);

/** Lines that stop for a question, each state by its first route only. */
export const canonicalRoutes = (turn: Turn, lines: readonly Line[]): Line[] =>
  firstByKey(inOrderOfRoutes(lines), (line) => stateOf(turn, line));
