import { endedByAbyss } from './abyss.ts';
import type { Square } from './board.ts';
import { neighboursOf, straightOn } from './board.ts';
import type { Way } from './claims.ts';
import { winnerByArrival } from './claims.ts';
import { directionOf, onward } from './directions.ts';
import { astrayAfter } from './laws.ts';
import type { Line } from './line.ts';
import { isOver } from './line.ts';
import { blocksAt, isOccupied, withoutWorkers, withWorkerOn, workerAt, workerOf } from './position.ts';
import { isInReach } from './tokens.ts';
import type { Turn } from './turn.ts';
import { cardsAgainst } from './turn.ts';
import { forceText, say } from './turn-text.ts';
import type { WayOn } from './whirlpools.ts';
import { wayOnFrom } from './whirlpools.ts';

/** A step as it was chosen. */
export interface Step {
  readonly mover: number;
  readonly from: Square;
  readonly to: Square;
  readonly way: Way;
  /** Where it began, if what is judged is the way on from a whirlpool. */
  readonly began?: Square;
}

const withClaim = (turn: Turn, line: Line, step: Step): Line => ({
  ...line,
  winner: winnerByArrival(turn, { table: line.table, ...step }),
});

/** Bia: without the opponent's worker on the next square straight on. */
function withoutBiasVictim(turn: Turn, line: Line, { from, to }: Step): Line {
  const behind = straightOn(from, to);
  if (turn.power !== 'bia' || behind === undefined) return line;
  const victim = workerAt(line.table, behind);
  if (victim === undefined || victim.side === turn.side) return line;
  if (!isInReach(turn.cards, turn.side, victim)) return line;
  return { ...line, table: withoutWorkers(line.table, [victim.id]) };
}

/** The line with one worker forced to the square that was left; Aphrodite looks again after that. */
function withPulled(turn: Turn, line: Line, id: number, { mover, from }: Step): Line {
  const table = withWorkerOn(line.table, id, from);
  const pulled = { ...line, table, astray: astrayAfter(turn, line.astray, table, mover) };
  return say(turn, pulled, forceText(workerOf(line.table, id).square, from));
}

/** Scylla may drag an opponent's worker to the square she left; Proteus has to pull one of his own there. */
function withFollowers(turn: Turn, line: Line, step: Step): Line[] {
  const { side } = workerOf(line.table, step.mover);
  if (isOccupied(line.table, step.from)) return [line];
  if (turn.power === 'scylla') {
    const besides = neighboursOf(step.from).map((square) => workerAt(line.table, square));
    const victims = besides
      .filter((worker) => worker !== undefined)
      .filter((worker) => worker.side !== side && isInReach(turn.cards, turn.side, worker));
    return [line, ...victims.map(({ id }) => withPulled(turn, line, id, step))];
  }
  const mates = line.table.workers.filter((worker) => worker.side === side && worker.id !== step.mover);
  if (turn.power !== 'proteus' || mates.length === 0) return [line];
  return mates.map(({ id }) => withPulled(turn, line, id, step));
}

/** Charybdis: the mover goes on from one whirlpool to the other. */
function carriedOn(turn: Turn, line: Line, step: Step, wayOn: WayOn): Line {
  // Somebody was pulled onto the other whirlpool meanwhile: then this step is like any other.
  if (isOccupied(line.table, wayOn.to)) return withClaim(turn, line, step);
  const table = withWorkerOn(line.table, step.mover, wayOn.to);
  if (wayOn.edition === 'revised') {
    const carried = endedByAbyss(turn, { ...line, table });
    return isOver(carried) ? carried : withClaim(turn, carried, { ...step, way: 'carried' });
  }
  const rise = blocksAt(table, wayOn.to) - blocksAt(table, step.to);
  const moved = endedByAbyss(turn, {
    ...line,
    table,
    lastStep: line.lastStep && { ...line.lastStep, end: wayOn.to },
    climbed: line.climbed || rise > 0,
    descended: line.descended || rise < 0,
    astray: astrayAfter(turn, line.astray, table, step.mover),
  });
  return isOver(moved)
    ? moved
    : withClaim(turn, moved, { ...step, from: step.to, way: 'step', began: step.from });
}

/** Harpies: the mover of an opponent goes on in the direction of its step, never up. */
function blownOn(turn: Turn, line: Line, step: Step): Line {
  const worker = workerOf(line.table, step.mover);
  if (isOver(line) || cardsAgainst(turn, worker.side, 'harpies').length === 0) return line;
  const next = onward(worker.square, directionOf(step.from, step.to));
  if (next === undefined || isOccupied(line.table, next)) return line;
  if (blocksAt(line.table, next) > blocksAt(line.table, worker.square)) return line;
  const blown = { ...line, table: withWorkerOn(line.table, worker.id, next) };
  return blownOn(turn, endedByAbyss(turn, blown), step);
}

/** Everything that can follow from a step before the next choice; the line is the step itself. */
export function landingsOf(turn: Turn, stepped: Line, step: Step): Line[] {
  const entered = endedByAbyss(turn, stepped);
  if (isOver(entered)) return [entered];
  const wayOn = wayOnFrom(turn, entered.table, step.to);
  const claimed = wayOn === undefined ? withClaim(turn, entered, step) : entered;
  // A win ends the turn before anybody is dragged, unless the drag is what makes the step lawful.
  if (isOver(claimed)) return claimed.astray.length === 0 ? [claimed] : withFollowers(turn, claimed, step);
  return withFollowers(turn, withoutBiasVictim(turn, claimed, step), step)
    .map((line) => (wayOn === undefined ? line : carriedOn(turn, line, step, wayOn)))
    .map((line) => blownOn(turn, line, step));
}
