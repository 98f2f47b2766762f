import { endOf, type Motion, motionsBetween } from '../motions.ts';
import type { QuarterTurns } from '../quarter-turns.ts';
import type { Scene } from '../scene.ts';
import { progress } from './easing.ts';

/** The way from one scene to the next. */
export interface Passage {
  readonly before: Scene;
  readonly after: Scene;
  readonly motions: readonly Motion[];
  /** When the motions end, and when everything rests; in milliseconds. */
  readonly arrival: number;
  readonly end: number;
}

/** One time of a passage, as it is seen. */
export interface Instant {
  readonly passage: Passage;
  readonly time: number;
  readonly turns: QuarterTurns;
  /** To which side the viewer has gone, in radians. */
  readonly yaw: number;
}

/** How long a mark takes to come or go. */
export const MARK_TIME = 120;
/** How long dust is in the air after a block has come down. */
export const DUST_TIME = 200;

/** What happens between two scenes. */
export function passageBetween(before: Scene, after: Scene): Passage {
  const motions = motionsBetween(before, after);
  const arrival = endOf(motions);
  const isBuilding = motions.some(({ kind }) => kind === 'build' || kind === 'dome');
  const isSame = before.marks === after.marks && motions.length === 0;
  return {
    before,
    after,
    motions,
    arrival,
    end: isSame ? 0 : arrival + Math.max(MARK_TIME, isBuilding ? DUST_TIME : 0),
  };
}

/** A scene in which nothing happens. */
export function restOf(scene: Scene): Passage {
  return { before: scene, after: scene, motions: [], arrival: 0, end: 0 };
}

/** How far a motion has come: 0 before it begins, 1 when it has ended. */
export function shareOf(motion: Motion, time: number): number {
  return progress(time, motion.start, motion.duration);
}
