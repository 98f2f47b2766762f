/** A pair of numbers: along x and along y. */
export type Pair = readonly [x: number, y: number];

/** A point of a coast. How far out to sea it lies is a matter of what is drawn there: rim, cliff or foam. */
export interface CoastPoint {
  /** Where the squares end. */
  readonly edge: Pair;
  /** By how much it moves for each unit farther out; less where other land is near. */
  readonly out: Pair;
  /** The direction out to sea, of length 1. */
  readonly normal: Pair;
  /** How far around the coast it lies, from 0 to a full turn. */
  readonly angle: number;
}

/** A closed line along which the land ends, with the land on its left. */
export type Coast = readonly CoastPoint[];

/** How far out the rim around the squares reaches. */
export const RIM = 0.45;

/** Where a point lies, so far out; `swell` draws the whole line nearer or farther. */
export function coastAt({ edge, out }: Pick<CoastPoint, 'edge' | 'out'>, reach: number, swell = 1): Pair {
  return [(edge[0] + out[0] * reach) * swell, (edge[1] + out[1] * reach) * swell];
}
