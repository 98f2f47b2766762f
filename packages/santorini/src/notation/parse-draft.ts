import { fault, ok, type Result } from '@thera/table';
import { nightFaultBeside } from '../setup/drafting.ts';
import type { Drafting } from '../stage.ts';
import type { PositionError } from './errors.ts';
import type { Extras } from './parse-extras.ts';
import type { SeatText } from './parse-seat.ts';

/** The draft that a text describes, if it is one that can come about. */
export function draftOf(
  phase: Drafting['phase'],
  turn: number,
  seats: readonly SeatText[],
  extras: Extras,
): Result<Drafting, PositionError> {
  const { offer, challenger, edition, bans, at } = extras;
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
  const draft: Drafting = { phase, turn, challenger, cards, offer, night: null, edition, bans };
  return extras.night === undefined ? ok(draft) : withNight(draft, extras);
}

/** A night stands beside an offer that has a card for it, taken or not. */
function withNight(draft: Drafting, { night, at }: Extras): Result<Drafting, PositionError> {
  const offer = [...draft.cards, ...(draft.offer ?? [])].flatMap((card) => card ?? []);
  const isNamed = draft.phase !== 'offer' && draft.offer !== null;
  const isGood = isNamed && nightFaultBeside(draft, offer, night!) === undefined;
  if (!isGood || night === undefined || night === 'mortal') return fault('bad-extras', String(at));
  return ok({ ...draft, night });
}
