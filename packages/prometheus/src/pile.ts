import { CARD_IDS, type CardId } from './data/cards.ts';

/** Cards without an order, listed as `CARD_IDS` lists them, so that equal piles look the same. */
export type Pile = readonly CardId[];

const PLACE = Object.fromEntries(CARD_IDS.map((card, place) => [card, place])) as Readonly<
  Record<CardId, number>
>;

export function withCard(pile: Pile, card: CardId): Pile {
  const place = PLACE[card];
  let at = pile.length;
  while (at > 0 && PLACE[pile[at - 1]!] > place) at -= 1;
  return pile.toSpliced(at, 0, card);
}

export function withoutCard(pile: Pile, card: CardId): Pile {
  const at = pile.indexOf(card);
  if (at < 0) throw new Error(`no ${card} in the pile`);
  return pile.toSpliced(at, 1);
}

/** Two piles in one. */
export const together = (one: Pile, other: Pile): Pile => pileOf([...one, ...other]);

/** These cards as a pile. */
export const pileOf = (cards: readonly CardId[]): Pile => cards.toSorted((a, b) => PLACE[a] - PLACE[b]);

/** How many of a card there are. */
export function countOf(pile: Pile, card: CardId): number {
  let count = 0;
  for (const other of pile) if (other === card) count += 1;
  return count;
}

/** The different cards of a pile. */
export const kindsIn = (pile: Pile): readonly CardId[] => pile.filter((card, at) => card !== pile[at - 1]);
