import type { Walk } from '../motions.ts';
import { easeInOut, easeOut, hop } from './easing.ts';
import type { Placement } from './placement.ts';

/** A place with its height. */
export interface Foothold {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Of whoever stands there. */
  readonly size: number;
}

interface Gait {
  /** How high above the higher end the way goes. */
  readonly arc: number;
  /** How far to the left it goes. */
  readonly aside: number;
  /** By how much a figure is squashed when it lands, and in which share of the time. */
  readonly squash: number;
  readonly landing: number;
}

const GAITS: Readonly<Record<Walk['kind'], Gait>> = {
  move: { arc: 0.18, aside: 0, squash: 0, landing: 0 },
  cross: { arc: 0.22, aside: 0, squash: 0, landing: 0 },
  fly: { arc: 0.5, aside: 0, squash: 0, landing: 0 },
  climb: { arc: 0.28, aside: 0, squash: 0.04, landing: 0.28 },
  descend: { arc: 0.12, aside: 0, squash: 0.06, landing: 0.32 },
  push: { arc: 0, aside: 0, squash: 0, landing: 0 },
  swap: { arc: 0.14, aside: 0.3, squash: 0, landing: 0 },
  lift: { arc: 0, aside: 0, squash: 0, landing: 0 },
};
/** How far somebody who is pushed slides too far. */
const SKID = 0.05;

/** Where a worker is on its way, and how high above the ground below. */
export function walkAt(
  kind: Walk['kind'],
  from: Foothold,
  to: Foothold,
  share: number,
  lift = 1,
): Placement & { readonly above: number } {
  const gait = GAITS[kind];
  const going = Math.min(share / (1 - gait.landing), 1);
  const along = kind === 'push' ? easeOut(going) + SKID * hop(going) * going : easeInOut(going);
  const straight = between(from.y, to.y, along);
  const y = straight + lift * gait.arc * hop(along) + risen(from.y, to.y, along);
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const aside = (gait.aside * hop(along)) / (Math.hypot(dx, dz) || 1);
  const landed =
    gait.landing > 0 && share > 1 - gait.landing ? hop((share - 1 + gait.landing) / gait.landing) : 0;
  return {
    x: between(from.x, to.x, along) + dz * aside,
    y,
    z: between(from.z, to.z, along) - dx * aside,
    size: between(from.size, to.size, along),
    stretch: 1 - gait.squash * landed,
    above: y - straight,
  };
}

// Who climbs goes up first and then over the edge; who steps down goes over the edge first.
function risen(from: number, to: number, along: number): number {
  return Math.abs(to - from) * 0.5 * hop(along);
}

const between = (from: number, to: number, share: number): number => from + (to - from) * share;
