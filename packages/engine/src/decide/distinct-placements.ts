import {
  hashPosition,
  listPlacements,
  type Placing,
  type Position,
  type Square,
  SYMMETRIES,
  turned,
} from '@thera/santorini';
import type { Dice } from '@thera/table';

/** Ways to place the workers of the seat to decide, in any order; of those that only look different from another side of the board, one by chance. */
export function distinctPlacements(stage: Placing, dice: Dice): readonly (readonly Square[])[] {
  const { position } = stage;
  const { gender } = position.lineup;
  const sameBoards = SYMMETRIES.filter((symmetry) => isSame(turned(position, symmetry), position));
  const known = new Set<number>();
  return dice.shuffle(listPlacements(stage)).filter((squares) => {
    const keys = sameBoards.map((symmetry) => {
      const set = squares.reduce((sum, square) => sum + 2 ** symmetry[square]!, 0);
      return gender ? set * 32 + symmetry[squares[0]!]! : set;
    });
    return known.size !== known.add(Math.min(...keys)).size;
  });
}

function isSame(a: Position, b: Position): boolean {
  const [one, other] = [a, b].map((position) => {
    const words = new Int32Array(2);
    hashPosition(position, words);
    return words.join();
  });
  return one === other;
}
