import type { Preparation } from '../differences.ts';
import { type Lineup, sideOfSeat } from '../lineup.ts';
import { crewOf, memoryOf, type Position } from '../position.ts';
import type { Power } from '../power.ts';
import { squareMemory } from '../power-parts/marker.ts';
import { RAM_SLOT } from '../power-parts/ram.ts';
import { count } from '../squares.ts';
import { TOKEN } from '../steps.ts';

/** Something that a seat has to do before play: place its side's workers, or choose what a slot will remember. */
export type Duty =
  | { readonly kind: 'workers'; readonly seat: number }
  | {
      readonly kind: 'prepare';
      readonly seat: number;
      readonly slot: number;
      readonly preparation: Preparation;
    };

/** In the Golden Fleece variant the start player puts the Ram on any free square. */
const RAM_PREPARATION: Preparation = {
  when: 'last',
  kind: TOKEN,
  among: (free) => free,
  memory: squareMemory,
};

/** What there is to do before play, in order. */
export function dutiesOf(lineup: Lineup, start: number): Duty[] {
  const order = seatOrder(lineup, start);
  const prepare = (when: Preparation['when'], seats: readonly number[]): Duty[] =>
    seats.flatMap((seat) => {
      const preparation = lineup.slots[seat]!.card.prepares;
      return preparation?.when === when ? [{ kind: 'prepare', seat, slot: seat, preparation }] : [];
    });
  const isPlacer = (seat: number): boolean => (seat - start + lineup.seats) % lineup.seats < lineup.sides;
  const placing = order.filter(isPlacer).flatMap((seat): Duty[] => {
    const side = order.filter((other) => areOneSide(lineup, seat, other));
    return [...prepare('own', side), { kind: 'workers', seat }];
  });
  const ram: Duty = { kind: 'prepare', seat: start, slot: RAM_SLOT, preparation: RAM_PREPARATION };
  return [
    ...prepare('first', order),
    ...placing,
    ...prepare('last', order),
    ...(lineup.fleece === null ? [] : [ram]),
  ];
}

/** All seats clockwise from the start player, but a side that places first or last does. */
function seatOrder(lineup: Lineup, start: number): number[] {
  const clockwise = Array.from({ length: lineup.seats }, (_, n) => (start + n) % lineup.seats);
  const rank = (seat: number): number => {
    const cards = sideCards(lineup, seat);
    if (cards.some(({ placesFirst }) => placesFirst)) return 0;
    return cards.some(({ placesLast }) => placesLast) ? 2 : 1;
  };
  return clockwise.toSorted((a, b) => rank(a) - rank(b));
}

const areOneSide = ({ seats }: Lineup, a: number, b: number): boolean =>
  sideOfSeat(seats, a) === sideOfSeat(seats, b);

/** The cards of a seat's side: partners obey each other's when they place. */
export function sideCards(lineup: Lineup, seat: number): Power[] {
  return lineup.slots.filter((_, other) => areOneSide(lineup, seat, other)).map(({ card }) => card);
}

/** How many workers a seat places for its side. */
export function workersOf(lineup: Lineup, seat: number): number {
  return Math.max(...sideCards(lineup, seat).map(({ workers }) => workers));
}

/** Whether a duty is behind us: the workers stand, seen or unseen, or the slot remembers something. */
export function isDone(position: Position, lineup: Lineup, duty: Duty): boolean {
  if (duty.kind === 'prepare') return memoryOf(position, duty.slot) !== 0;
  const { seat } = duty;
  const unseen = lineup.slots[seat]!.card.hides === 'crew' ? memoryOf(position, seat) : 0;
  return count(crewOf(position, sideOfSeat(lineup.seats, seat))) + unseen >= workersOf(lineup, seat);
}

/** Whether others cannot see if a duty is done. */
export function isSecret(lineup: Lineup, duty: Duty): boolean {
  return duty.kind === 'prepare' && lineup.slots[duty.slot]?.card.hides === 'memory';
}
