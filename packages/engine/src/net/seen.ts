import type { Squares } from '@thera/santorini';
import { sizeOf } from '../evaluation/neighbours.ts';
import { Access } from './access.ts';
import { type CardsInPlay, NO_CARDS, type Readable } from './cards-in-play.ts';

/** A position as the net has seen it, and what the perspective of the side that thinks and the other can get at in it. */
export class Seen implements Readable {
  h1: Squares = 0;
  h2: Squares = 0;
  h3: Squares = 0;
  domes: Squares = 0;
  c0: Squares = 0;
  c1: Squares = 0;
  c2: Squares = 0;
  m0 = 0;
  m1 = 0;
  m2 = 0;
  m3 = 0;
  lineup: CardsInPlay = NO_CARDS;
  readonly mine: Access = new Access();
  readonly theirs: Access = new Access();

  /** On how many squares more or less is built, or others can get at. */
  distanceTo(other: Seen): number {
    const { mine, theirs } = this;
    return sizeOf(
      (this.h1 ^ other.h1) |
        (this.h2 ^ other.h2) |
        (this.h3 ^ other.h3) |
        (this.domes ^ other.domes) |
        (mine.near ^ other.mine.near) |
        (mine.within ^ other.mine.within) |
        (theirs.near ^ other.theirs.near) |
        (theirs.within ^ other.theirs.within),
    );
  }

  /** Takes note of a position; side `own` thinks. */
  look(position: Readable, own: number): void {
    this.h1 = position.h1;
    this.h2 = position.h2;
    this.h3 = position.h3;
    this.domes = position.domes;
    this.c0 = position.c0;
    this.c1 = position.c1;
    this.c2 = position.c2;
    this.m0 = position.m0;
    this.m1 = position.m1;
    this.m2 = position.m2;
    this.m3 = position.m3;
    this.lineup = position.lineup;
    this.mine.ofOwn(position, own);
    this.theirs.ofOthers(position, own);
  }
}
