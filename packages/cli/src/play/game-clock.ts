import { LEVELS, type Level } from '@thera/table';

const LAST_TIMELESS: Level = 'builder';

/**
 * The clock by which a level thinks. Up to the usual level time stands still, so that a game with a seed is the same on
 * every machine; those above are everything that can be done in their time.
 */
export const gameClock = (level: Level): (() => number) =>
  LEVELS.indexOf(level) <= LEVELS.indexOf(LAST_TIMELESS) ? () => 0 : wallClock;

/** The clock for who is waiting. */
export const wallClock = (): number => performance.now();
