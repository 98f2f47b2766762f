import type { CardId, CardUse } from './data/cards.ts';
import { isUnitCard } from './data/cards.ts';
import { priceOf } from './data/powers.ts';
import { optionsOf } from './options/options.ts';
import type { State } from './state.ts';
import type { Step } from './step.ts';

/** What a card of the seat that is asked can do now; dead cards pay for manoeuvres, two at a time. */
export function cardUses(state: State, card: CardId): readonly (CardUse | 'manoeuvre')[] {
  const uses = optionsOf(state).flatMap((step) => usesIn(state, step, card));
  return [...new Set(uses)];
}

function usesIn(state: State, step: Step, card: CardId): readonly (CardUse | 'manoeuvre')[] {
  if (isUnitCard(card)) return unitCardUses(state, step, card);
  const stones = 'stones' in step && step.stones !== undefined && card === 'omphalos';
  const bonus: readonly CardUse[] = stones ? ['offenceBonus'] : [];
  const use = artOfWarUse(state, step);
  return use === undefined ? bonus : [use, ...bonus];
}

function unitCardUses(state: State, step: Step, card: CardId): readonly (CardUse | 'manoeuvre')[] {
  switch (step.kind) {
    case 'act':
    case 'leader':
      return step.unit === card ? ['activate'] : [];
    case 'pay':
      return step.cards.some((paid) => paid === card) ? ['manoeuvre'] : [];
    case 'initiative':
    case 'retaliate': {
      const task = state.tasks.at(-1);
      return task?.kind === 'attack' && task.attack.target === card ? ['retaliate'] : [];
    }
    case 'spring':
      return state.ask?.kind === 'spring' && state.ask.unit === card ? ['springTrap'] : [];
    default:
      return [];
  }
}

/** What an Art of War pays for in a step. */
function artOfWarUse({ turn }: State, step: Step): CardUse | undefined {
  switch (step.kind) {
    case 'second':
      return 'secondActivation';
    case 'recall':
      return turn.isManoeuvrePaid ? undefined : 'recall';
    case 'draw2':
      return turn.isManoeuvrePaid ? undefined : 'drawTwo';
    case 'search':
      return turn.isManoeuvrePaid ? undefined : 'search';
    case 'power':
      return priceOf(step.power) > 0 ? 'power' : undefined;
    case 'evade':
      return 'evade';
    case 'free':
      return 'free';
    default:
      return undefined;
  }
}
