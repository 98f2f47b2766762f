import type { Plan } from '../plan.ts';
import type { Position } from '../position.ts';
import { PASS } from '../steps.ts';
import { canWinBare, listBareTurns, listBareWins } from './bare.ts';
import { couldWin } from './conceivable.ts';
import type { Evasions } from './evasions.ts';
import { awaitsReaction } from './prefix.ts';
import { listReactions, nextReactions, reactionTurn } from './reactions.ts';
import { cutAtOnce, runScript, runTurn } from './running.ts';
import { type NextStep, Script } from './script.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { NO_LIMIT, TurnList } from './turn-list.ts';

const scratch = new TurnList();

/** Where there are too many turns, so many builds are added to one at most; what is less than this part of them is few. */
const MOST_ADDED = 3;
const FEW = 1 / 8;

/**
 * Lists every complete turn of the seat to move, or every reaction of a seat that is asked, each result once. Where
 * evasions are wanted, many turns that are none are left out.
 */
export function listTurns(position: Position, list: TurnList, evasions: Evasions | null = null): void {
  if (awaitsReaction(position)) listReactions(position, list);
  else generate(position, position.turn, list, false, evasions);
}

/**
 * Lists turns as `listTurns` does, but where the mover may add builds as it likes about `most` at most: if there are
 * more, those to which the fewest are added.
 */
export function listBriefTurns(
  position: Position,
  turns: TurnList,
  most: number,
  evasions: Evasions | null = null,
): void {
  if (addsFreely(position)) listFewAdded(position, turns, most, evasions);
  else listTurns(position, turns, evasions);
}

// Functions by themselves: a closure would be made in every call, also where nobody adds anything.
function listFewAdded(position: Position, turns: TurnList, most: number, evasions: Evasions | null): void {
  turns.most = most;
  let added = MOST_ADDED;
  listWithAdded(position, turns, added, evasions);
  while (turns.isFull && added > 0) listWithAdded(position, turns, --added, evasions);
  if (turns.isBrief && turns.count < most * FEW) {
    // Where the short ones are few, all may be no more than are wanted.
    listWithAdded(position, turns, NO_LIMIT, evasions);
    if (turns.isFull) listWithAdded(position, turns, added, evasions);
  }
  turns.most = NO_LIMIT;
  turns.mostAdded = NO_LIMIT;
}

function listWithAdded(position: Position, turns: TurnList, added: number, evasions: Evasions | null): void {
  turns.mostAdded = added;
  generate(position, position.turn, turns, false, evasions);
}

/** Whether the seat to move may add builds as it likes. */
function addsFreely(position: Position): boolean {
  if (awaitsReaction(position)) return false;
  const { slots, fleece, isSteady, plans } = position.lineup;
  if (isSteady) return plans[position.turn]!.power.addsFreely;
  // Where powers change hands, the mover may have anybody's.
  return fleece === null ? slots.some(({ card }) => card.addsFreely) : fleece.power.addsFreely;
}

/** Lists every turn by which `seat` would win if it were to move now, each result once. */
export function listWins(position: Position, list: TurnList, seat: number = position.turn): void {
  generate(position, seat, list, true);
}

/** Whether `seat` would have a winning turn if it were to move now. */
export function canWin(position: Position, seat: number = position.turn): boolean {
  if (position.winner >= 0) return false;
  const plan = barePlan(position, seat);
  if (plan !== null && position.prefix === null) return canWinBare(position, plan);
  if (!couldWin(position, seat)) return false;
  scratch.clear();
  runTurn(position, seat, scratch, begunScript(position, seat), true);
  return scratch.count > 0;
}

/** Whether the seat to move has a turn: one is enough to know, however many there are. */
export function hasTurn(position: Position): boolean {
  if (awaitsReaction(position)) return true;
  const { goesOn, mayEnd } = runScript(position, [], 'any', scratch);
  return goesOn || (mayEnd && position.prefix !== null);
}

/** Lists every route, also those that lead to one result. */
export function listRoutes(position: Position, list: TurnList): void {
  if (awaitsReaction(position)) listReactions(position, list);
  else runScript(position, [], 'every-route', list);
}

/** The steps that may follow those already taken, and whether the turn may end with these alone. */
export function nextSteps(
  position: Position,
  steps: readonly number[],
): { next: NextStep[]; mayEnd: boolean } {
  if (awaitsReaction(position)) return nextReactions(position, steps);
  const script = runScript(position, steps, 'next-steps', scratch);
  const next = [...script.next.values()];
  if (position.prefix === null || steps.length > 0) return { next, mayEnd: script.mayEnd };
  // Who may end a turn that has begun without another step says so.
  return { next: script.mayEnd ? [...next, { step: PASS, ends: true, walkers: 0 }] : next, mayEnd: false };
}

/** Steps as the generator takes them, which knows a swap from a move; undefined if no turn begins with them. */
export function takenSteps(position: Position, steps: readonly number[]): readonly number[] | undefined {
  if (steps.length === 0) return [];
  if (awaitsReaction(position)) return nextReactions(position, steps).mayEnd ? steps : undefined;
  const { goesOn, mayEnd, taken } = runScript(position, steps, 'any', scratch);
  if (goesOn || mayEnd) return taken.slice(-steps.length);
  // Who ends a turn that has begun takes a step that is no part of it.
  return isEnding(position, steps) && runScript(position, [], 'any', scratch).mayEnd ? steps : undefined;
}

const isEnding = (position: Position, steps: readonly number[]): boolean =>
  position.prefix !== null && steps.length === 1 && steps[0] === PASS;

/** The turn that consists of exactly these steps, if there is one; freely, whatever others want of it if possible. */
export function turnOf(
  position: Position,
  steps: readonly number[],
  aim: 'exactly' | 'freely' = 'exactly',
): Int32Array | undefined {
  if (awaitsReaction(position)) {
    const isOpen =
      steps.length === 1 && nextReactions(position, []).next.some(({ step }) => step === steps[0]);
    return isOpen ? reactionTurn(position, steps[0]!) : undefined;
  }
  runScript(position, isEnding(position, steps) ? [] : steps, aim, scratch);
  return scratch.count === 0 ? undefined : scratch.turn(0);
}

/** The turn that these steps come to when it is cut short after them; undefined if they cannot be taken. */
export function cutTurn(position: Position, steps: readonly number[]): Int32Array | undefined {
  if (steps.length > 0 || position.prefix !== null) runScript(position, steps, 'cut', scratch);
  else cutAtOnce(position, scratch);
  return scratch.count === 0 ? undefined : scratch.turn(0);
}

/** A script for listing the rest of a turn that the seat has begun already. */
function begunScript({ prefix, turn }: Position, seat: number): Script | null {
  return prefix === null || seat !== turn ? null : new Script(prefix.steps, 'listing');
}

function generate(
  position: Position,
  seat: number,
  list: TurnList,
  winsOnly: boolean,
  evasions: Evasions | null = null,
): void {
  list.clear();
  if (position.winner >= 0) return;
  const script = begunScript(position, seat);
  const plan = barePlan(position, seat);
  if (plan !== null && script === null) {
    if (winsOnly) listBareWins(position, plan, list);
    else listBareTurns(position, plan, list, evasions);
    return;
  }
  if (winsOnly && !couldWin(position, seat)) return;
  runTurn(position, seat, list, script, winsOnly, evasions);
}

/** The plan of a seat for which the short way is open. */
function barePlan(position: Position, seat: number): Plan | null {
  const plan = position.lineup.plans[seat]!;
  return plan.bare && SHORTCUTS.bare.now(position) ? plan : null;
}
