import { crewOf, type Squares } from '@thera/santorini';
import { NEIGHBOURS } from '../evaluation/neighbours.ts';
import { closedTo, type Readable } from './cards-in-play.ts';
import { isCardAsBefore, listCard, MINE, TERRAIN, THEIRS } from './features.ts';
import { heightWithin, surroundings } from './surroundings.ts';

/** Stands for what is around a worker who is not there. */
const NOBODY = -1;

/** How many of something there are at each height, 8 bits each; this is none of each. */
const NONE = 0x20202020;

const BOARD = (1 << 25) - 1;

/** The difference between the features of two positions, as lists that a kernel reads. */
export class FeatureChanges {
  readonly added: Uint16Array;
  readonly removed: Uint16Array;
  addedCount = 0;
  removedCount = 0;
  /** How many more workers of each side stand at each height, 8 bits each. */
  private readonly risen: Int32Array = new Int32Array(3);

  constructor(added: Uint16Array, removed: Uint16Array) {
    this.added = added;
    this.removed = removed;
  }

  /** Lists what is true of one position and not of the other. Both have the same seats. */
  list(before: Readable, after: Readable, own: number): void {
    const { h1: old1, h2: old2, h3: old3, domes: oldDomes, c0: old0, c1: oldC1, c2: oldC2 } = before;
    const { h1, h2, h3, domes, c0, c1, c2 } = after;
    const rebuilt = (old1 ^ h1) | (old2 ^ h2) | (old3 ^ h3) | (oldDomes ^ domes);
    let count = 0;
    for (let rest = rebuilt; rest !== 0; rest &= rest - 1) {
      const square = 31 - Math.clz32(rest & -rest);
      const old = terrainAt(old1, old2, old3, oldDomes, square);
      const now = terrainAt(h1, h2, h3, domes, square);
      if (old === now) continue;
      this.removed[count] = TERRAIN + square * 5 + old;
      this.added[count++] = TERRAIN + square * 5 + now;
    }
    this.removedCount = count;
    this.addedCount = count;
    // What is around a worker changes with what is built there and who comes and goes.
    const changed = rebuilt | (old0 ^ c0) | (oldC1 ^ c1) | (oldC2 ^ c2);
    let isRisen = this.listCrew(before, after, 0, changed, own);
    isRisen |= this.listCrew(before, after, 1, changed, own);
    if ((oldC2 | c2) !== 0) isRisen |= this.listCrew(before, after, 2, changed, own);
    else this.risen[2] = 0;
    const isAsKnown =
      before.lineup === after.lineup &&
      before.m0 === after.m0 &&
      before.m1 === after.m1 &&
      before.m2 === after.m2 &&
      before.m3 === after.m3;
    if (!isAsKnown || isRisen !== 0) this.listCards(before, after, own);
  }

  /** Lists what has changed about the workers of a side, given where the board has; 0 if as many stand at each height as before. */
  private listCrew(before: Readable, after: Readable, side: number, changed: Squares, own: number): number {
    const { added, removed } = this;
    const old = crewOf(before, side);
    const now = crewOf(after, side);
    const { worker, surroundings: kinds } = side === own ? MINE : THEIRS;
    const wasClosed = closedTo(before, side);
    const isClosed = closedTo(after, side);
    const oldNear = before.lineup.plans[side]!.power.near;
    const newNear = after.lineup.plans[side]!.power.near;
    const concerned = (old | now) & concernedBy(changed | (wasClosed ^ isClosed), oldNear, newNear);
    if (concerned === 0) {
      this.risen[side] = 0;
      return 0;
    }
    const wasFree = ~(before.c0 | before.c1 | before.c2 | before.domes | wasClosed);
    const isFree = ~(after.c0 | after.c1 | after.c2 | after.domes | isClosed);
    let come = this.addedCount;
    let gone = this.removedCount;
    let risen = 0;
    for (let rest = concerned; rest !== 0; rest &= rest - 1) {
      const square = 31 - Math.clz32(rest & -rest);
      let was = NOBODY;
      let is = NOBODY;
      if (((old >> square) & 1) !== 0) {
        const open = (oldNear ?? NEIGHBOURS)[square]! & wasFree;
        was = surroundings(before.h1, before.h2, before.h3, open, square);
      }
      if (((now >> square) & 1) !== 0) {
        const open = (newNear ?? NEIGHBOURS)[square]! & isFree;
        is = surroundings(after.h1, after.h2, after.h3, open, square);
      }
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

/** The squares from which something looks different once some squares have changed. */
function concernedBy(
  changed: Squares,
  oldNear: readonly Squares[] | null,
  newNear: readonly Squares[] | null,
): Squares {
  if (oldNear !== newNear) return BOARD;
  const near = newNear ?? NEIGHBOURS;
  let concerned = changed;
  for (let rest = changed; rest !== 0; rest &= rest - 1) concerned |= near[31 - Math.clz32(rest & -rest)]!;
  return concerned;
}

function heightAt(h1: Squares, h2: Squares, h3: Squares, square: number): number {
  return ((h1 >> square) & 1) + ((h2 >> square) & 1) + ((h3 >> square) & 1);
}

function terrainAt(h1: Squares, h2: Squares, h3: Squares, domes: Squares, square: number): number {
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
