import { count, EVERYWHERE, type Square, type Squares } from '../squares.ts';

/** The board in the middle of a turn, as the side that moves sees it: its own workers and the others'. */
export class Board {
  side = 0;
  mine: Squares = 0;
  others: Squares = 0;
  /** The other sides' workers, side by side. */
  sideA = 0;
  sideB = 0;
  crewA: Squares = 0;
  crewB: Squares = 0;
  h1: Squares = 0;
  h2: Squares = 0;
  h3: Squares = 0;
  /** Domes, and what is as good as one for the player who acts. */
  domes: Squares = 0;
  /** Of these, the squares that only a token closes. */
  closed: Squares = 0;
  females: Squares = 0;

  /** Squares that nobody and no dome stands on. */
  get free(): Squares {
    return EVERYWHERE & ~(this.mine | this.others | this.domes);
  }

  level(square: Square): number {
    return ((this.h1 >> square) & 1) + ((this.h2 >> square) & 1) + ((this.h3 >> square) & 1);
  }

  /** Squares higher than this one. */
  above(square: Square): Squares {
    const bit = 1 << square;
    if ((this.h1 & bit) === 0) return this.h1;
    if ((this.h2 & bit) === 0) return this.h2;
    return (this.h3 & bit) === 0 ? this.h3 : 0;
  }

  /** Squares lower than this one. */
  below(square: Square): Squares {
    const bit = 1 << square;
    if ((this.h3 & bit) !== 0) return ~this.h3;
    if ((this.h2 & bit) !== 0) return ~this.h2;
    return (this.h1 & bit) !== 0 ? ~this.h1 : 0;
  }

  /** Squares more than one level higher than this one. */
  tooHigh(square: Square): Squares {
    const bit = 1 << square;
    if ((this.h1 & bit) === 0) return this.h2;
    return (this.h2 & bit) === 0 ? this.h3 : 0;
  }

  get completeTowers(): number {
    return count(this.domes & ~this.closed & this.h3);
  }

  /** The workers of a side. */
  crew(side: number): Squares {
    if (side === this.side) return this.mine;
    return side === this.sideA ? this.crewA : this.crewB;
  }

  /** The side of another's worker. */
  ownerOf(square: Square): number {
    return (this.crewA & (1 << square)) !== 0 ? this.sideA : this.sideB;
  }

  /** Puts another's worker on another square and says whose it is; its step and its mark are left to the caller. */
  shift(from: Square, to: Square): number {
    const change = (1 << from) | (1 << to);
    this.others ^= change;
    if ((this.crewA & (1 << from)) !== 0) {
      this.crewA ^= change;
      return this.sideA;
    }
    this.crewB ^= change;
    return this.sideB;
  }
}
