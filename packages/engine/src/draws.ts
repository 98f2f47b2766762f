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

/** Whether two outcomes of one draw are the same: nothing else can differ. */
export function haveSameDraw(a: Position, b: Position): boolean {
  return (
    a.turn === b.turn &&
    a.lineup === b.lineup &&
    a.extra === b.extra &&
    a.m0 === b.m0 &&
    a.m1 === b.m1 &&
    a.m2 === b.m2 &&
    a.m3 === b.m3
  );
}
