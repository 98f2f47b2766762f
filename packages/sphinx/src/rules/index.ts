import type { Worker } from '../crew.ts';
import type { Draft } from '../draft.ts';
import { terrainIn } from '../field.ts';
import type { Occurrence } from '../occurrence.ts';
import type { RiddleRule, RuleKind } from '../riddle.ts';
import type { CoinOnMap, State } from '../state.ts';
import type { BuildStep, Step, TakeStep } from '../step.ts';
import type { Square } from '../terrain.ts';
import { answers } from './answers.ts';
import { ascension } from './ascension.ts';
import { bombard } from './bombard.ts';
import { bored } from './bored.ts';
import { breach } from './breach.ts';
import { flight } from './flight.ts';
import { flourish } from './flourish.ts';
import { gates } from './gates.ts';
import { graves } from './graves.ts';
import { lightning } from './lightning.ts';
import { procession } from './procession.ts';
import { ringFlight } from './ring-flight.ts';
import { roarOrStalk } from './roar-or-stalk.ts';
import { ruins } from './ruins.ts';
import type { Rule } from './rule.ts';
import { sphinxDie } from './sphinx-die.ts';
import { stalk } from './stalk.ts';
import { takeDown } from './take-down.ts';
import { tide } from './tide.ts';
import { wards } from './wards.ts';

/** What each rule does. Some do nothing here: they close spaces (`bars.ts`), meet who
 * comes to one (`forcing.ts`), or say something of deck or time. */
const RULES: { readonly [K in RuleKind]: Rule<K> } = {
  flourish,
  gaze: {},
  stalk,
  flotsam: {},
  tide,
  'ring-flight': ringFlight,
  wards,
  'roar-or-stalk': roarOrStalk,
  procession,
  toll: {},
  graves,
  ascension,
  breach,
  'take-down': takeDown,
  'turn-limit': {},
  bombard,
  darkness: {},
  lightning,
  silence: {},
  bored,
  ruins,
  flight,
  gates,
  answers,
  'sphinx-die': sphinxDie,
};

// What a rule says of itself is asked of the hooks of its own kind, which TypeScript cannot follow through the table.
const hooksOf = (rule: RiddleRule): Rule<RuleKind> => RULES[rule.kind] as Rule<RuleKind>;

const each = <T>(state: State, ask: (hooks: Rule<RuleKind>, rule: RiddleRule) => readonly T[] | undefined) =>
  terrainIn(state).riddle.rules.flatMap((rule) => ask(hooksOf(rule), rule) ?? []);

/** Steps that the rules allow between a move and the build. */
export const ruleSteps = (state: State): readonly Step[] =>
  each(state, (hooks, rule) => hooks.afterMove?.(state, rule));

/** What the rules let a worker do instead of building. */
export const ruleBuilds = (state: State, worker: Worker): readonly (BuildStep | TakeStep)[] =>
  each(state, (hooks, rule) => hooks.builds?.(state, worker, rule));

export const afterCoin = (state: State, coin: CoinOnMap): readonly Occurrence[] =>
  each(state, (hooks, rule) => hooks.onCoin?.(state, coin, rule));

export const afterBuilt = (state: State, on: Square): readonly Occurrence[] =>
  each(state, (hooks, rule) => hooks.onBuilt?.(state, on, rule));

export const afterTaken = (state: State, on: Square): readonly Occurrence[] =>
  each(state, (hooks, rule) => hooks.onTaken?.(state, on, rule));

/** Whether step 3 does anything in a riddle: a rule has an effect, or time is limited. */
export const hasEffects = (state: State): boolean =>
  terrainIn(state).riddle.rules.some(
    (rule) => rule.kind === 'turn-limit' || hooksOf(rule).effect !== undefined,
  );

/** Lets a rule have its effect to end the turn. */
export const takeEffect = (draft: Draft, rule: RiddleRule): 'roll' | undefined =>
  hooksOf(rule).effect?.(draft, rule);
