import { awaitsChance, chances, LINEUPS, type Position } from '@thera/rules';

/** Whether something has to be drawn; cheap where nothing ever is. */
export function drawIsDue(position: Position): boolean {
  const { awaitsDraw, tossers } = LINEUPS[position.lineup]!;
  return (awaitsDraw || tossers.length > 0) && awaitsChance(position);
}

/** Every position that the draws which are due may lead to. */
export function outcomesOf(position: Position): readonly Position[] {
  return drawIsDue(position) ? chances(position).flatMap(outcomesOf) : [position];
}
