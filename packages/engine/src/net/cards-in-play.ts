import { memoryOf, type Power, type Squares } from '@thera/santorini';

/** What a net reads of a line-up; a sample has no more. */
export interface CardsInPlay {
  readonly seats: number;
  readonly sides: number;
  /** For each seat: the power that it has the use of, and the slot with the card that remembers for it. */
  readonly plans: readonly { readonly power: Power; readonly slot: number; readonly side: number }[];
  /** For each seat: the card that was dealt to it. */
  readonly slots: readonly { readonly card: Power }[];
  /** Cards whose tokens lie on the board. */
  readonly tokens: { readonly length: number };
}

/** As long as nothing has been read. */
export const NO_CARDS: CardsInPlay = { seats: 0, sides: 0, plans: [], slots: [], tokens: [] };

/** What a net reads of a position. */
export interface Readable {
  readonly h1: Squares;
  readonly h2: Squares;
  readonly h3: Squares;
  readonly domes: Squares;
  readonly c0: Squares;
  readonly c1: Squares;
  readonly c2: Squares;
  readonly m0: number;
  readonly m1: number;
  readonly m2: number;
  readonly m3: number;
  readonly lineup: CardsInPlay;
}

/** The squares that tokens close to a side as if they had domes. */
export function closedTo(position: Readable, side: number): Squares {
  const { plans, tokens } = position.lineup;
  let closed = 0;
  if (tokens.length === 0) return closed;
  for (const { power, slot, side: owner } of plans)
    if (power.closes !== null && (power.everybody || owner !== side))
      closed |= power.closes(memoryOf(position, slot));
  return closed;
}
