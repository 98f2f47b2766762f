import type { Choice } from '@thera/table';
import { actorOf } from './acting.ts';
import type { Deck } from './card.ts';
import { type Draft, draftOf } from './draft.ts';
import { optionsOf } from './options.ts';
import { proceed } from './proceed.ts';
import type { Phase, State } from './state.ts';
import type { Step } from './step.ts';
import { takeStep } from './take.ts';

/** The state after a step and everything that follows without a choice, as far as it goes without chance. */
export function afterStep(state: State, step: Step): State {
  const draft: Draft = draftOf(state);
  takeStep(draft, step);
  proceed(draft);
  return draft;
}

/** The steps that may come next and lead somewhere, and with which the decision ends. */
export function choicesOf(state: State): readonly Choice<Step>[] {
  return optionsOf(state).flatMap((step) => {
    const after = afterStep(state, step);
    return leadsOn(after) ? [{ step, ends: isDecided(state, after) }] : [];
  });
}

/** Whether a decision that began in one state is over in another: chance speaks, or somebody else, or the next turn begins. */
export const isDecided = (before: State, after: State): boolean =>
  after.ending !== null ||
  after.chances.length > 0 ||
  after.turn.number !== before.turn.number ||
  actorOf(after) !== actorOf(before);

const NO_DECK: Deck = { top: [], left: { mover: 0, builder: 0, specialist: 0, any: 0 }, bottom: [] };

const OPEN_PHASES: readonly Phase[] = ['before', 'moved', 'special'];

/** Whether what was begun can be brought to an end, whatever chance brings. */
export function leadsOn(state: State): boolean {
  const { phase, stage } = state.turn;
  if (stage !== 'action' || !OPEN_PHASES.includes(phase) || state.ending !== null) return true;
  const now = state.chances.length === 0 ? state : withoutChance(state);
  return optionsOf(now).some((step) => leadsOn(afterStep(now, step)));
}

/** The state as it is if chance brings nothing: no card will be revealed. */
function withoutChance(state: State): State {
  const draft: Draft = { ...state, chances: [], deck: NO_DECK };
  proceed(draft);
  return draft;
}
