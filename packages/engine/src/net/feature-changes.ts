import { crewOf, memoryOf, type Position, type Square, type Squares } from '@thera/santorini';
import { NEIGHBOURS } from '../evaluation/neighbours.ts';
import { MINE, TERRAIN, THEIRS } from './features.ts';
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

  constructor(added: Uint16Array, removed: Uint16Array) {
    this.added = added;
    this.removed = removed;
  }

  /** Lists what is true of one position and not of the other. Both have the same seats. */
  list(before: Position, after: Position, own: number): void {
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
    const changed = rebuilt | ((old0 | oldC1 | oldC2) ^ (c0 | c1 | c2));
    let near = changed;
    for (let rest = changed; rest !== 0; rest &= rest - 1) near |= NEIGHBOURS[31 - Math.clz32(rest & -rest)]!;
    let isRisen = this.listCrew(before, after, 0, near, own);
    isRisen |= this.listCrew(before, after, 1, near, own);
    isRisen |= this.listCrew(before, after, 2, near, own);
    const isAsKnown =
      before.lineup === after.lineup &&
      before.m0 === after.m0 &&
      before.m1 === after.m1 &&
      before.m2 === after.m2 &&
      before.m3 === after.m3;
    if (!isAsKnown || isRisen !== 0) this.listCards(before, after, own);
  }

  /** Lists what has changed about the workers of a side on some squares; 0 if as many stand at each height as before. */
  private listCrew(before: Position, after: Position, side: number, near: Squares, own: number): number {
    const { added, removed } = this;
    const old = crewOf(before, side);
    const now = crewOf(after, side);
    const { worker, surroundings: kinds } = side === own ? MINE : THEIRS;
    const wasFree = ~(before.c0 | before.c1 | before.c2 | before.domes);
    const free = ~(after.c0 | after.c1 | after.c2 | after.domes);
    let come = this.addedCount;
    let gone = this.removedCount;
    let risen = 0;
    // A worker that stays may have come to be another side's.
    for (let rest = (old | now) & (near | (old ^ now)); rest !== 0; rest &= rest - 1) {
      const square = 31 - Math.clz32(rest & -rest);
      const isThere = (now >> square) & 1;
      const wasThere = (old >> square) & 1;
      const was = wasThere !== 0 ? surroundings(before.h1, before.h2, before.h3, wasFree, square) : NOBODY;
      const is = isThere !== 0 ? surroundings(after.h1, after.h2, after.h3, free, square) : NOBODY;
      if (was === is) continue;
      const hasStayed = was !== NOBODY && is !== NOBODY && heightWithin(was) === heightWithin(is);
      if (was !== NOBODY) {
        removed[gone++] = kinds + was;
        if (!hasStayed) {
          removed[gone++] = worker + square * 4 + heightWithin(was);
          risen -= 1 << (heightWithin(was) * 8);
        }
      }
      if (is !== NOBODY) {
        added[come++] = kinds + is;
        if (!hasStayed) {
          added[come++] = worker + square * 4 + heightWithin(is);
          risen += 1 << (heightWithin(is) * 8);
        }
      }
    }
    this.addedCount = come;
    this.removedCount = gone;
    this.risen[side] = risen;
    return risen;
  }

  /** Lists what has changed about the power of each seat: itself, its memory, and how high its workers stand. */
  private listCards(before: Position, after: Position, own: number): void {
    const oldPlans = before.lineup.plans;
    const { plans, seats } = after.lineup;
    for (let seat = 0; seat < seats; seat++) {
      const { power: oldPower, slot: oldSlot } = oldPlans[seat]!;
      const { power, slot, side } = plans[seat]!;
      const { power: powers, memory: memories, standing: standings } = side === own ? MINE : THEIRS;
      const remembered = memoryOf(before, oldSlot) !== 0;
      const remembers = memoryOf(after, slot) !== 0;
      if (oldPower === power) {
        if (remembered && !remembers) this.removed[this.removedCount++] = memories + power.number;
        if (remembers && !remembered) this.added[this.addedCount++] = memories + power.number;
        const risen = this.risen[side]!;
        if (risen !== 0) this.listStandings(standings + power.number * 4, risen);
      } else {
        this.removed[this.removedCount++] = powers + oldPower.number;
        this.added[this.addedCount++] = powers + power.number;
        if (remembered) this.removed[this.removedCount++] = memories + oldPower.number;
        if (remembers) this.added[this.addedCount++] = memories + power.number;
        this.listStandings(standings + oldPower.number * 4, -heightsOf(before, side));
        this.listStandings(standings + power.number * 4, heightsOf(after, side));
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

function heightAt(h1: Squares, h2: Squares, h3: Squares, square: Square): number {
  return ((h1 >> square) & 1) + ((h2 >> square) & 1) + ((h3 >> square) & 1);
}

function terrainAt(h1: Squares, h2: Squares, h3: Squares, domes: Squares, square: Square): number {
  return ((domes >> square) & 1) !== 0 ? 4 : heightAt(h1, h2, h3, square);
}

/** How many workers of a side stand at each height, 8 bits each. */
function heightsOf(position: Position, side: number): number {
  const { h1, h2, h3 } = position;
  let heights = 0;
  for (let rest = crewOf(position, side); rest !== 0; rest &= rest - 1)
    heights += 1 << (heightAt(h1, h2, h3, 31 - Math.clz32(rest & -rest)) * 8);
  return heights;
}
