import type { Differences } from '../differences.ts';
import { crewOf } from '../position.ts';
import { around, beyond, first, NEAR, nextSquare, type Squares } from '../squares.ts';

/** An opponent with a worker straight between two of theirs when their turn is over has lost. */
export const maenads: Differences = {
  ending: { dooms: (t) => flanked(t.others, t.mine) },
  search: {
    looms(position, side) {
      const crew = crewOf(position, side);
      const others = (position.c0 | position.c1 | position.c2) & ~crew;
      for (let rest = crew; rest !== 0; rest &= rest - 1) {
        const square = first(rest);
        const fellows = crew & ~(1 << square);
        const within = around(fellows) | fellows;
        for (let victims = NEAR[square]! & others; victims !== 0; victims &= victims - 1)
          if ((within & (1 << beyond(square, first(victims)))) !== 0) return true;
      }
      return false;
    },
    leans({ position, side, from, to }) {
      const { c0, c1, c2 } = position;
      const before = crewOf(position, side);
      const crew = (before & ~(1 << from)) | (1 << to);
      const victims = flanked((c0 | c1 | c2) & ~before, crew);
      return victims === 0 ? 0 : victims | before;
    },
  },
};

/** The squares of some that lie straight between two of others. */
function flanked(squares: Squares, flanks: Squares): Squares {
  let set = 0;
  for (let rest = squares; rest !== 0; rest &= rest - 1) {
    const square = first(rest);
    for (let direction = 0; direction < 4; direction++) {
      const ends = (1 << nextSquare(square, direction)) | (1 << nextSquare(square, direction + 4));
      if ((flanks & ends) === ends) set |= 1 << square;
    }
  }
  return set;
}
