import type { Riddle } from './riddle.ts';
import { RIDDLES } from './riddles/index.ts';

/** The edition of a riddle in which new games are begun: how often it has been changed since games were kept. */
export const latestEdition = (riddle: number): number => RIDDLES[riddle]?.earlier?.length ?? 0;

/** A riddle as it was in one of its editions, so that whoever began with that can play on. */
export function riddleInEdition(number: number, edition: number): Riddle {
  const { earlier = [], ...latest } = RIDDLES[number]!;
  return Object.assign({}, latest, ...earlier.slice(edition).toReversed());
}
