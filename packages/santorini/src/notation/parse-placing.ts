import { fault, ok, type Result } from '@thera/table';
import { isOut, sideOfSeat } from '../lineup.ts';
import { crewOf, type Position } from '../position.ts';
import { dutiesOf, isDone, isSecret } from '../setup/duties.ts';
import type { Placing } from '../stage.ts';
import type { PositionError } from './errors.ts';
import type { Extras } from './parse-extras.ts';

/** The stage before play that a text describes, if it is one that can come about. */
export function placingOf(
  position: Position,
  { start = 0, ram, steps, react, sites, at }: Extras,
): Result<Placing, PositionError> {
  if ((position.h1 | position.domes) !== 0) return fault('bad-heights', '0');
  const isInPlay =
    ram !== undefined ||
    steps !== undefined ||
    react !== undefined ||
    sites !== undefined ||
    position.extra !== 0;
  if (isInPlay) return fault('bad-extras', String(at));
  const { lineup } = position;
  if (position.winner >= 0 || lineup.slots.some((_, seat) => isOut(lineup, seat)))
    return fault('bad-phase', String(at));
  const waiting = dutiesOf(lineup, start).filter((duty) => !isDone(position, lineup, duty));
  const isHalfDone = waiting.some(
    ({ kind, seat }) => kind === 'workers' && crewOf(position, sideOfSeat(lineup.seats, seat)) !== 0,
  );
  if (waiting.length === 0 || isHalfDone) return fault('bad-phase', String(at));
  // What another seat does in secret may be done already.
  const next = waiting.find((duty) => duty.seat === position.turn || !isSecret(lineup, duty));
  return next?.seat === position.turn
    ? ok({ phase: 'place', position, start })
    : fault('bad-to-move', String(at));
}
