import { collectLaws, type Law, type Laws } from './laws.ts';
import { type Plan, planOf } from './plan.ts';
import { MORTAL, type Power } from './power.ts';
import { RAM, RAM_SLOT } from './power-parts/ram.ts';
import { COMPLETED } from './steps.ts';

/** One seat's card: what it is, what it stands for now, and who has the use of it. */
export interface Slot {
  readonly card: Power;
  /** The power it gives: the card's own, or the one drawn; `null` until it is drawn. */
  readonly inForce: Power | null;
  /** The seat that has the use of it, or -1 when its owner is out. */
  readonly holder: number;
  /** It does not work for the time being. */
  readonly off: boolean;
}

/** The power beside the board, and who has the use of it in this turn: a bit for each seat. */
export interface Fleece {
  readonly power: Power;
  readonly bearers: number;
}

/** Who has which power at one moment. Immutable; of equal ones of a game there is one object. */
export interface Lineup {
  /** The same for equal line-ups in every process, and a number made of it. */
  readonly key: string;
  readonly hash: number;
  /** What a turn may change of the slots, as one number. */
  readonly state: number;
  /** All line-ups of these cards met so far, by key, and those that this one has changed into. */
  readonly family: Map<string, Lineup>;
  readonly changes: Map<number, Lineup>;
  readonly slots: readonly Slot[];
  readonly fleece: Fleece | null;
  readonly seats: number;
  readonly sides: number;
  /** For each seat: how its turns go. */
  readonly plans: readonly Plan[];
  /** Who has which power is the same all through a turn that is not an additional one. */
  readonly isSteady: boolean;
  /** For each seat: the seat that plays after it. */
  readonly next: readonly number[];
  /** For each side: what the other sides impose on its workers. */
  readonly laws: readonly Laws[];
  /** The slots whose power changes by a draw. */
  readonly decks: readonly number[];
  /** A power has to be drawn before anybody can go on. */
  readonly awaitsDraw: boolean;
  /** The slots whose card is drawn from after a turn. */
  readonly tossers: readonly number[];
  /** Whose power works when the others' does not, or null. */
  readonly alternation: Law | null;
  /** Whose cards take note of every turn, and who may bring in a worker when a dome is built. */
  readonly observers: readonly Law[];
  readonly reactors: readonly Law[];
  /** The sides whose workers nobody else can see. */
  readonly hidden: readonly number[];
  /** Whose tokens lie on the board. */
  readonly tokens: readonly Law[];
  readonly gender: boolean;
}

/** The side of a seat: with four players, partners sit opposite. */
export function sideOfSeat(seats: number, seat: number): number {
  return seats === 4 ? seat & 1 : seat;
}

/**
 * The families of the cards used last. It makes games with the same cards share line-ups; a family that is no longer
 * here lives on as long as a position has one of its line-ups, and is made again when its cards come back.
 */
const families = new Map<string, Map<string, Lineup>>();
const MOST_FAMILIES = 256;

function familyOf(slots: readonly Slot[], fleece: Fleece | null): Map<string, Lineup> {
  const cards = slots.map(({ card }) => wordingOf(card));
  const key = [...cards, ...(fleece === null ? [] : [`fleece ${wordingOf(fleece.power)}`])].join('/');
  const family = families.get(key) ?? new Map<string, Lineup>();
  // The one used last is the last in the map, and the first the one not used for longest.
  families.delete(key);
  families.set(key, family);
  if (families.size > MOST_FAMILIES) families.delete(families.keys().next().value!);
  return family;
}

/** The line-up of these slots. */
export function lineupOf(slots: readonly Slot[], fleece: Fleece | null = null): Lineup {
  return memberOf(familyOf(slots, fleece), slots, fleece);
}

function memberOf(family: Map<string, Lineup>, slots: readonly Slot[], fleece: Fleece | null): Lineup {
  const key = slots.map(keyOfSlot).join('/') + keyOfFleece(fleece);
  const known = family.get(key);
  if (known !== undefined) return known;
  const lineup = build(key, family, slots, fleece);
  family.set(key, lineup);
  return lineup;
}

/** Everybody has the use of their own card. */
export function freshLineup(cards: readonly Power[]): Lineup {
  const lineup = lineupOf(
    cards.map((card, seat) => ({
      card,
      inForce: card.deck === null ? card : null,
      holder: seat,
      off: false,
    })),
  );
  return lineup.alternation === null ? lineup : alternated(lineup, false);
}

/** Two players without a power of their own, and one beside the board. */
export function fleeceLineup(power: Power): Lineup {
  const slots = [0, 1].map((holder) => ({ card: MORTAL, inForce: MORTAL, holder, off: false }));
  return lineupOf(slots, { power, bearers: 0 });
}

// What a turn may change of a slot: who has the use of it, whether it works, whether its power is laid aside.
const SLOT_BITS = 5;
const HOLDER = 7;
const OFF = 8;
const ASIDE = 16;

function stateOf(slots: readonly Slot[]): number {
  return slots.reduce((state, slot, n) => state | (stateOfSlot(slot) << (n * SLOT_BITS)), 0);
}

function stateOfSlot({ holder, off, inForce }: Slot): number {
  return (holder + 1) | (off ? OFF : 0) | (inForce === null ? ASIDE : 0);
}

/** The line-up with the slots in this state. */
export function withState(lineup: Lineup, state: number): Lineup {
  if (state === lineup.state) return lineup;
  return lineup.changes.get(state) ?? remember(lineup, state, inState(lineup, state));
}

function inState({ family, slots, fleece }: Lineup, state: number): Lineup {
  const changed = slots.map((slot, n) => {
    const bits = state >> (n * SLOT_BITS);
    return {
      ...slot,
      holder: (bits & HOLDER) - 1,
      off: (bits & OFF) !== 0,
      inForce: (bits & ASIDE) !== 0 ? null : slot.inForce,
    };
  });
  return memberOf(family, changed, fleece);
}

// Changes happen again and again in a search and are remembered, so that they cost no new objects: under the state that
// they lead to, or under a number above all states.
const DRAWN = 1 << 24;
const BORNE = 1 << 25;
const COUNTED = 1 << 26;

function remember({ changes }: Lineup, change: number, lineup: Lineup): Lineup {
  changes.set(change, lineup);
  return lineup;
}

/** The line-up once a seat is out of the game. */
export function withoutSeat(lineup: Lineup, seat: number): Lineup {
  const { card } = lineup.slots[seat]!;
  const at = seat * SLOT_BITS;
  return withState(lineup, (lineup.state & ~(HOLDER << at)) | (card.deck === null ? 0 : ASIDE << at));
}

/** The line-up once a seat has the use of a slot. */
export function heldBy(lineup: Lineup, slot: number, holder: number): Lineup {
  const at = slot * SLOT_BITS;
  return withState(lineup, (lineup.state & ~(HOLDER << at)) | ((holder + 1) << at));
}

/** The line-up once the power in force of a slot is laid aside. */
export function laidAside(lineup: Lineup, slot: number): Lineup {
  return withState(lineup, lineup.state | (ASIDE << (slot * SLOT_BITS)));
}

/** The line-up once a power is drawn for a slot. */
export function withDrawn(lineup: Lineup, slot: number, power: Power): Lineup {
  const change = DRAWN | (slot << 16) | power.number;
  return lineup.changes.get(change) ?? remember(lineup, change, inForce(lineup, slot, power));
}

function inForce({ family, slots, fleece }: Lineup, slot: number, power: Power): Lineup {
  const changed = slots.map((old, n) => (n === slot ? { ...old, inForce: power } : old));
  return memberOf(family, changed, fleece);
}

/** The line-up once the towers are odd or even in number. */
export function alternated(lineup: Lineup, odd: boolean): Lineup {
  const change = COUNTED | (odd ? 1 : 0);
  return lineup.changes.get(change) ?? remember(lineup, change, switchOver(lineup, odd));
}

function switchOver(lineup: Lineup, odd: boolean): Lineup {
  // A power that is switched off holds nobody else's.
  const changed = lineup.slots.map((slot, seat) => ({
    ...slot,
    holder: odd && slot.holder >= 0 ? seat : slot.holder,
    off: (slot.card.alternates !== null) !== odd,
  }));
  return withState(lineup, stateOf(changed));
}

/** The line-up when these seats have the use of the power beside the board. */
export function borneBy(lineup: Lineup, bearers: number): Lineup {
  const change = BORNE | bearers;
  const { family, slots } = lineup;
  const power = lineup.fleece!.power;
  return lineup.changes.get(change) ?? remember(lineup, change, memberOf(family, slots, { power, bearers }));
}

export const isOut = (lineup: Lineup, seat: number): boolean => lineup.slots[seat]!.holder < 0;

function keyOfSlot({ card, inForce, holder, off }: Slot): string {
  const power = inForce === null ? '?' : wordingOf(inForce);
  return `${wordingOf(card)}:${power}:${holder}${off ? ':off' : ''}`;
}

const wordingOf = ({ id, edition }: Power): string => `${id}@${edition}`;

function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (const char of key) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return hash;
}

function keyOfFleece(fleece: Fleece | null): string {
  return fleece === null ? '' : `/${wordingOf(fleece.power)}:${fleece.bearers}`;
}

/** What each seat's power is, wherever it comes from. */
function lawsInForce(slots: readonly Slot[], fleece: Fleece | null): Law[] {
  return [...slots.keys()].map((seat) => {
    const side = sideOfSeat(slots.length, seat);
    if (fleece !== null) {
      return { power: ((fleece.bearers >> seat) & 1) === 0 ? MORTAL : fleece.power, seat, side, slot: seat };
    }
    const slot = slotHeldBy(slots, seat);
    const { holder, inForce, off } = slots[slot]!;
    return { power: (holder === seat && !off ? inForce : null) ?? MORTAL, seat, side, slot };
  });
}

/** The card that remembers a seat's turns. One that does not work only knows what happened, not what it would have done. */
function keeperOf({ card, holder, off }: Slot, seat: number): Power {
  return holder !== seat || (off && card.minds === 0) ? MORTAL : card;
}

/** What takes note of turns: also a power that does not work now, for it may work again. */
function cardsOnTable(slots: readonly Slot[], fleece: Fleece | null): Law[] {
  return [...slots.keys()].flatMap((slot) => {
    const { holder, inForce } = slots[slot]!;
    if (holder < 0) return [];
    const power = fleece === null ? (inForce ?? MORTAL) : fleece.power;
    return [{ power, seat: holder, side: sideOfSeat(slots.length, holder), slot }];
  });
}

function build(
  key: string,
  family: Map<string, Lineup>,
  slots: readonly Slot[],
  fleece: Fleece | null,
): Lineup {
  const seats = slots.length;
  const sides = seats === 4 ? 2 : seats;
  const everySeat = [...slots.keys()];
  const laws = lawsInForce(slots, fleece);
  const ram = fleece === null ? [] : [{ power: RAM, seat: -1, side: -1, slot: RAM_SLOT }];
  const against = (side: number): Law[] => laws.filter((law) => law.side !== side);
  const binding = (side: number): Law[] => [
    ...laws.filter((law) => law.side !== side || law.power.everybody),
    ...ram,
  ];
  const decks = everySeat.filter((slot) => slots[slot]!.card.deck !== null && slots[slot]!.holder >= 0);
  const cards = cardsOnTable(slots, fleece);
  const observers = cards.filter((law) => law.power.observes !== null);
  const reactors = laws.filter((law) => law.power.reserve !== null);
  const alternation = everySeat.find((slot) => slots[slot]!.card.alternates !== null);
  const redraws = decks.reduce((facts, deck) => facts | slots[deck]!.card.redraws, 0);
  const isSteady = fleece === null && slots.every(({ card }) => card.seizes === null);
  const gender =
    (fleece?.power.readsGender ?? false) ||
    slots.some(
      ({ card, inForce, holder }) => holder >= 0 && (card.readsGender || (inForce?.readsGender ?? false)),
    );
  const bound = Array.from({ length: sides }, (_, side) => collectLaws(binding(side)));
  const plans = laws.map(({ power, seat, side, slot }) =>
    planOf({
      power,
      slot,
      keeper: fleece !== null ? power : keeperOf(slots[slot]!, seat),
      side,
      demands: against(side).reduce((facts, law) => facts | law.power.demands, 0),
      claimants: [...laws.filter((law) => law.side === side), ...against(side)].filter(
        (law) => law.power.claims !== null,
      ),
      redraws: alternation === undefined ? redraws : redraws | COMPLETED,
      next: nextSeat(slots, seat),
      isSteady: isSteady && !gender && alternation === undefined,
      isObserved: observers.length > 0,
      isWatched: observers.length > 0 || reactors.length > 0,
      reacts: reactors.length > 0,
      laws: bound[side]!,
    }),
  );
  return {
    key,
    hash: hashOf(key),
    state: stateOf(slots),
    family,
    changes: new Map(),
    slots,
    fleece,
    seats,
    sides,
    plans,
    isSteady,
    next: everySeat.map((seat) => nextSeat(slots, seat)),
    laws: bound,
    decks,
    awaitsDraw: decks.some((slot) => slots[slot]!.inForce === null),
    tossers: everySeat.filter((slot) => slots[slot]!.card.isDue !== null && slots[slot]!.holder >= 0),
    alternation:
      alternation === undefined
        ? null
        : { power: slots[alternation]!.card, seat: alternation, side: alternation, slot: alternation },
    observers,
    reactors,
    hidden: everySeat.filter((seat) => slots[seat]!.card.hides === 'crew' && slots[seat]!.holder >= 0),
    tokens: [...cards, ...ram].filter(({ power }) => power.closes !== null || power.pools !== null),
    gender,
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

/** Two players without a power. */
export const MORTALS: Lineup = freshLineup([MORTAL, MORTAL]);
