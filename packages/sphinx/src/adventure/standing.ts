import { CIRCLES } from './circles.ts';
import { mapCircles } from './circles-of-log.ts';
import { LAST_RIDDLE } from './islands.ts';
import type { AdventureLog } from './log.ts';

/** How far an adventure has come. */
export interface Standing {
  readonly circles: number;
  readonly mostCircles: number;
  /** Riddles with one circle or more. */
  readonly solved: readonly number[];
  /** Riddles with all of their circles. */
  readonly mastered: readonly number[];
  /** The last riddle is solved. */
  readonly isTold: boolean;
  /** Every circle is shaded. */
  readonly isPerfect: boolean;
}

/** How far it has come by what is shaded. */
export function standingOf(log: AdventureLog): Standing {
  const circles = mapCircles(log);
  const shaded = circles.filter(({ state }) => state === 'shaded');
  const open = new Set(circles.filter(({ state }) => state !== 'shaded').map(({ riddle }) => riddle));
  const solved = [...new Set(shaded.map(({ riddle }) => riddle))];
  return {
    circles: shaded.length,
    mostCircles: CIRCLES.length,
    solved,
    mastered: solved.filter((riddle) => !open.has(riddle)),
    isTold: solved.includes(LAST_RIDDLE),
    isPerfect: shaded.length === CIRCLES.length,
  };
}
