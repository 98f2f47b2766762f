import { powerOf } from '../active.ts';
import type { CardId } from '../card.ts';
import { BLESSING_IDS } from '../cards/blessings.ts';
import type { State } from '../state.ts';
import type { WhyNotCode } from './code.ts';

/** Why the power of a card cannot be used by whoever has the turn, whatever for. */
export function whyNotUse({ held, queue, turn }: State, card: CardId): WhyNotCode | undefined {
  const isBorrowed = turn.borrowed.some(({ god }) => god === card);
  if (BLESSING_IDS.some((blessing) => blessing === card)) {
    if (turn.used.includes(card)) return 'already-used';
    if (!isBorrowed && !queue.some((one) => one.kind === 'blessing' && one.blessing === card))
      return 'not-in-queue';
    return undefined;
  }
  const own = held.find(({ god, owner }) => god === card && owner === turn.seat);
  if (own === undefined && !isBorrowed) return 'not-held';
  if (turn.used.includes(card) && powerOf(card).isRepeated !== true) return 'already-used';
  return own?.charges === 0 && !isBorrowed ? 'no-charge' : undefined;
}

/** Why one of several cards cannot be used. */
export const whyNotAll = (state: State, cards: readonly CardId[] = []): WhyNotCode | undefined =>
  cards.map((card) => whyNotUse(state, card)).find((why) => why !== undefined);
