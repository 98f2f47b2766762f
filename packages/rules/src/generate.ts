import { beginMerging, emit } from './emitting.ts';
import { sideOfSeat } from './lineup.ts';
import { moveWorker } from './moving.ts';
import type { Position } from './position.ts';
import { type NextStep, Script, type ScriptAim } from './script.ts';
import { around, first } from './squares.ts';
import { PASS } from './steps.ts';
import { Turn } from './turn.ts';
import { TurnList } from './turn-list.ts';

// One turn in progress serves every call: the generator runs to its end before anybody else gets to run.
const turn = new Turn();
const scratch = new TurnList();
const demanded = new TurnList();

/** Lists every complete turn of the seat to move, each result once. */
export function listTurns(position: Position, list: TurnList): void {
  generate(position, position.turn, list, null, false);
}

/** Lists every turn by which `seat` would win if it were to move now, each result once. */
export function listWins(position: Position, list: TurnList, seat: number = position.turn): void {
  generate(position, seat, list, null, true);
}

/** Whether `seat` would have a winning turn if it were to move now. */
export function canWin(position: Position, seat: number = position.turn): boolean {
  generate(position, seat, scratch, null, true);
  return scratch.count > 0;
}

/** Whether the seat to move has a turn: a first step is enough to know, however many turns begin with it. */
export function hasTurn(position: Position): boolean {
  return nextSteps(position, []).next.length > 0;
}

/** Lists every route, also those that lead to one result. */
export function listRoutes(position: Position, list: TurnList): void {
  generate(position, position.turn, list, new Script([], 'every-route'), false);
}

/** The steps that may follow those already taken, and whether the turn may end with these alone. */
export function nextSteps(
  position: Position,
  steps: readonly number[],
): { next: NextStep[]; mayEnd: boolean } {
  const script = runScript(position, steps, 'next-steps', scratch);
  return { next: [...script.next.values()], mayEnd: script.mayEnd };
}

/** The turn that consists of exactly these steps, if there is one. */
export function turnOf(position: Position, steps: readonly number[]): Int32Array | undefined {
  runScript(position, steps, 'exactly', scratch);
  return scratch.count === 0 ? undefined : scratch.turn(0);
}

function runScript(position: Position, steps: readonly number[], aim: ScriptAim, list: TurnList): Script {
  const script = new Script(steps, aim);
  generate(position, position.turn, list, script, false);
  return script;
}

function generate(
  position: Position,
  seat: number,
  list: TurnList,
  script: Script | null,
  winsOnly: boolean,
): void {
  list.clear();
  if (position.winner >= 0) return;
  turn.list = list;
  turn.script = script;
  turn.winsOnly = winsOnly;
  turn.begin(position, seat);
  if (turn.lineup.awaitsDraw) throw new Error('a power has to be drawn first');
  if (winsOnly && !couldWin(turn)) return;
  const demands = turn.extra ? 0 : turn.plan.demands;
  if (demands !== 0 && script === null && !winsOnly && !turn.power.once) {
    // The usual case: what meets the demand is listed, and everything if that is nothing.
    turn.must = demands;
    run(turn);
    if (list.count > 0) return;
    turn.must = 0;
  } else if (demands !== 0 && canMeet(position, seat, demands)) {
    turn.must = demands;
  }
  run(turn);
}

/** Whether a win is conceivable: a third level to step onto, and a second level beside it to step from. */
function couldWin(t: Turn): boolean {
  const { power } = t;
  if (power.wins !== null || t.plan.watched !== 0) return true;
  const third = power.prebuilds === null ? t.h3 : t.h2;
  const springboards = around(third & ~(t.domes | t.vetoes), t.near) & t.h2 & ~t.h3;
  return (springboards & (power.again === null ? t.mine : ~(t.domes | t.others))) !== 0;
}

/** Whether a demand can be met at all, without a power that serves only once. Leaves the turn as it was begun. */
function canMeet(position: Position, seat: number, demands: number): boolean {
  const { list, script, winsOnly } = turn;
  demanded.clear();
  turn.list = demanded;
  turn.script = null;
  turn.winsOnly = false;
  turn.begin(position, seat);
  turn.must = demands;
  turn.thrifty = turn.power.once;
  run(turn);
  turn.thrifty = false;
  turn.list = list;
  turn.script = script;
  turn.winsOnly = winsOnly;
  turn.begin(position, seat);
  return demanded.count > 0;
}

function run(t: Turn): void {
  if (t.plan.mergingWins) beginMerging();
  if (t.extra) {
    borrow(t);
    return;
  }
  for (let rest = t.awake; rest !== 0; rest &= rest - 1) moveWorker(t, first(rest));
  if (t.power.instead !== null) t.power.instead(t);
}

/** An additional turn with a worker of another side, which may be declined. */
function borrow(t: Turn): void {
  const own = sideOfSeat(t.lineup.seats, t.seat);
  for (let side = 0; side < t.lineup.sides; side++) {
    if (side === own) continue;
    t.takeSide(side);
    for (let rest = t.awake; rest !== 0; rest &= rest - 1) moveWorker(t, first(rest));
  }
  t.takeSide(own);
  if (t.script !== null && !t.script.choose(t, PASS)) return;
  t.write(PASS);
  emit(t);
}
