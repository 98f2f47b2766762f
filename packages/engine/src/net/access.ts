import { crewOf, type Squares } from '@thera/santorini';
import { NEIGHBOURS } from '../evaluation/neighbours.ts';
import { closedTo, type Readable } from './cards-in-play.ts';

/** How many kinds of access are told apart: none, next to a worker, and low enough besides to step there. */
export const ACCESSES = 3;

/** What the workers of some sides can get at in their next turn, going by what mortals can do. */
export class Access {
  /** The squares next to a worker. */
  near: Squares = 0;
  /** Of those, the ones that a worker next to them can step up or down to. */
  within: Squares = 0;

  /** Takes note of what side `own` can get at. */
  ofOwn(position: Readable, own: number): void {
    this.near = 0;
    this.within = 0;
    this.add(position, own);
  }

  /** Takes note of what all the others can get at. */
  ofOthers(position: Readable, own: number): void {
    this.near = 0;
    this.within = 0;
    const { sides } = position.lineup;
    for (let side = 0; side < sides; side++) if (side !== own) this.add(position, side);
  }

  /** Which kind of access there is to a square. */
  to(square: number): number {
    return ((this.near >> square) & 1) + ((this.within >> square) & 1);
  }

  private add(position: Readable, side: number): void {
    const { h1, h2, h3, lineup } = position;
    const neighbours = lineup.plans[side]!.power.near ?? NEIGHBOURS;
    const open = ~closedTo(position, side);
    let near = 0;
    let within = 0;
    for (let rest = crewOf(position, side); rest !== 0; rest &= rest - 1) {
      const square = 31 - Math.clz32(rest & -rest);
      const around = neighbours[square]! & open;
      const tooHigh = ((h2 >> square) & 1) !== 0 ? 0 : ((h1 >> square) & 1) !== 0 ? h3 : h2;
      near |= around;
      within |= around & ~tooHigh;
    }
    this.near |= near;
    this.within |= within;
  }
}
