import { crewOf, LINEUPS, memoryOf, type Position, type Squares } from '@thera/rules';
import {
  MY_MEMORY,
  MY_POWER,
  MY_STANDING,
  MY_WORKER,
  TERRAIN,
  THEIR_MEMORY,
  THEIR_POWER,
  THEIR_STANDING,
  THEIR_WORKER,
} from '../features.ts';

/** How many of something there are at each height, 8 bits each; this is none of each. */
const NONE = 0x20202020;

/** The difference between the facts of two positions, as lists that a kernel reads. */
export class FeatureChanges {
  readonly added: Uint16Array;
  readonly removed: Uint16Array;
  addedCount = 0;
  removedCount = 0;

  constructor(added: Uint16Array, removed: Uint16Array) {
    this.added = added;
    this.removed = removed;
  }

  /** Lists what is true of one position and not of the other. Both have the same seats. */
  list(before: Position, after: Position, own: number): void {
    this.addedCount = 0;
    this.removedCount = 0;
    const rebuilt = (before.h1 ^ after.h1) | (before.h2 ^ after.h2) | (before.h3 ^ after.h3);
    const altered = rebuilt | (before.domes ^ after.domes);
    if (altered !== 0) this.listTerrain(before, after, altered);
    const risen0 = this.listCrew(before, after, 0, rebuilt, own);
    const risen1 = this.listCrew(before, after, 1, rebuilt, own);
    const risen2 = this.listCrew(before, after, 2, rebuilt, own);
    const isAsKnown =
      before.lineup === after.lineup &&
      before.m0 === after.m0 &&
      before.m1 === after.m1 &&
      before.m2 === after.m2 &&
      before.m3 === after.m3;
    if (!isAsKnown || (risen0 | risen1 | risen2) !== 0)
      this.listCards(before, after, own, risen0, risen1, risen2);
  }

  private listTerrain(before: Position, after: Position, squares: Squares): void {
    for (let rest = squares; rest !== 0; rest &= rest - 1) {
      const square = 31 - Math.clz32(rest & -rest);
      const old = terrainAt(before, square);
      const now = terrainAt(after, square);
      if (old === now) continue;
      this.removed[this.removedCount++] = TERRAIN + square * 5 + old;
      this.added[this.addedCount++] = TERRAIN + square * 5 + now;
    }
  }

  /** Lists where the workers of a side were and are, and returns how many more there are at each height. */
  private listCrew(before: Position, after: Position, side: number, rebuilt: Squares, own: number): number {
    const old = crewOf(before, side);
    const now = crewOf(after, side);
    const touched = (old ^ now) | rebuilt;
    if (((old | now) & touched) === 0) return 0;
    const workers = side === own ? MY_WORKER : THEIR_WORKER;
    let risen = 0;
    for (let rest = old & touched; rest !== 0; rest &= rest - 1) {
      const square = 31 - Math.clz32(rest & -rest);
      const height = heightAt(before, square);
      this.removed[this.removedCount++] = workers + square * 4 + height;
      risen -= 1 << (height * 8);
    }
    for (let rest = now & touched; rest !== 0; rest &= rest - 1) {
      const square = 31 - Math.clz32(rest & -rest);
      const height = heightAt(after, square);
      this.added[this.addedCount++] = workers + square * 4 + height;
      risen += 1 << (height * 8);
    }
    return risen;
  }

  /** Lists what has changed about the power of each seat: itself, its memory, and how high its workers stand. */
  private listCards(
    before: Position,
    after: Position,
    own: number,
    risen0: number,
    risen1: number,
    risen2: number,
  ): void {
    const oldPlans = LINEUPS[before.lineup]!.plans;
    const { plans, seats } = LINEUPS[after.lineup]!;
    for (let seat = 0; seat < seats; seat++) {
      const { power: oldPower, slot: oldSlot } = oldPlans[seat]!;
      const { power, slot, side } = plans[seat]!;
      const powers = side === own ? MY_POWER : THEIR_POWER;
      const memories = side === own ? MY_MEMORY : THEIR_MEMORY;
      const standings = side === own ? MY_STANDING : THEIR_STANDING;
      const remembered = memoryOf(before, oldSlot) !== 0;
      const remembers = memoryOf(after, slot) !== 0;
      if (oldPower === power) {
        if (remembered && !remembers) this.removed[this.removedCount++] = memories + power.number;
        if (remembers && !remembered) this.added[this.addedCount++] = memories + power.number;
        const risen = side === 0 ? risen0 : side === 1 ? risen1 : risen2;
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

  /** A fact may be true several times over: once for each worker at its height. */
  private listStandings(standing: number, risen: number): void {
    const counts = NONE + risen;
    for (let height = 0; height < 4; height++) {
      let more = ((counts >> (height * 8)) & 255) - 32;
      for (; more > 0; more--) this.added[this.addedCount++] = standing + height;
      for (; more < 0; more++) this.removed[this.removedCount++] = standing + height;
    }
  }
}

function heightAt({ h1, h2, h3 }: Position, square: number): number {
  return ((h1 >> square) & 1) + ((h2 >> square) & 1) + ((h3 >> square) & 1);
}

function terrainAt(position: Position, square: number): number {
  return ((position.domes >> square) & 1) !== 0 ? 4 : heightAt(position, square);
}

/** How many workers of a side stand at each height, 8 bits each. */
function heightsOf(position: Position, side: number): number {
  let heights = 0;
  for (let rest = crewOf(position, side); rest !== 0; rest &= rest - 1)
    heights += 1 << (heightAt(position, 31 - Math.clz32(rest & -rest)) * 8);
  return heights;
}
