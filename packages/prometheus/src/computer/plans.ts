import { AREAS } from '../data/areas.ts';
import { QUICK_ARMIES } from '../data/armies.ts';
import { POWERS, priceOf } from '../data/powers.ts';
import { PARTS } from '../data/scenario.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { draftOf } from '../draft.ts';
import { findUnit, isHeld, tokenAt, unitIn } from '../field.ts';
import { actionsIn } from '../options/actions.ts';
import { attackEffect } from '../powers/offensive.ts';
import { proceed } from '../proceed.ts';
import type { Gait, State, UnitState } from '../state.ts';
import type { PowerStep, Step, StepKind } from '../step.ts';
import { take } from '../take.ts';
import { whyNot } from '../why-not/why-not.ts';
import { diceFrom } from './guessing-dice.ts';

/** A way to play one activation to its end, as long as nothing comes in between. */
export interface Plan {
  readonly unit: UnitId;
  readonly steps: readonly Step[];
  /** Whether dice are rolled or cards drawn. */
  readonly rolls: boolean;
  /** Tokens that are walked into. */
  readonly tokens: number;
  /** What comes of it, where neither dice nor tokens have a say. */
  readonly after?: State;
}

/** A state on the way of a plan. */
interface Stop {
  readonly state: State;
  readonly steps: readonly Step[];
  readonly tokens: number;
}

/** All plans that begin with these steps, which lead into an activation. */
export function plansAfter(view: State, opening: readonly Step[]): readonly Plan[] {
  let stop: Stop = { state: hopeful(view), steps: [], tokens: 0 };
  for (const step of opening) stop = on(stop, step);
  return plansFrom(stop);
}

/** All plans for the rest of an activation; the first is to end it. */
export const plansOn = (view: State): readonly Plan[] =>
  plansFrom({ state: hopeful(view), steps: [], tokens: 0 });

/** Who does not know the faces plans as if all were lures; what a net does shows when the plan is carried out. */
function hopeful(view: State): State {
  return { ...view, tokens: view.tokens.map(({ area }) => ({ area, face: 'lure' })) };
}

/** Dice for turning over lures, which need none. */
const UNUSED = diceFrom(1);

/** One step farther, as far as that goes without chance. */
function on({ state, steps, tokens }: Stop, step: Step, entered = 0): Stop {
  const draft = draftOf(state);
  take(draft, step);
  proceed(draft);
  if (draft.tasks.at(-1)?.kind === 'turn-over') proceed(draft, UNUSED);
  return { state: draft, steps: [...steps, step], tokens: tokens + entered };
}

function plansFrom(start: Stop): readonly Plan[] {
  const { state } = start;
  const { activation } = state;
  if (activation === null || state.ask?.kind !== 'activation') return ended(start, state);
  const unit = unitIn(state, activation.unit);
  if (isHeld(unit)) return [planOf(start)];
  if (unit.area === null) return deployments(state, unit).map((step) => planOf(on(start, step)));
  return activation.mode === 'simple' ? simplePlans(start) : complexPlans(start);
}

/** Where a unit may enter; a recommended army says on which map each of its units is meant to fight. */
function deployments(state: State, { id, seat }: UnitState): readonly Step[] {
  const { draft, table } = state.setup;
  const steps = actionsOf(state, ['deploy']);
  const meant =
    draft === 'quick' ? QUICK_ARMIES[table][seat]!.find((recruit) => recruit.id === id) : undefined;
  const there = steps.filter(({ area }) => AREAS[area].map === meant?.map);
  return there.length > 0 ? there : steps;
}

/** The opening itself was all: a unit that is held only loses what holds it. */
function ended(start: Stop, state: State): readonly Plan[] {
  const unit = state.turn.activated.at(-1);
  return unit === undefined ? [] : [{ unit, steps: start.steps, rolls: false, tokens: 0, after: state }];
}

const actingUnit = (state: State): UnitId => state.activation?.unit ?? state.turn.activated.at(-1)!;

function planOf({ state, steps, tokens }: Stop): Plan {
  const plan = { unit: actingUnit(state), steps, tokens, rolls: false };
  return tokens === 0 ? { ...plan, after: state } : plan;
}

/** A plan whose last step leaves the rest to chance. */
const rolling = (stop: Stop, steps: readonly Step[]): Plan => ({
  unit: actingUnit(stop.state),
  steps: [...stop.steps, ...steps],
  tokens: stop.tokens,
  rolls: true,
});

/** Everything in a simple activation: powers at its start, a walk, an attack, other actions. */
function simplePlans(start: Stop): readonly Plan[] {
  const plans = plansWithWalk(start, true);
  for (const step of startingPowers(start.state)) {
    if (priceOf(step.power) === 0) return plans.map((plan) => using(step, plan, start.steps.length));
    plans.push(...plansWithWalk(on(start, step), false));
  }
  return plans;
}

/** A power at the start that costs nothing is always used; what it draws, a plan cannot know. */
function using(step: PowerStep, { unit, steps, tokens }: Plan, at: number): Plan {
  return { unit, steps: steps.toSpliced(at, 0, step), tokens, rolls: true };
}

const startingPowers = (state: State): readonly PowerStep[] =>
  actionsOf(state, ['power']).filter(
    (step) => step.kind === 'power' && POWERS[step.power].timing === 'activation.start',
  );

/** Plans with and without a walk; what a power has cost must be for something. */
function plansWithWalk(start: Stop, mayIdle: boolean): Plan[] {
  const plans = [...(mayIdle ? [planOf(start)] : []), ...plansAt(start, true)];
  for (const stop of waysFrom(start, 'walk')) {
    plans.push(planOf(stop));
    if (stop.state.ask?.kind === 'activation') plans.push(...plansAt(stop, false));
  }
  return plans;
}

/** Plans that act where the unit stands; at the start also two actions, or a walk after one. */
function plansAt(stop: Stop, isStart: boolean): readonly Plan[] {
  const { state } = stop;
  const actions = actionsOf(state, ['attack', 'power', 'calm', 'claim', 'free', 'enrage']);
  const slots = slotSteps(actions);
  const others = otherActions(state, actions);
  const plans: Plan[] = slots.map((step) =>
    step.kind === 'calm' ? planOf(on(stop, step)) : rolling(stop, [step]),
  );
  for (const steps of others) {
    const after = steps.reduce((now: Stop, step) => on(now, step), stop);
    plans.push(planOf(after));
    if (!isStart) continue;
    for (const step of slots)
      if (whyNot(after.state, step) === undefined)
        plans.push(step.kind === 'calm' ? planOf(on(after, step)) : rolling(after, [step]));
    for (const way of waysFrom(after, 'walk')) plans.push(planOf(way));
    for (const more of otherActions(after.state, actionsOf(after.state, ['claim', 'free', 'enrage'])))
      plans.push(planOf(more.reduce((now: Stop, step) => on(now, step), after)));
  }
  return plans;
}

/** What may fill the attack slot; a tree or stele is hurled wherever it can be. */
function slotSteps(actions: readonly Step[]): readonly Step[] {
  return actions.filter((step) => {
    switch (step.kind) {
      case 'calm':
        return true;
      case 'power':
        return attackEffect(step.power) !== undefined && (step.stones ?? 0) <= 1;
      case 'attack':
        return (
          (step.stones ?? 0) <= 1 && (step.prop === true || !actions.some((other) => isHurled(step, other)))
        );
      default:
        return false;
    }
  });
}

const isHurled = (step: Step, other: Step): boolean =>
  step.kind === 'attack' &&
  other.kind === 'attack' &&
  other.prop === true &&
  other.target === step.target &&
  other.stones === step.stones;

/** Claim, free, and enrage with a stone that is dropped first. */
function otherActions(state: State, actions: readonly Step[]): readonly (readonly Step[])[] {
  const direct = actions
    .filter(({ kind }) => kind === 'claim' || kind === 'free' || kind === 'enrage')
    .map((step) => [step]);
  const { activation } = state;
  if (activation === null || direct.some(([step]) => step!.kind === 'enrage')) return direct;
  const unit = unitIn(state, activation.unit);
  if (!unit.hasStone || unit.side !== PARTS.trapped || unit.area !== findUnit(state, PARTS.hound)?.area)
    return direct;
  const drop: Step = { kind: 'drop' };
  const enrage: Step = { kind: 'enrage' };
  return whyNot(on({ state, steps: [], tokens: 0 }, drop).state, enrage) === undefined
    ? [...direct, [drop, enrage]]
    : direct;
}

function complexPlans(start: Stop): readonly Plan[] {
  const { state } = start;
  const gaits: readonly Gait[] = UNITS[actingUnit(state)].trait === 'flying' ? ['run', 'fly'] : ['run'];
  const plans = gaits.flatMap((gait) => waysFrom(start, gait).map((stop) => planOf(stop)));
  for (const stop of waysFrom(start, 'cautious'))
    if (stop.tokens > 0) plans.push(planOf({ ...stop, tokens: 0 }));
  for (const step of actionsOf(state, ['absorb'])) plans.push(planOf(on(start, step)));
  for (const step of actionsOf(state, ['aerial'])) plans.push(rolling(start, [step]));
  return plans;
}

/** Every place that a movement leads to, with fewest tokens and steps, and the way out. */
function waysFrom(start: Stop, gait: Gait): readonly Stop[] {
  const { state } = start;
  const { activation } = state;
  if (activation === null) return [];
  const { area: origin, side, id } = unitIn(state, activation.unit);
  const isTrapped = side === PARTS.trapped;
  const found = new Map<string, Stop>();
  const outs: Stop[] = [];
  const canExit = PARTS.leavers.includes(id);
  let front: readonly Stop[] = [start];
  while (front.length > 0) {
    const next = new Map<string, Stop>();
    for (const stop of front) {
      if (canExit && whyNot(stop.state, { kind: 'exit' }) === undefined)
        outs.push(on(stop, { kind: 'exit' }));
      for (const to of AREAS[unitIn(stop.state, id).area!].adj) {
        const entered = isTrapped && tokenAt(stop.state, to) !== undefined ? 1 : 0;
        const old = found.get(to);
        if (to === origin || (old !== undefined && old.tokens <= stop.tokens + entered)) continue;
        const step: Step = { kind: gait, to };
        if (whyNot(stop.state, step) !== undefined) continue;
        const reached = on(stop, step, entered);
        found.set(to, reached);
        if (reached.state.activation?.moving?.gait === gait) next.set(to, reached);
        else next.delete(to);
      }
    }
    front = [...next.values()];
  }
  return [...outs, ...found.values()];
}

/** Steps of these kinds that can be taken now. */
function actionsOf<K extends StepKind>(
  state: State,
  kinds: readonly K[],
): readonly Extract<Step, { readonly kind: K }>[] {
  if (state.activation === null) return [];
  const isMeant = (step: Step): step is Extract<Step, { readonly kind: K }> =>
    (kinds as readonly StepKind[]).includes(step.kind);
  return actionsIn(state)
    .filter(isMeant)
    .filter((step) => whyNot(state, step) === undefined);
}
