import type { Preparation } from '../differences.ts';
import { type Lineup, sideOfSeat } from '../lineup.ts';
import { copyPosition, type Position, setCrew, setMemory } from '../position.ts';
import { count, EVERYWHERE, type Square, type Squares, squaresOf } from '../squares.ts';
import type { Placing, Playing } from '../stage.ts';
import { type Duty, dutiesOf, isDone, sideCards, workersOf } from './duties.ts';

/** The stage in which nobody has placed yet. */
export function beginPlacing(position: Position, start: number): Placing {
  const stage = goOn(copyPosition(position), start);
  if (stage.phase === 'play') throw new Error('everybody has placed already');
  return stage;
}

/** What the seat to decide has to do next. */
export function dutyOf({ position, start }: Placing): Duty {
  const { lineup } = position;
  const duty = dutiesOf(lineup, start).find(
    (each) => each.seat === position.turn && !isDone(position, lineup, each),
  );
  if (duty === undefined) throw new Error(`seat ${position.turn} has nothing to do`);
  return duty;
}

/** How many workers the seat to decide places now; none if it has something else to choose. */
export function workersToPlace(placing: Placing): number {
  return dutyOf(placing).kind === 'workers' ? workersOf(placing.position.lineup, placing.position.turn) : 0;
}

/** Where the next worker may go after those already chosen, so that all can be placed. */
export function placesFor(placing: Placing, chosen: readonly Square[]): Squares {
  const { position } = placing;
  return openPlaces(position.lineup, position.turn, freeSquares(position), chosen, workersToPlace(placing));
}

function freeSquares({ c0, c1, c2 }: Position): Squares {
  return EVERYWHERE & ~(c0 | c1 | c2);
}

function openPlaces(
  lineup: Lineup,
  seat: number,
  free: Squares,
  chosen: readonly Square[],
  workers: number,
): Squares {
  const left = workers - chosen.length;
  if (left <= 0) return 0;
  const placed = setOf(chosen);
  const rules = sideCards(lineup, seat).flatMap(({ places }) => places ?? []);
  const open = rules.reduce((set, places) => set & places(placed), free & ~placed);
  if (rules.length === 0) return count(open) < left ? 0 : open;
  if (left === 1) return open;
  return setOf(
    squaresOf(open).filter((square) => openPlaces(lineup, seat, free, [...chosen, square], workers) !== 0),
  );
}

const setOf = (squares: readonly Square[]): Squares =>
  squares.reduce((set, square) => set | (1 << square), 0);

/** Every way to place the workers, each result once; when gender is kept the first square is the female worker's. */
export function listPlacements(placing: Placing): (readonly Square[])[] {
  const { gender } = placing.position.lineup;
  const known = new Set<string>();
  return placements(placing, [], workersToPlace(placing)).filter((squares) => {
    const key = `${setOf(squares)} ${gender ? squares[0] : ''}`;
    return known.size !== known.add(key).size;
  });
}

function placements(placing: Placing, chosen: readonly Square[], workers: number): (readonly Square[])[] {
  if (chosen.length === workers) return workers === 0 ? [] : [chosen];
  return squaresOf(placesFor(placing, chosen)).flatMap((square) =>
    placements(placing, [...chosen, square], workers),
  );
}

/** The stage after the workers of the seat to place stand on these squares, which `placesFor` allowed. */
export function place({ position, start }: Placing, squares: readonly Square[]): Placing | Playing {
  const { lineup } = position;
  const after = copyPosition(position);
  setCrew(after, sideOfSeat(lineup.seats, position.turn), setOf(squares));
  if (lineup.gender) after.females |= 1 << squares[0]!;
  return goOn(after, start);
}

/** What the seat to decide may choose for a card, as a set of squares or directions; undefined if it places workers. */
export function preparationNow(
  placing: Placing,
): { readonly kind: number; readonly among: Squares } | undefined {
  const duty = dutyOf(placing);
  if (duty.kind === 'workers') return undefined;
  const { kind, among }: Preparation = duty.preparation;
  return { kind, among: among(freeSquares(placing.position)) };
}

/** The stage after a card was told the square or direction that `preparationNow` allowed. */
export function prepare(placing: Placing, choice: number): Placing | Playing {
  const duty = dutyOf(placing);
  if (duty.kind === 'workers') throw new Error('workers are to be placed');
  const after = copyPosition(placing.position);
  setMemory(after, duty.slot, duty.preparation.memory(choice));
  return goOn(after, placing.start);
}

/** The next thing to do before play, or the first turn. Changes whose turn it is. */
function goOn(position: Position, start: number): Placing | Playing {
  const { lineup } = position;
  const waiting = dutiesOf(lineup, start).find((duty) => !isDone(position, lineup, duty));
  position.turn = waiting?.seat ?? firstToMove(lineup, start);
  return waiting === undefined ? { phase: 'play', position } : { phase: 'place', position, start };
}

/** Of partners the second takes the team's first turn; who put the Ram leaves it to the other; else the start player begins. */
function firstToMove({ seats, fleece }: Lineup, start: number): number {
  if (fleece !== null) return (start + 1) % seats;
  return seats === 4 ? (start + 2) % 4 : start;
}
