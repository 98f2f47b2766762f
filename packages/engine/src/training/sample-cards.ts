import type { Lineup } from '@thera/santorini';

/** Where a sample has the cards: what each is, what it stands for, who has the use of it, and what lies beside the board. */
export const CARDS = 16; // a byte for each slot
export const STANDS_FOR = 17; // a byte for each slot
export const HOLDERS = 18; // 4 bits for each slot, then 8 for the power beside the board and 4 for who has the use of it

/** Stands for a card that nobody wrote down, and for a power that is not drawn yet. */
export const UNKNOWN = 0xff;
const OFF = 8;
const HOLDER = 7;
/** The holder of a card whose owner is out. */
const NOBODY = 7;
const FLEECE_AT = 16;
const BEARERS_AT = 24;

/** Everybody has the use of their own card, and it works. */
export const OWN_HOLDERS = 0x3210;

/** What a sample knows of one seat's card; powers are told by their numbers. */
export interface SampleCard {
  /** Undefined in samples of the first version. */
  readonly card: number | undefined;
  /** Undefined until it is drawn. */
  readonly standsFor: number | undefined;
  /** The seat that has the use of it, or -1 when its owner is out. */
  readonly holder: number;
  readonly isOff: boolean;
}

/** Writes who has which card into a sample. */
export function writeCards({ slots, fleece }: Lineup, sample: Int32Array): void {
  for (const [slot, { card, inForce, holder, off }] of slots.entries()) {
    sample[CARDS]! |= card.number << (8 * slot);
    sample[STANDS_FOR]! |= (inForce?.number ?? UNKNOWN) << (8 * slot);
    sample[HOLDERS]! |= ((holder < 0 ? NOBODY : holder) | (off ? OFF : 0)) << (4 * slot);
  }
  if (fleece !== null)
    sample[HOLDERS]! |= (fleece.power.number << FLEECE_AT) | (fleece.bearers << BEARERS_AT);
}

/** What a sample knows of the card of a seat. */
export function cardAt(samples: Int32Array, at: number, slot: number): SampleCard {
  const card = (samples[at + CARDS]! >> (8 * slot)) & 0xff;
  const standsFor = (samples[at + STANDS_FOR]! >> (8 * slot)) & 0xff;
  const held = (samples[at + HOLDERS]! >> (4 * slot)) & 0xf;
  return {
    card: card === UNKNOWN ? undefined : card,
    standsFor: standsFor === UNKNOWN ? undefined : standsFor,
    holder: (held & HOLDER) === NOBODY ? -1 : held & HOLDER,
    isOff: (held & OFF) !== 0,
  };
}

/** The number of the power beside the board, 0 if there is none, and who has the use of it: a bit for each seat. */
export function fleeceAt(
  samples: Int32Array,
  at: number,
): { readonly power: number; readonly bearers: number } {
  const held = samples[at + HOLDERS]!;
  return { power: (held >> FLEECE_AT) & 0xff, bearers: (held >> BEARERS_AT) & 0xf };
}

/** The slot whose card a seat has the use of: another's if it holds one, else its own. */
export function slotUsedBy(samples: Int32Array, at: number, seat: number, seats: number): number {
  const held = samples[at + HOLDERS]!;
  for (let slot = 0; slot < seats; slot++)
    if (slot !== seat && ((held >> (4 * slot)) & HOLDER) === seat) return slot;
  return seat;
}
