import { LINEUPS, type Lineup, sideOfSeat } from './lineup.ts';
import { copyPosition, crewOf, type Position, setCrew } from './position.ts';
import type { Power } from './power.ts';
import { count, EVERYWHERE, type Square, type Squares, squaresOf } from './squares.ts';
import type { Placing, Playing } from './stage.ts';

/** Every side has two workers. */
export const WORKERS = 2;

/** The seats that place, in order: clockwise from the start player, but who must place first does. */
export function placingOrder(lineup: Lineup, start: number): number[] {
  const clockwise = Array.from({ length: lineup.sides }, (_, n) => (start + n) % lineup.seats);
  const first = (seat: number): boolean => sideCards(lineup, seat).some(({ placesFirst }) => placesFirst);
  return [...clockwise.filter(first), ...clockwise.filter((seat) => !first(seat))];
}

/** The stage in which nobody has placed yet. */
export function beginPlacing(position: Position, start: number): Placing {
  const first = copyPosition(position);
  first.turn = placingOrder(LINEUPS[position.lineup]!, start)[0]!;
  return { phase: 'place', position: first, start };
}

/** Where the next worker may go after those already chosen, so that all can be placed. */
export function placesFor({ position }: Placing, chosen: readonly Square[]): Squares {
  const lineup = LINEUPS[position.lineup]!;
  const free = EVERYWHERE & ~(position.c0 | position.c1 | position.c2);
  return openPlaces(lineup, position.turn, free, chosen);
}

function openPlaces(lineup: Lineup, seat: number, free: Squares, chosen: readonly Square[]): Squares {
  if (chosen.length >= WORKERS) return 0;
  const placed = chosen.reduce((set, square) => set | (1 << square), 0);
  let open = free & ~placed;
  for (const { places } of sideCards(lineup, seat)) if (places !== null) open &= places(placed);
  if (chosen.length + 1 === WORKERS) return open;
  return squaresOf(open)
    .filter((square) => openPlaces(lineup, seat, free, [...chosen, square]) !== 0)
    .reduce((set, square) => set | (1 << square), 0);
}

/** Every way to place, each result once; when gender is kept the first square is the female worker's. */
export function listPlacements(placing: Placing): (readonly Square[])[] {
  const ordered = LINEUPS[placing.position.lineup]!.gender;
  const pairs = squaresOf(placesFor(placing, [])).flatMap((first) =>
    squaresOf(placesFor(placing, [first])).map((second) => [first, second] as const),
  );
  const known = new Set<Squares>();
  return pairs.filter(([first, second]) => {
    if (ordered) return true;
    const set = (1 << first) | (1 << second);
    return known.size !== known.add(set).size;
  });
}

/** The stage after the workers of the seat to place stand on these squares, which `placesFor` allowed. */
export function place({ position, start }: Placing, squares: readonly Square[]): Placing | Playing {
  const lineup = LINEUPS[position.lineup]!;
  const after = copyPosition(position);
  const side = sideOfSeat(lineup.seats, position.turn);
  setCrew(
    after,
    side,
    squares.reduce((set, square) => set | (1 << square), 0),
  );
  if (lineup.gender) after.females |= 1 << squares[0]!;
  const waiting = placingOrder(lineup, start).find((seat) => isBare(after, lineup, seat));
  if (waiting !== undefined) {
    after.turn = waiting;
    return { phase: 'place', position: after, start };
  }
  after.turn = firstToMove(lineup.seats, start);
  return { phase: 'play', position: after };
}

/** Of partners the second takes the team's first turn; otherwise the start player begins. */
export function firstToMove(seats: number, start: number): number {
  return seats === 4 ? (start + 2) % 4 : start;
}

function isBare(position: Position, lineup: Lineup, seat: number): boolean {
  return count(crewOf(position, sideOfSeat(lineup.seats, seat))) < WORKERS;
}

/** The cards of a seat's side: partners obey each other's when they place. */
export function sideCards(lineup: Lineup, seat: number): Power[] {
  const side = sideOfSeat(lineup.seats, seat);
  return lineup.slots.filter((_, other) => sideOfSeat(lineup.seats, other) === side).map(({ card }) => card);
}
