import { bareWinSquares, canWinBare, listBareTurns, listBareWins } from './bare.ts';
import { borrow } from './borrowing.ts';
import { couldWin } from './conceivable.ts';
import { emit, emitCut } from './emitting.ts';
import { LINEUPS } from './lineup.ts';
import { beginMerging } from './merging.ts';
import { moveWorker } from './moving.ts';
import type { Plan } from './plan.ts';
import type { Position } from './position.ts';
import { awaitsReaction, moverOf, PREFIXES, prefixOf } from './prefix.ts';
import { type NextStep, Script, type ScriptAim } from './script.ts';
import { EVERYWHERE, first, type Squares, squaresOf } from './squares.ts';
import { COME, fromOf, header, PASS, PREFIX, squareStep, winnerOf } from './steps.ts';
import { Turn } from './turn.ts';
import { TurnList } from './turn-list.ts';

// One turn in progress serves every call: the generator runs to its end before anybody else gets to run.
const turn = new Turn();
const scratch = new TurnList();
const demanded = new TurnList();

/** Lists every complete turn of the seat to move, or every reaction of a seat that is asked, each result once. */
export function listTurns(position: Position, list: TurnList): void {
  if (awaitsReaction(position)) listReactions(position, list);
  else generate(position, position.turn, list, begunScript(position), false);
}

/** Lists every turn by which `seat` would win if it were to move now, each result once. */
export function listWins(position: Position, list: TurnList, seat: number = position.turn): void {
  generate(position, seat, list, seat === position.turn ? begunScript(position) : null, true);
}

/** Whether `seat` would have a winning turn if it were to move now. */
export function canWin(position: Position, seat: number = position.turn): boolean {
  if (position.winner >= 0) return false;
  const plan = barePlan(position, seat);
  if (plan !== null && position.prefix === 0) return canWinBare(position, plan);
  if (!couldWin(position, seat)) return false;
  scratch.clear();
  inProgress(position, seat, scratch, seat === position.turn ? begunScript(position) : null, true);
  return scratch.count > 0;
}

/**
 * Squares of which the seat to move must go to or build on at least one to stop `seat` from winning next; everywhere
 * where powers may stop it otherwise.
 */
export function rescueSquares(position: Position, seat: number): Squares {
  const plan = barePlan(position, seat);
  if (plan === null || barePlan(position, position.turn) === null) return EVERYWHERE;
  return bareWinSquares(position, plan);
}

/** Whether the seat to move has a turn: a first step is enough to know, however many turns begin with it. */
export function hasTurn(position: Position): boolean {
  return nextSteps(position, []).next.length > 0;
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
  if (position.prefix === 0 || steps.length > 0) return { next, mayEnd: script.mayEnd };
  // Who may end a turn that has begun without another step says so.
  return { next: script.mayEnd ? [...next, { step: PASS, ends: true }] : next, mayEnd: false };
}

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
  const ends = position.prefix !== 0 && steps.length === 1 && steps[0] === PASS;
  runScript(position, ends ? [] : steps, aim, scratch);
  return scratch.count === 0 ? undefined : scratch.turn(0);
}

/** The turn that these steps come to when it is cut short after them; undefined if they cannot be taken. */
export function cutTurn(position: Position, steps: readonly number[]): Int32Array | undefined {
  if (steps.length > 0 || position.prefix !== 0) runScript(position, steps, 'cut', scratch);
  else {
    scratch.clear();
    turn.list = scratch;
    turn.script = null;
    turn.winsOnly = false;
    turn.begin(position);
    emitCut(turn);
  }
  return scratch.count === 0 ? undefined : scratch.turn(0);
}

/** A script for listing the rest of a turn that has begun already. */
function begunScript(position: Position): Script | null {
  return position.prefix === 0 ? null : new Script(PREFIXES[position.prefix]!.steps, 'listing');
}

function runScript(position: Position, steps: readonly number[], aim: ScriptAim, list: TurnList): Script {
  const script = new Script([...PREFIXES[position.prefix]!.steps, ...steps], aim);
  generate(position, moverOf(position), list, script, false);
  return script;
}

/** What the seat that is asked may do: nothing, or bring in a worker. */
function nextReactions(position: Position, steps: readonly number[]): { next: NextStep[]; mayEnd: boolean } {
  const { sites } = runScript(position, [], 'reaction', scratch);
  const options = reactionsOn(sites);
  if (steps.length > 0) return { next: [], mayEnd: steps.length === 1 && options.includes(steps[0]!) };
  return { next: options.map((step) => ({ step, ends: true })), mayEnd: false };
}

/** Whether nobody stands where a reaction wants to bring in a worker: who is hidden may be in the way. */
export function canCome(position: Position, reaction: number): boolean {
  if (reaction === PASS) return true;
  return (runScript(position, [], 'reaction', scratch).open & (1 << fromOf(reaction))) !== 0;
}

/**
 * What a reaction leads to: the mover goes on, or, with nothing left to choose as far as the mover can see, the turn is
 * over. Where a hidden worker stands nobody comes.
 */
export function reactionTurn(position: Position, wanted: number, seen: Position = position): Int32Array {
  const { mover, steps } = PREFIXES[position.prefix]!;
  const reaction = canCome(position, wanted) ? wanted : PASS;
  const { next, mayEnd } = runScript(seen, [reaction], 'next-steps', scratch);
  runScript(position, [reaction], 'freely', scratch);
  const isOver = scratch.count > 0 && (winnerOf(scratch.data[0]!) >= 0 || (next.size === 0 && mayEnd));
  if (isOver) return scratch.turn(0);
  return Int32Array.of(header(3, 0, -1, mover), PREFIX, prefixOf(mover, [...steps, reaction]));
}

function listReactions(position: Position, list: TurnList): void {
  list.clear();
  if (position.winner >= 0) return;
  const { open } = runScript(position, [], 'reaction', scratch);
  for (const step of reactionsOn(open)) {
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

function generate(
  position: Position,
  seat: number,
  list: TurnList,
  script: Script | null,
  winsOnly: boolean,
): void {
  list.clear();
  if (position.winner >= 0) return;
  const plan = barePlan(position, seat);
  if (plan !== null && script === null) {
    if (winsOnly) listBareWins(position, plan, list);
    else listBareTurns(position, plan, list);
    return;
  }
  if (winsOnly && !couldWin(position, seat)) return;
  inProgress(position, seat, list, script, winsOnly);
}

/** Lists by way of a turn in progress. */
function inProgress(
  position: Position,
  seat: number,
  list: TurnList,
  script: Script | null,
  winsOnly: boolean,
): void {
  turn.list = list;
  turn.script = script;
  turn.winsOnly = winsOnly;
  turn.begin(position, seat);
  if (turn.lineup.awaitsDraw) throw new Error('a power has to be drawn first');
  oblige(position, seat);
}

/** The plan of a seat for which the short way is open. */
function barePlan(position: Position, seat: number): Plan | null {
  const lineup = LINEUPS[position.lineup]!;
  const plan = lineup.plans[seat]!;
  return plan.bare && position.extra === 0 && !lineup.awaitsDraw ? plan : null;
}

const FREE_AIMS: readonly ScriptAim[] = ['freely', 'cut', 'reaction'];

/** Runs with what others want of the turn, if that is possible, and without it otherwise. */
function oblige(position: Position, seat: number): void {
  const { list, script } = turn;
  // A turn that was cut short owes nothing, and one that goes on was begun as it should be.
  const isFree = turn.extra || (script !== null && FREE_AIMS.includes(script.aim));
  const demands = isFree ? 0 : turn.plan.demands;
  const asked = !isFree && isAsked(turn);
  if (demands === 0 && !asked) {
    run(turn);
    return;
  }
  if (script === null && !turn.winsOnly && !turn.power.once) {
    // The usual case: what meets the demand is listed, and everything if that is nothing.
    turn.must = demands;
    turn.asked = asked;
    turn.endsSimply &&= !asked;
    turn.complied = false;
    run(turn);
    if (asked ? turn.complied : list.count > 0) return;
    list.clear();
    turn.begin(position, seat);
    run(turn);
    return;
  }
  const can = canMeet(position, seat, demands, asked);
  turn.must = can ? demands : 0;
  turn.asked = can && asked;
  turn.endsSimply &&= !turn.asked;
  run(turn);
}

/** Whether somebody asks something of how this turn ends. */
function isAsked(t: Turn): boolean {
  return t.laws.asks.length > 0 && t.laws.asks.some((law) => law.power.asks!(t.memory(law)));
}

/** Whether demands can be met at all, without a power that serves only once. Leaves the turn as it was begun. */
function canMeet(position: Position, seat: number, demands: number, asked: boolean): boolean {
  const { list, script, winsOnly } = turn;
  demanded.clear();
  turn.list = demanded;
  turn.script = null;
  turn.winsOnly = false;
  turn.begin(position, seat);
  turn.must = demands;
  turn.asked = asked;
  turn.endsSimply &&= !asked;
  turn.complied = false;
  turn.thrifty = turn.power.once;
  run(turn);
  turn.thrifty = false;
  turn.list = list;
  turn.script = script;
  turn.winsOnly = winsOnly;
  turn.begin(position, seat);
  return asked ? turn.complied : demanded.count > 0;
}

function run(t: Turn): void {
  const isMerging = t.plan.mergingWins || t.lineup.reactors.length > 0 || t.script?.aim === 'listing';
  if (isMerging) beginMerging();
  if (t.extra) {
    borrow(t);
    return;
  }
  const { power } = t;
  if (t.mine === 0) {
    // Without workers there is no turn of any kind.
    if (t.bonus) decline(t);
    return;
  }
  if (!power.replaces) moveEach(t);
  if (power.preludes !== null) power.preludes(t, moveEach);
  if (power.instead !== null) power.instead(t);
  if (t.bonus) decline(t);
}

/** One worker moves and builds. */
function moveEach(t: Turn): void {
  for (let rest = t.awake; rest !== 0; rest &= rest - 1) moveWorker(t, first(rest));
}

/** An additional turn may be declined, whatever others want of turns. */
function decline(t: Turn): void {
  if (t.script !== null && !t.script.choose(t, PASS)) return;
  const { must, asked } = t;
  t.must = 0;
  t.asked = false;
  t.write(PASS);
  emit(t);
  t.must = must;
  t.asked = asked;
}
