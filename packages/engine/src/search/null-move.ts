import type { Lineup, Position } from '@thera/santorini';
import { mayThreatenNext } from './threat.ts';

/** From this depth on a null move that fails high is verified. */
export const VERIFIED_FROM = 8;

/**
 * Whether a null move may be tried: doing nothing would be a turn like any other, and who has which power does not depend
 * on it. Near the leaves it may only if the others cannot come to threaten anything.
 */
export function nullMoveAllowed(position: Position, depth: number): boolean {
  const { lineup } = position;
  if (position.extra !== 0 || position.prefix !== null || !isStill(lineup)) return false;
  return depth >= 3 || !mayThreatenNext(position, lineup.next[position.turn]!);
}

function isStill({ isSteady, seats, alternation, reactors, decks, tossers, hidden }: Lineup): boolean {
  const byChance = decks.length + tossers.length;
  return isSteady && seats === 2 && alternation === null && reactors.length + byChance + hidden.length === 0;
}
