import { crewOf, EVERYWHERE, type Squares } from '@thera/santorini';
import { NEIGHBOURS } from '../evaluation/neighbours.ts';
import { type CardsInPlay, closedTo, type Readable } from './cards-in-play.ts';
import { isCardAsBefore, listCard, MINE, THEIRS, terrainFeature } from './features.ts';
import type { Seen } from './seen.ts';
import { heightWithin, surroundings } from './surroundings.ts';

/** Stands for what is around a worker who is not there. */
const NOBODY = -1;

/** How many of something there are at each height, 8 bits each; this is none of each. */
const NONE = 0x20202020;

/** The difference between the features of two positions, as lists that a kernel reads. */
export class FeatureChanges {
  readonly added: Uint16Array;
  readonly removed: Uint16Array;
  addedCount = 0;
  removedCount = 0;
  /** How many more workers of each side stand at each height, 8 bits each. */
  private readonly risen: Int32Array = new Int32Array(3);
  private lineup: CardsInPlay | undefined;
  /** Whether all see the board alike: no power has neighbours of its own, and no tokens close a square. */
  private isSeenAlike = false;
  /** What a side sees: which squares are next to each and which are open, before and after, and from where that differs. */
  private oldNear: readonly Squares[] = NEIGHBOURS;
  private newNear: readonly Squares[] = NEIGHBOURS;
  private oldOpen: Squares = 0;
  private newOpen: Squares = 0;
  private concerned: Squares = 0;

  constructor(added: Uint16Array, removed: Uint16Array) {
    this.added = added;
    this.removed = removed;
  }

  /** Lists what is true of one position and not of the other. Both have the same seats. */
  list(before: Seen, after: Seen, own: number): void {
    const { h1: old1, h2: old2, h3: old3, domes: oldDomes, c0: old0, c1: oldC1, c2: oldC2 } = before;
    const { h1, h2, h3, domes, c0, c1, c2 } = after;
    const rebuilt = (old1 ^ h1) | (old2 ^ h2) | (old3 ^ h3) | (oldDomes ^ domes);
    this.listTerrain(before, after, rebuilt);
    // What is around a worker changes with what is built there and who comes and goes.
    const changed = rebuilt | (old0 ^ c0) | (oldC1 ^ c1) | (oldC2 ^ c2);
    if (before.lineup !== after.lineup || after.lineup !== this.lineup)
      this.meet(before.lineup, after.lineup);
    this.lookFrom(before, after, 0, changed);
    let isRisen = this.listCrew(before, after, 0, own);
    if (!this.isSeenAlike) this.lookFrom(before, after, 1, changed);
    isRisen |= this.listCrew(before, after, 1, own);
    if ((oldC2 | c2) === 0) this.risen[2] = 0;
    else {
      if (!this.isSeenAlike) this.lookFrom(before, after, 2, changed);
      isRisen |= this.listCrew(before, after, 2, own);
    }
    const isAsKnown =
      before.lineup === after.lineup &&
      before.m0 === after.m0 &&
      before.m1 === after.m1 &&
      before.m2 === after.m2 &&
      before.m3 === after.m3;
    if (!isAsKnown || isRisen !== 0) this.listCards(before, after, own);
  }

  /** Lists squares that have changed: by what is built there, or by who can get at them. */
  private listTerrain(before: Seen, after: Seen, rebuilt: Squares): void {
    const { added, removed } = this;
    const { mine: oldMine, theirs: oldTheirs } = before;
    const { mine, theirs } = after;
    const gotAt = (oldMine.near ^ mine.near) | (oldMine.within ^ mine.within);
    const gotAtByOthers = (oldTheirs.near ^ theirs.near) | (oldTheirs.within ^ theirs.within);
    let count = 0;
    for (let rest = rebuilt | gotAt | gotAtByOthers; rest !== 0; rest &= rest - 1) {
      const square = 31 - Math.clz32(rest & -rest);
      const old = terrainFeature(square, topOf(before, square), oldMine.to(square), oldTheirs.to(square));
      const now = terrainFeature(square, topOf(after, square), mine.to(square), theirs.to(square));
      if (old === now) continue;
      removed[count] = old;
      added[count++] = now;
    }
    this.removedCount = count;
    this.addedCount = count;
  }

  /** Takes note of other cards. */
  private meet(before: CardsInPlay, after: CardsInPlay): void {
    this.lineup = before === after ? after : undefined;
    this.isSeenAlike = [before, after].every(
      ({ plans, tokens }) => tokens.length === 0 && plans.every(({ power }) => power.near === null),
    );
  }

  /** Takes note of what a side sees, given where the board has changed. */
  private lookFrom(before: Readable, after: Readable, side: number, changed: Squares): void {
    const wasClosed = closedTo(before, side);
    const isClosed = closedTo(after, side);
    this.oldNear = before.lineup.plans[side]!.power.near ?? NEIGHBOURS;
    this.newNear = after.lineup.plans[side]!.power.near ?? NEIGHBOURS;
    this.oldOpen = ~(before.c0 | before.c1 | before.c2 | before.domes | wasClosed);
    this.newOpen = ~(after.c0 | after.c1 | after.c2 | after.domes | isClosed);
    const other = changed | (wasClosed ^ isClosed);
    this.concerned = this.oldNear === this.newNear ? withNear(other, this.newNear) : EVERYWHERE;
  }

  /** Lists what has changed about the workers of a side; 0 if as many stand at each height as before. */
  private listCrew(before: Readable, after: Readable, side: number, own: number): number {
    const { added, removed, oldNear, newNear, oldOpen, newOpen } = this;
    const old = crewOf(before, side);
    const now = crewOf(after, side);
    const { worker, surroundings: kinds } = side === own ? MINE : THEIRS;
    const concerned = (old | now) & this.concerned;
    if (concerned === 0) {
      this.risen[side] = 0;
      return 0;
    }
    let come = this.addedCount;
    let gone = this.removedCount;
    let risen = 0;
    for (let rest = concerned; rest !== 0; rest &= rest - 1) {
      const square = 31 - Math.clz32(rest & -rest);
      let was = NOBODY;
      let is = NOBODY;
      if (((old >> square) & 1) !== 0)
        was = surroundings(before.h1, before.h2, before.h3, oldNear[square]! & oldOpen, square);
      if (((now >> square) & 1) !== 0)
        is = surroundings(after.h1, after.h2, after.h3, newNear[square]! & newOpen, square);
      if (was === is) continue;
      const hasStayed = was !== NOBODY && is !== NOBODY && heightWithin(was) === heightWithin(is);
      if (was !== NOBODY) {
        const height = heightWithin(was);
        removed[gone++] = kinds + was;
        if (!hasStayed) {
          removed[gone++] = worker + square * 4 + height;
          risen -= 1 << (height * 8);
        }
      }
      if (is !== NOBODY) {
        const height = heightWithin(is);
        added[come++] = kinds + is;
        if (!hasStayed) {
          added[come++] = worker + square * 4 + height;
          risen += 1 << (height * 8);
        }
      }
    }
    this.addedCount = come;
    this.removedCount = gone;
    this.risen[side] = risen;
    return risen;
  }

  /** Lists what has changed about the card of each seat, and how high the workers of its power stand. */
  private listCards(before: Readable, after: Readable, own: number): void {
    const oldPlans = before.lineup.plans;
    const { plans, seats } = after.lineup;
    for (let seat = 0; seat < seats; seat++) {
      const { power: oldPower } = oldPlans[seat]!;
      const { power, side } = plans[seat]!;
      const offsets = side === own ? MINE : THEIRS;
      if (!isCardAsBefore(before, after, seat)) {
        this.removedCount = listCard(before, seat, offsets, this.removed, this.removedCount);
        this.addedCount = listCard(after, seat, offsets, this.added, this.addedCount);
      }
      if (oldPower === power) {
        const risen = this.risen[side]!;
        if (risen !== 0) this.listStandings(offsets.standing + power.number * 4, risen);
      } else {
        this.listStandings(offsets.standing + oldPower.number * 4, -heightsOf(before, side));
        this.listStandings(offsets.standing + power.number * 4, heightsOf(after, side));
      }
    }
  }

  /** A feature may be true several times over: once for each worker at its height. */
  private listStandings(standing: number, risen: number): void {
    const counts = NONE + risen;
    for (let height = 0; height < 4; height++) {
      let more = ((counts >> (height * 8)) & 255) - 32;
      for (; more > 0; more--) this.added[this.addedCount++] = standing + height;
      for (; more < 0; more++) this.removed[this.removedCount++] = standing + height;
    }
  }
}

/** Squares, and those next to them. */
function withNear(squares: Squares, near: readonly Squares[]): Squares {
  let all = squares;
  for (let rest = squares; rest !== 0; rest &= rest - 1) all |= near[31 - Math.clz32(rest & -rest)]!;
  return all;
}

function heightAt(h1: Squares, h2: Squares, h3: Squares, square: number): number {
  return ((h1 >> square) & 1) + ((h2 >> square) & 1) + ((h3 >> square) & 1);
}

function topOf({ h1, h2, h3, domes }: Readable, square: number): number {
  return ((domes >> square) & 1) !== 0 ? 4 : heightAt(h1, h2, h3, square);
}

/** How many workers of a side stand at each height, 8 bits each. */
function heightsOf(position: Readable, side: number): number {
  const { h1, h2, h3 } = position;
  let heights = 0;
  for (let rest = crewOf(position, side); rest !== 0; rest &= rest - 1)
    heights += 1 << (heightAt(h1, h2, h3, 31 - Math.clz32(rest & -rest)) * 8);
  return heights;
}
