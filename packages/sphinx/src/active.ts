import { BLESSINGS } from './blessings/index.ts';
import type { CardId } from './card.ts';
import type { BlessingId } from './cards/blessings.ts';
import type { GodId } from './cards/gods.ts';
import type { Power } from './power.ts';
import { POWERS } from './powers/index.ts';
import type { State } from './state.ts';

/** A card that whoever has the turn may use now. */
export interface ActiveCard {
  readonly id: CardId;
  readonly power: Power;
}

/** The cards that may be used now: own gods with charges left, powers that are lent, blessings in the queue. */
export function activeCards({ turn, held, queue }: State): readonly ActiveCard[] {
  const cards: ActiveCard[] = [];
  const add = (id: CardId, power: Power): void => {
    if (power.isRepeated === true || !turn.used.includes(id)) cards.push({ id, power });
  };
  for (const { god, owner, charges } of held) if (owner === turn.seat && charges !== 0) add(god, POWERS[god]);
  for (const { god } of turn.borrowed) add(god, POWERS[god]);
  for (const card of queue) if (card.kind === 'blessing') add(card.blessing, BLESSINGS[card.blessing]);
  return cards;
}

/** What a card can do, whoever has it. */
export const powerOf = (card: CardId): Power =>
  card in POWERS ? POWERS[card as GodId] : BLESSINGS[card as BlessingId];
