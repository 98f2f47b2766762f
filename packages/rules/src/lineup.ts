import { collectLaws, type Law, type Laws } from './laws.ts';
import { type Plan, planOf } from './plan.ts';
import { MORTAL, type Power } from './power.ts';

/** One seat's card: what it is, what it stands for now, and who has the use of it. */
export interface Slot {
  readonly card: Power;
  /** The power it gives: the card's own, or the one drawn; `null` until it is drawn. */
  readonly inForce: Power | null;
  /** The seat that has the use of it, or -1 when its owner is out. */
  readonly holder: number;
}

/** Who has which power at one moment. Immutable; positions refer to it by its index in `LINEUPS`. */
export interface Lineup {
  readonly index: number;
  /** The same for equal line-ups in every process. */
  readonly key: string;
  readonly slots: readonly Slot[];
  readonly seats: number;
  readonly sides: number;
  /** For each seat: how its turns go. */
  readonly plans: readonly Plan[];
  /** For each seat: the seat that plays after it. */
  readonly next: readonly number[];
  /** For each side: what the other sides impose on its workers. */
  readonly laws: readonly Laws[];
  /** The slots whose power changes by a draw. */
  readonly decks: readonly number[];
  /** A power has to be drawn before anybody can go on. */
  readonly awaitsDraw: boolean;
  readonly gender: boolean;
}

/** Every line-up met so far in this process. */
export const LINEUPS: Lineup[] = [];
const byKey = new Map<string, Lineup>();

/** The side of a seat: with four players, partners sit opposite. */
export function sideOfSeat(seats: number, seat: number): number {
  return seats === 4 ? seat & 1 : seat;
}

/** The line-up of these slots. */
export function lineupOf(slots: readonly Slot[]): Lineup {
  const key = slots.map(keyOfSlot).join('/');
  const known = byKey.get(key);
  if (known !== undefined) return known;
  const lineup = build(key, slots);
  byKey.set(key, lineup);
  LINEUPS.push(lineup);
  return lineup;
}

/** Everybody has the use of their own card. */
export function freshLineup(cards: readonly Power[]): Lineup {
  return lineupOf(
    cards.map((card, seat) => ({ card, inForce: card.deck === null ? card : null, holder: seat })),
  );
}

/** The line-up with one slot changed. */
export function withSlot(lineup: Lineup, slot: number, change: Partial<Slot>): Lineup {
  return lineupOf(lineup.slots.map((old, n) => (n === slot ? { ...old, ...change } : old)));
}

const handed = new Map<number, Lineup>();
const undrawn = new Map<number, Lineup>();
const drawn = new Map<number, Lineup>();

// The changes that happen again and again in a search are remembered, so that they cost no new objects.

/** The line-up once a seat has the use of a slot. */
export function heldBy(lineup: Lineup, slot: number, holder: number): Lineup {
  const key = (lineup.index << 4) | (slot << 2) | holder;
  return handed.get(key) ?? remember(handed, key, withSlot(lineup, slot, { holder }));
}

/** The line-up once the power in force of a slot is laid aside. */
export function laidAside(lineup: Lineup, slot: number): Lineup {
  const key = (lineup.index << 2) | slot;
  return undrawn.get(key) ?? remember(undrawn, key, withSlot(lineup, slot, { inForce: null }));
}

/** The line-up once a power is drawn for a slot. */
export function withDrawn(lineup: Lineup, slot: number, power: Power): Lineup {
  const key = (lineup.index << 9) | (slot << 7) | power.number;
  return drawn.get(key) ?? remember(drawn, key, withSlot(lineup, slot, { inForce: power }));
}

function remember(known: Map<number, Lineup>, key: number, lineup: Lineup): Lineup {
  known.set(key, lineup);
  return lineup;
}

export const isOut = (lineup: Lineup, seat: number): boolean => lineup.slots[seat]!.holder < 0;

function keyOfSlot({ card, inForce, holder }: Slot): string {
  return `${card.id}@${card.edition}:${inForce === null ? '?' : inForce.id}:${holder}`;
}

function build(key: string, slots: readonly Slot[]): Lineup {
  const seats = slots.length;
  const sides = seats === 4 ? 2 : seats;
  const everySeat = [...slots.keys()];
  const laws: Law[] = everySeat.map((seat) => {
    const slot = slotHeldBy(slots, seat);
    const { holder, inForce } = slots[slot]!;
    return { power: (holder === seat ? inForce : null) ?? MORTAL, seat, side: sideOfSeat(seats, seat), slot };
  });
  const against = (side: number): Law[] => laws.filter((law) => law.side !== side);
  const decks = everySeat.filter((slot) => slots[slot]!.card.deck !== null && slots[slot]!.holder >= 0);
  const plans = laws.map(({ power, seat, side, slot }) =>
    planOf({
      power,
      slot,
      keeper: slots[slot]!.holder === seat ? slots[slot]!.card : MORTAL,
      side,
      demands: against(side).reduce((facts, law) => facts | law.power.demands, 0),
      claimants: [...laws.filter((law) => law.side === side), ...against(side)].filter(
        (law) => law.power.claims !== null,
      ),
      redraws: decks.reduce((facts, deck) => facts | slots[deck]!.card.redraws, 0),
    }),
  );
  return {
    index: LINEUPS.length,
    key,
    slots,
    seats,
    sides,
    plans,
    next: everySeat.map((seat) => nextSeat(slots, seat)),
    laws: Array.from({ length: sides }, (_, side) => collectLaws(against(side))),
    decks,
    awaitsDraw: decks.some((slot) => slots[slot]!.inForce === null),
    gender: slots.some(({ card, holder }) => card.readsGender && holder >= 0),
  };
}

/** The slot whose power a seat uses: another's if it holds one, else its own. */
function slotHeldBy(slots: readonly Slot[], seat: number): number {
  const others = slots.findIndex(({ holder }, slot) => holder === seat && slot !== seat);
  return others >= 0 ? others : seat;
}

function nextSeat(slots: readonly Slot[], seat: number): number {
  for (let n = 1; n < slots.length; n++) {
    const next = (seat + n) % slots.length;
    if (slots[next]!.holder >= 0) return next;
  }
  return seat;
}
