import { copyPosition, type Position } from './position.ts';
import { BOARD_SIZE, type Square, type Squares, squaresOf } from './squares.ts';

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

/** The position as it looks after one of the symmetries. */
export function turned(position: Position, symmetry: readonly Square[]): Position {
  const turn = (set: Squares): Squares =>
    squaresOf(set).reduce((sum, square) => sum | (1 << symmetry[square]!), 0);
  const after = copyPosition(position);
  after.c0 = turn(position.c0);
  after.c1 = turn(position.c1);
  after.c2 = turn(position.c2);
  after.h1 = turn(position.h1);
  after.h2 = turn(position.h2);
  after.h3 = turn(position.h3);
  after.domes = turn(position.domes);
  after.females = turn(position.females);
  return after;
}
