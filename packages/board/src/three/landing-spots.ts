import { type Place, type QuarterTurns, turned } from '../quarter-turns.ts';
import { OUTWARD, rimSide, type Side } from '../rim-side.ts';
import type { Landing, Scene } from '../scene.ts';
import { type Spot, spotOf } from './measures.ts';

/** Where things of a landing lie, out from the middle of its square. */
export interface LandingSpots {
  readonly landing: Landing;
  readonly threshold: Spot;
  readonly post: Spot;
  /** The way out, as it is seen. */
  readonly way: Place;
}

const OUT = { threshold: 0.5, post: 0.7 };
/** Where names of lines lie on the rim, a post stands beside them. */
const ASIDE: Readonly<Record<Side, number>> = { N: 0, E: 0, S: 0.3, W: 0.3 };

/** The landings of a scene that lie at the rim. */
export function landingSpots({ shape, landings = [] }: Scene, turns: QuarterTurns): readonly LandingSpots[] {
  const squares = landings.map(({ square }) => square);
  return landings.flatMap((landing) => {
    const side = rimSide(shape, landing.square, squares);
    if (side === undefined) return [];
    const seen = turned(side, turns) as Side;
    const way = OUTWARD[seen];
    const { x, z } = spotOf(shape, landing.square, turns);
    const beside = (out: number, aside: number): Spot => ({
      x: x + way.x * out + Math.abs(way.y) * aside,
      z: z - way.y * out - Math.abs(way.x) * aside,
    });
    return [{ landing, way, threshold: beside(OUT.threshold, 0), post: beside(OUT.post, ASIDE[seen]) }];
  });
}
