import type { Island } from '@thera/sphinx';
import type { SceneryKind } from './scenery.ts';
import type { Islet, Point } from './shore.ts';

/** One of the six islands, which are groups of islets. */
export interface ChartIsland {
  /** The middle of its name. */
  readonly title: Point;
  readonly islets: readonly Islet[];
  readonly scenery: readonly (readonly [kind: SceneryKind | 'sphinx', x: number, y: number, size?: number])[];
}

/** Where a riddle stands: the middle of its arch, with the plate behind it, or the right end of the plate. */
export interface RiddleMark {
  readonly at: Point;
  readonly isRight?: true;
}

/** A chart for a shape of screen. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly islands: Readonly<Record<Island, ChartIsland>>;
  /** By the number of the riddle. */
  readonly marks: readonly RiddleMark[];
  readonly rose: { readonly at: Point; readonly radius: number };
}

/** Islets in few words: where, how far they reach, and their seed. */
export const islet = (x: number, y: number, rx: number, ry: number, seed: number): Islet => ({
  at: [x, y],
  reach: [rx, ry],
  seed,
});

const ARCH = 15;
const PLATE = { width: 168, height: 44 } as const;

/** About what an arch and its plate cover. */
export function coverOf({ at: [x, y], isRight }: RiddleMark): {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
} {
  const left = isRight ? x - PLATE.width - 2 * ARCH : x - ARCH;
  const right = isRight ? x : x + ARCH + PLATE.width;
  return { left, right, top: y - PLATE.height / 2, bottom: y + PLATE.height / 2 };
}

/** Where lines from riddle to riddle meet a mark. */
export function meetingPoint(mark: RiddleMark): Point {
  const { left } = coverOf(mark);
  return [left + ARCH, mark.at[1]];
}
