import { fault, ok, type Result } from '@thera/table';
import type { Drafting } from '../stage.ts';
import type { PositionError } from './errors.ts';
import type { Extras } from './parse-extras.ts';
import type { SeatText } from './parse-seat.ts';

/** The draft that a text describes, if it is one that can come about. */
export function draftOf(
  phase: Drafting['phase'],
  turn: number,
  seats: readonly SeatText[],
  { offer, challenger, edition, bans, at }: Extras,
): Result<Drafting, PositionError> {
  const cards = seats.map(({ card }) => card);
  const picked = cards.filter((card) => card !== null).length;
  const picker = (challenger + 1 + picked) % seats.length;
  const expected = phase === 'pick' ? picker : challenger;
  if (turn !== expected) return fault('bad-to-move', String(at));
  const left = offer === null ? seats.length - picked : offer.length;
  const fits = {
    offer: picked === 0,
    pick: left > 0 && picked + left === seats.length,
    start: picked === seats.length,
  };
  if (!fits[phase]) return fault('bad-phase', String(at));
  return ok({ phase, turn, challenger, cards, offer, edition, bans });
}
