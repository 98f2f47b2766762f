import { type Choice, fault, type Game, type Outcome, ok, type Result, type Score } from '@thera/table';
import { actorOf } from './acting.ts';
import { afterStep, choicesOf, isDecided, leadsOn } from './choices.ts';
import { end } from './destroying.ts';
import { type Draft, draftOf } from './draft.ts';
import { terrainIn } from './field.ts';
import { optionsOf } from './options.ts';
import { isSameStep, parseStep } from './parse-step.ts';
import { proceed } from './proceed.ts';
import { withdraw } from './proposing.ts';
import { TIERS } from './riddle.ts';
import { parseSetup, SETUP_CODES, type Setup, type SetupCode } from './setup.ts';
import { startOf } from './start.ts';
import type { State } from './state.ts';
import type { Step } from './step.ts';
import { WHY_NOT_CODES, type WhyNotCode } from './why-not/code.ts';
import { whyNot } from './why-not/why-not.ts';

const STEP_CODES = ['bad-step', 'unfinished', 'nothing-follows'] as const;
export type SphinxCode = SetupCode | WhyNotCode | (typeof STEP_CODES)[number];
export const SPHINX_CODES: readonly SphinxCode[] = [...SETUP_CODES, ...STEP_CODES, ...WHY_NOT_CODES];

/** Riddle of the Sphinx. Nobody knows the deck, not even the state, so what a seat sees is the state. */
export const sphinx: Game<Setup, State, Step, State, Choice<Step>, SphinxCode> = {
  name: 'sphinx',

  parseSetup,

  parseStep,

  seats: ({ players }) => players,

  start: (setup, dice) => ok(startOf(setup, dice)),

  toAct(state) {
    const actor = state.ending === null ? actorOf(state) : undefined;
    return actor === undefined ? [] : [actor];
  },

  decisions(state, seat, steps) {
    if (state.ending !== null || actorOf(state) !== seat) return [];
    const after = afterSteps(state, steps);
    return after.ok && !isDecided(state, after.value) ? choicesOf(after.value) : [];
  },

  decide(state, _, steps, dice) {
    const after = afterSteps(state, steps);
    if (!after.ok) return after;
    if (steps.length === 0 || !isDecided(state, after.value)) return fault('unfinished');
    const draft: Draft = { ...after.value };
    proceed(draft, dice);
    return ok(draft);
  },

  view: (state) => state,

  redact: (_, __, steps) => steps,

  // Dice and cards show what nobody could know, so no turn is taken back across them; and a result that counts stays.
  reveals(before, _, steps) {
    const after = afterSteps(before, steps);
    return after.ok && (after.value.chances.length > 0 || after.value.ending !== null);
  },

  outcome: outcomeOf,

  score: scoreOf,

  leave(state, seat) {
    const draft = draftOf(state);
    draft.gone = [...draft.gone, seat];
    if (draft.gone.length === draft.setup.players) end(draft, 'deserted');
    else withdraw(draft, seat);
    return draft;
  },
};

/** The state after steps of one decision, everything that happened on the way included. */
export function afterSteps(state: State, steps: readonly Step[]): Result<State, SphinxCode> {
  let now: State = { ...state, happened: [] };
  for (const [index, step] of steps.entries()) {
    const at = `steps[${index}]`;
    if (index > 0 && isDecided(state, now)) return fault('nothing-follows', at);
    if (!optionsOf(now).some((option) => isSameStep(option, step))) return fault(whyNot(now, step), at);
    const after = afterStep(now, step);
    if (!leadsOn(after)) return fault('leads-nowhere', at);
    now = { ...after, happened: [...now.happened, ...after.happened] };
  }
  return ok(now);
}

function outcomeOf(state: State): Outcome | undefined {
  const { ending, achieved, setup } = state;
  if (ending === null) return undefined;
  const score = scoreOf(state);
  const best = TIERS.findLast((tier) => achieved.includes(tier));
  if (best === undefined) return { kind: 'lost', reason: ending, score };
  return {
    kind: 'won',
    winners: Array.from({ length: setup.players }, (_, seat) => seat),
    reason: best,
    score,
  };
}

function scoreOf(state: State): Score {
  const { achieved } = state;
  const goals = terrainIn(state).riddle.objectives.map(({ tier }) => ({
    name: tier,
    isReached: achieved.includes(tier),
  }));
  const grade = TIERS.findLast((tier) => achieved.includes(tier));
  return grade === undefined ? { goals } : { goals, grade };
}
