import type { Position } from '../position.ts';
import { PASS } from '../steps.ts';
import { untilAnswered } from './answered.ts';
import { borrow } from './borrowing.ts';
import { emit, emitCut } from './emitting.ts';
import type { Evasions } from './evasions.ts';
import { beginMerging } from './merging.ts';
import { moveEach } from './moving.ts';
import { begunSteps, moverOf } from './prefix.ts';
import { Script, type ScriptAim } from './script.ts';
import { Turn } from './turn.ts';
import { NO_LIMIT, TurnList } from './turn-list.ts';

// One turn in progress serves every call: the generator runs to its end before anybody else gets to run.
const turn = new Turn();
const demanded = new TurnList();

/** Lists what the steps of a turn that has begun, and these, come to for its mover. */
export function runScript(
  position: Position,
  steps: readonly number[],
  aim: ScriptAim,
  list: TurnList,
): Script {
  const script = new Script([...begunSteps(position), ...steps], aim);
  list.clear();
  if (position.winner < 0) runTurn(position, moverOf(position), list, script, false);
  return script;
}

/** Lists the turns of a seat by way of a turn in progress. */
export function runTurn(
  position: Position,
  seat: number,
  list: TurnList,
  script: Script | null,
  winsOnly: boolean,
  evasions: Evasions | null = null,
): void {
  turn.list = list;
  turn.evasions = script === null ? evasions : null;
  turn.script = script;
  turn.winsOnly = winsOnly;
  turn.probing = false;
  turn.mostAdded = list.mostAdded;
  turn.begin(position, seat);
  if (turn.lineup.awaitsDraw) throw new Error('a power has to be drawn first');
  untilAnswered(oblige, turn);
}

/** Lists the turn that is over before it has begun. */
export function cutAtOnce(position: Position, list: TurnList): void {
  list.clear();
  turn.list = list;
  turn.evasions = null;
  turn.script = null;
  turn.winsOnly = false;
  turn.begin(position);
  emitCut(turn);
}

const FREE_AIMS: readonly ScriptAim[] = ['freely', 'cut', 'reaction'];

/** Runs with what others want of the turn, if that is possible, and without it otherwise. */
function oblige(t: Turn): void {
  const { list, script, position, seat } = t;
  // A turn that was cut short owes nothing, and one that goes on was begun as it should be.
  const isFree = t.extra || (script !== null && FREE_AIMS.includes(script.aim));
  const demands = isFree ? 0 : t.plan.demands;
  const asked = !isFree && isAsked(t);
  if (demands === 0 && !asked) {
    run(t);
    return;
  }
  if (script === null && !t.winsOnly && !t.power.once) {
    // The usual case: what meets the demand is listed, and everything if that is nothing.
    t.must = demands;
    t.asked = asked;
    t.endsSimply &&= !asked;
    t.complied = false;
    run(t);
    if (asked ? t.complied : list.count > 0 || list.isPartial) return;
    list.clear();
    t.begin(position, seat);
    run(t);
    return;
  }
  const can = canMeet(position, seat, demands, asked);
  t.must = can ? demands : 0;
  t.asked = can && asked;
  t.endsSimply &&= !t.asked;
  run(t);
}

/** Whether somebody asks something of how this turn ends. */
function isAsked(t: Turn): boolean {
  return t.laws.asks.length > 0 && t.laws.asks.some((law) => law.power.asks!(t.memory(law)));
}

/** Whether demands can be met at all, without a power that serves only once. Leaves the turn as it was begun. */
function canMeet(position: Position, seat: number, demands: number, asked: boolean): boolean {
  const { list, script, winsOnly, evasions } = turn;
  demanded.clear();
  turn.list = demanded;
  turn.evasions = null;
  turn.script = null;
  turn.winsOnly = false;
  turn.begin(position, seat);
  turn.must = demands;
  turn.asked = asked;
  turn.endsSimply &&= !asked;
  turn.complied = false;
  turn.onlyComplies = true;
  turn.thrifty = turn.power.once;
  // A win does not tell whether a turn can do what is asked.
  demanded.most = asked ? NO_LIMIT : 1;
  untilAnswered(run, turn);
  turn.onlyComplies = false;
  turn.thrifty = false;
  turn.list = list;
  turn.evasions = evasions;
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
    // Without workers there is no turn of any kind but one that brings a worker in.
    if (power.brings) power.instead!(t);
    if (t.bonus) decline(t);
    return;
  }
  if (!power.replaces) moveEach(t);
  if (power.preludes !== null) power.preludes(t);
  if (power.instead !== null) power.instead(t);
  if (t.bonus) decline(t);
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
