import {
  copyPosition,
  crewOf,
  EVERYWHERE,
  isOut,
  levelAt,
  memoryOf,
  type Position,
  type Power,
  type Square,
  type Squares,
  squaresOf,
} from '@thera/santorini';
import type { Dice } from '@thera/table';
import { NEIGHBOURS } from '../evaluation/neighbours.ts';

const CREWS = ['c0', 'c1', 'c2'] as const;
const MEMORIES = ['m0', 'm1', 'm2'] as const;
const TOP = 3;

/** A seat that keeps a secret from the seat to decide. Only seats without partners do. */
interface Keeper {
  readonly seat: 0 | 1 | 2;
  readonly card: Power;
}

/** Determinisations: positions that the seat to decide may have before it for all it sees, so many, or more where all can be named. */
export function determinisations(seen: Position, dice: Dice, most: number): readonly Position[] {
  let worlds: readonly Position[] = [copyPosition(seen)];
  for (const { seat, card } of keepersOf(seen)) {
    if (card.hides !== 'memory') continue;
    const memories = dice.shuffle(memoriesFor(seen, card));
    worlds = worlds.flatMap((world) => memories.map((memory) => remembering(world, seat, memory)));
  }
  const crews = unseenCrews(seen);
  if (crews.length === 0) return worlds;
  const count = Math.max(most, worlds.length);
  return Array.from({ length: count }, (_, n) => {
    const world = copyPosition(worlds[n % worlds.length]!);
    for (const seat of crews) placeCrew(world, seat, dice);
    return world;
  });
}

/** The seats whose workers the seat to decide cannot see. */
export function unseenCrews(seen: Position): readonly (0 | 1 | 2)[] {
  return keepersOf(seen).flatMap(({ seat, card }) => (card.hides === 'crew' ? [seat] : []));
}

function keepersOf(seen: Position): readonly Keeper[] {
  const { lineup } = seen;
  return lineup.slots.flatMap(({ card }, seat) =>
    card.hides === null || seat === seen.turn || isOut(lineup, seat)
      ? []
      : [{ seat: seat as 0 | 1 | 2, card }],
  );
}

/** What a card may remember: where somebody stands nothing can be that would have ended the game. */
function memoriesFor(seen: Position, { prepares, swallows }: Power): readonly number[] {
  if (prepares === null) return [];
  const free = EVERYWHERE & ~(seen.c0 | seen.c1 | seen.c2);
  const named = squaresOf(prepares.among(free)).map((choice) => prepares.memory(choice));
  return swallows === null ? named : named.filter((memory) => (swallows(memory) & ~free) === 0);
}

function remembering(seen: Position, seat: 0 | 1 | 2, memory: number): Position {
  const world = copyPosition(seen);
  world[MEMORIES[seat]] = memory;
  return world;
}

/** Hidden workers stand where they can have come, rather higher than lower. The card remembers how many there are. */
function placeCrew(world: Position, seat: 0 | 1 | 2, dice: Dice): void {
  const { gender } = world.lineup;
  const crew = CREWS[seat];
  for (let left = memoryOf(world, seat); left > 0; left--) {
    const free = dice.shuffle(squaresOf(EVERYWHERE & ~(world.c0 | world.c1 | world.c2 | world.domes)));
    const [one = free[0], other] = free.filter((square) => isWithinReach(world, square));
    if (one === undefined) break;
    const square = other !== undefined && levelAt(world, other) > levelAt(world, one) ? other : one;
    if (gender && crewOf(world, seat) === 0) world.females |= 1 << square;
    world[crew] |= 1 << square;
  }
  world[MEMORIES[seat]] = 0;
}

/** Whether a worker can have come to a square in the ordinary way without having won by it: not to the top, and step by step. */
function isWithinReach(world: Position, square: Square): boolean {
  const level = levelAt(world, square);
  return level < TOP && (level < 2 || (NEIGHBOURS[square]! & world.h1) !== 0);
}

/** The squares where a turn could meet something that only a world has: some matter only to who would win there. */
export function secretSquares(seen: Position, world: Position, isWin: boolean): Squares {
  let squares = 0;
  for (const { seat, card } of keepersOf(seen)) {
    if (card.hides === 'crew') squares |= crewOf(world, seat);
    squares |= card.swallows?.(memoryOf(world, seat)) ?? 0;
    if (isWin) squares |= card.steals?.(memoryOf(world, seat)) ?? 0;
  }
  return squares;
}
