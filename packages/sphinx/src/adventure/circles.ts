import type { Tier } from '../riddle.ts';
import { RIDDLES } from '../riddles/index.ts';

/** A circle of the adventure map: an objective of a riddle. */
export interface Circle {
  readonly riddle: number;
  readonly tier: Tier;
}

/** All circles, riddle by riddle. */
export const CIRCLES: readonly Circle[] = RIDDLES.flatMap(({ number, objectives }) =>
  objectives.map(({ tier }) => ({ riddle: number, tier })),
);

/** A circle as a key for sets and maps. */
export const circleKey = ({ riddle, tier }: Circle): string => `${riddle} ${tier}`;

const KNOWN: ReadonlySet<string> = new Set(CIRCLES.map(circleKey));

/** Whether the riddle has such an objective. */
export const isCircle = (circle: Circle): boolean => KNOWN.has(circleKey(circle));
