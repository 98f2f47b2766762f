import { crewOf } from '../position.ts';
import type { Differences } from '../power.ts';
import { around, first, nextSquare } from '../squares.ts';

/** An opponent with a worker straight between two of theirs when their turn is over has lost. */
export const maenads: Differences = {
  dooms(t) {
    let victims = 0;
    for (let rest = t.others; rest !== 0; rest &= rest - 1) {
      const square = first(rest);
      for (let direction = 0; direction < 4; direction++) {
        const ends = (1 << nextSquare(square, direction)) | (1 << nextSquare(square, direction + 4));
        if ((t.mine & ends) === ends) victims |= 1 << square;
      }
    }
    return victims;
  },
  leans(position, side, steps) {
    const own = crewOf(position, side);
    const others = (position.c0 | position.c1 | position.c2) & ~own;
    return own | (others & around(own | steps));
  },
};
