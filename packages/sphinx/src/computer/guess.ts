import { type Dice, sha256 } from '@thera/table';
import type { Deck } from '../card.ts';
import { BLUE_GODS, GOD_CARDS, GOD_TYPES, type GodId, type GodType } from '../cards/gods.ts';
import { GEMS } from '../riddle.ts';
import type { State } from '../state.ts';

const WORDS = 2 ** 32;
/** More rolls than a plan ever looks ahead. */
const ROLLS = 60;

/** Dice for thinking: they follow from a seed, and are quicker than those that nobody may foresee. */
export function guessingDice(seed: string): Dice {
  let word = Number.parseInt(sha256(seed).slice(0, 8), 16) | 1;
  // Marsaglia's xorshift of 32 bits.
  const next = (): number => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / WORDS;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)]!;
  const shuffle = <T>(items: readonly T[]): readonly T[] =>
    items
      .map((item) => [next(), item] as const)
      .sort(([a], [b]) => a - b)
      .map(([, item]) => item);
  return { below, pick, shuffle, rolled: () => true };
}

/**
 * The state with one of the ways in which chance may go on, in the form of a deal. Whatever deal the setup has is left
 * out first, so nothing is known here but what everybody sees.
 */
export function guessOn(state: State, dice: Dice): State {
  const { dealt, setup } = state;
  const { deal: _, ...rest } = setup;
  const queue = state.queue.map((card) =>
    card.kind === 'facedown' ? { kind: card.kind, type: card.type } : card,
  );
  const deal = {
    deck: [...BLUE_GODS.slice(0, dealt.gods), ...deckOrder(state, dice)],
    blessings: [...state.blessings.slice(0, dealt.blessings), ...dice.shuffle(state.blessings)],
    die: Array.from({ length: dealt.rolls + ROLLS }, () => dice.pick(GEMS)),
  };
  return { ...state, queue, setup: { ...rest, deal } };
}

/**
 * The same with no card to come: what can be done like this can be done whatever the cards are.
 */
export const withoutCards = (guess: State): State => ({ ...guess, deck: NO_DECK, blessings: [] });

const NO_DECK: Deck = { top: [], left: { mover: 0, builder: 0, specialist: 0, any: 0 }, bottom: [] };

/** An order in which the gods that are left may come. */
function deckOrder({ deck: { left }, unseen }: State, dice: Dice): readonly GodId[] {
  const pile = dice.shuffle(
    [...GOD_TYPES, 'any' as const].flatMap((type) => Array<GodType | 'any'>(left[type]).fill(type)),
  );
  const gods = [...dice.shuffle(unseen)];
  return pile.flatMap((type) => {
    const index = gods.findIndex((god) => type === 'any' || GOD_CARDS[god].type === type);
    return index < 0 ? [] : gods.splice(index, 1);
  });
}
