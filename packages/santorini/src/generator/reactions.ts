import type { Position } from '../position.ts';
import { type Squares, squaresOf } from '../squares.ts';
import { COME, fromOf, PASS, pauseTurn, squareStep, winnerOf } from '../steps.ts';
import { runScript } from './running.ts';
import type { NextStep } from './script.ts';
import { TurnList } from './turn-list.ts';

const scratch = new TurnList();

/** What the seat that is asked may do: nothing, or bring in a worker. */
export function nextReactions(
  position: Position,
  steps: readonly number[],
): { next: NextStep[]; mayEnd: boolean } {
  const options = reactionsOn(sitesOf(position));
  if (steps.length > 0) return { next: [], mayEnd: steps.length === 1 && options.includes(steps[0]!) };
  return { next: options.map((step) => ({ step, ends: true, walkers: 0 })), mayEnd: false };
}

/** Where the seat that is asked may bring in a worker, as far as it sees. */
export function sitesOf(position: Position): Squares {
  return position.prefix!.sites ?? runScript(position, [], 'reaction', scratch).sites;
}

/** Where a worker of the seat that is asked can come in. */
function openSites(position: Position): Squares {
  return position.prefix!.sites ?? runScript(position, [], 'reaction', scratch).open;
}

/** Whether nobody stands where a reaction wants to bring in a worker: who is hidden may be in the way. */
export function canCome(position: Position, reaction: number): boolean {
  return reaction === PASS || (openSites(position) & (1 << fromOf(reaction))) !== 0;
}

/**
 * What a reaction leads to: the mover goes on, or, with nothing left to choose as far as the mover can see, the turn is
 * over. Where a hidden worker stands nobody comes.
 */
export function reactionTurn(position: Position, wanted: number, seen: Position = position): Int32Array {
  const { mover, steps } = position.prefix!;
  const reaction = canCome(position, wanted) ? wanted : PASS;
  const { next, mayEnd } = runScript(seen, [reaction], 'next-steps', scratch);
  runScript(position, [reaction], 'freely', scratch);
  const isOver = scratch.count > 0 && (winnerOf(scratch.data[0]!) >= 0 || (next.size === 0 && mayEnd));
  if (isOver) return scratch.turn(0);
  return Int32Array.from(pauseTurn([...steps, reaction], mover));
}

/** Lists what every reaction of the seat that is asked leads to. */
export function listReactions(position: Position, list: TurnList): void {
  list.clear();
  if (position.winner >= 0) return;
  for (const step of reactionsOn(openSites(position))) {
    const data = reactionTurn(position, step);
    list.reserve(data.length);
    list.data.set(data, list.size);
    list.size += data.length;
    list.count++;
  }
}

const reactionsOn = (sites: Squares): number[] => [
  PASS,
  ...squaresOf(sites).map((square) => squareStep(COME, square)),
];
