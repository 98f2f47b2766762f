import type { BoardTurn } from './differences.ts';
import type { Lineup } from './lineup.ts';
import { copyPosition, memoryOf, type Position, setMemory } from './position.ts';
import type { Power } from './power.ts';
import { RAM_SLOT } from './power-parts/ram.ts';
import { BOARD_SIZE, heading, nextSquare, type Square, squaresOf } from './squares.ts';

const SIDE = 5;
const LAST = SIDE - 1;

/** The eight ways to lay the board on itself: where each square goes. */
export const SYMMETRIES: readonly (readonly Square[])[] = Array.from({ length: 8 }, (_, n) =>
  Array.from({ length: BOARD_SIZE }, (_, square) => {
    const row = Math.floor(square / SIDE);
    const col = square % SIDE;
    const [r, c] = (n & 4) === 0 ? [row, col] : [col, row];
    return ((n & 1) === 0 ? r : LAST - r) * SIDE + ((n & 2) === 0 ? c : LAST - c);
  }),
);

const CENTRE: Square = 12;

/** A symmetry for sets of squares and for directions. */
function boardTurn(symmetry: readonly Square[]): BoardTurn {
  return {
    squares: (set) => squaresOf(set).reduce((sum, square) => sum | (1 << symmetry[square]!), 0),
    // The centre stays where it is, so its neighbours show where directions go.
    direction: (direction) => heading(CENTRE, symmetry[nextSquare(CENTRE, direction)]!),
  };
}

/** The position as it looks after one of the symmetries; not for the middle of a turn. */
export function turned(position: Position, symmetry: readonly Square[]): Position {
  if (position.prefix !== null) throw new Error('a turn that has begun cannot be turned');
  const turn = boardTurn(symmetry);
  const { squares } = turn;
  const { lineup } = position;
  const after = copyPosition(position);
  after.c0 = squares(position.c0);
  after.c1 = squares(position.c1);
  after.c2 = squares(position.c2);
  after.h1 = squares(position.h1);
  after.h2 = squares(position.h2);
  after.h3 = squares(position.h3);
  after.domes = squares(position.domes);
  after.females = squares(position.females);
  for (let slot = 0; slot < lineup.seats; slot++) {
    const turnMemory = keeperOf(lineup, slot).turnsMemory;
    if (turnMemory !== null) setMemory(after, slot, turnMemory(memoryOf(position, slot), turn));
  }
  if (lineup.fleece !== null) setMemory(after, RAM_SLOT, turnedRam(memoryOf(position, RAM_SLOT), symmetry));
  return after;
}

/** The power whose memory a slot keeps. */
function keeperOf({ slots, fleece }: Lineup, slot: number): Power {
  const { card, inForce } = slots[slot]!;
  return fleece?.power ?? (card.alternates === null ? card : (inForce ?? card));
}

const turnedRam = (memory: number, symmetry: readonly Square[]): number =>
  memory === 0 ? 0 : symmetry[memory - 1]! + 1;
