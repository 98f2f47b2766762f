import type { Ask, AskKind } from '../ask.ts';
import { handOf } from '../cards.ts';
import { AREA_IDS } from '../data/area-ids.ts';
import { TOKEN_AREAS } from '../data/areas.ts';
import { FACES } from '../data/faces.ts';
import { RECRUITS } from '../data/units.ts';
import { attackIn } from '../field.ts';
import { kindsIn } from '../pile.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { whyNot } from '../why-not/why-not.ts';
import { actionsIn } from './actions.ts';
import { boostsOf, rerollsOf, slaysOf } from './dice.ts';
import { turnSteps } from './turn.ts';

type Candidates<K extends AskKind> = (state: State, ask: Extract<Ask, { kind: K }>) => readonly Step[];

const NO: Step = { kind: 'no' };
const AUTO: Step = { kind: 'auto' };

/** What might answer each question. */
const CANDIDATES: { readonly [K in AskKind]: Candidates<K> } = {
  draft: () => [...RECRUITS.map((unit) => ({ kind: 'draft', unit }) as const), { kind: 'stop' }],
  place: (_, { unit }) => AREA_IDS.map((area) => ({ kind: 'place', unit, area })),
  tokens: () => TOKEN_AREAS.flatMap((area) => FACES.map((face) => ({ kind: 'token', area, face }) as const)),
  turn: turnSteps,
  activation: actionsIn,
  discard: (state, { seat }) => kindsIn(handOf(state, seat)).map((card) => ({ kind: 'discard', card })),
  guard: (_, { units }) => [NO, ...units.map((unit) => ({ kind: 'guard', unit }) as const)],
  evade: () => [NO, { kind: 'evade' }],
  initiative: () => [NO, { kind: 'initiative' }],
  retaliate: () => [NO, { kind: 'retaliate' }],
  spring: () => [NO, { kind: 'spring' }],
  retarget: (state) => [...unitSteps(state, 'retarget'), NO],
  next: (state) => unitSteps(state, 'next'),
  slay: (state) => [AUTO, ...slaysOf(state, attackIn(state)!)],
  throw: () => [...AREA_IDS.map((area) => ({ kind: 'throw', area }) as const), NO],
  push: () => [...AREA_IDS.map((area) => ({ kind: 'push', area }) as const), NO],
  bloodlust: () => [...AREA_IDS.map((area) => ({ kind: 'bloodlust', area }) as const), NO],
  dice: (state) => [AUTO, ...boostsOf(attackIn(state)!), ...rerollsOf(attackIn(state)!)],
  lift: (state) => [AUTO, ...boostsOf(attackIn(state)!), { kind: 'strike' }],
};

const unitSteps = (state: State, kind: 'retarget' | 'next'): readonly Step[] =>
  state.units.filter((unit) => unit !== null).map(({ id }) => ({ kind, target: id }));

/** Every step that can be taken now. */
export function optionsOf(state: State): readonly Step[] {
  const { ask } = state;
  if (ask === null) return [];
  // Candidates come from the row of the question's kind, which TypeScript cannot follow through the table.
  const candidates = CANDIDATES[ask.kind] as Candidates<AskKind>;
  return candidates(state, ask).filter((step) => whyNot(state, step) === undefined);
}
