import { fault, ok, type Result } from '@thera/table';
import { CORRECTION_FACTS, nextTime, SIGNATURE_FACTS, withFact } from './facts.ts';
import { guestKey, parseGuestName } from './guest-name.ts';
import { type Guest, guestbook, unsignedSeats } from './guestbook.ts';
import type { AdventureLog, GuestColour } from './log.ts';
import type { LogRefusal } from './refusal.ts';

/** Who signs, for which seat of which play. */
export interface Signing {
  readonly play: string;
  readonly seat: number;
  readonly name: string;
  readonly colour: GuestColour;
}

/** The first step after a riddle. Who signs with a name that is there already is that guest. */
export function signGuestbook(
  log: AdventureLog,
  signing: Signing,
  now: number,
): Result<AdventureLog, LogRefusal> {
  const { play, seat, colour } = signing;
  const played = log.plays.find(({ id }) => id === play);
  if (played === undefined) return fault('unknown-play', 'play');
  const taken = played.seats[seat];
  if (taken === undefined || taken.isComputer) return fault('unknown-seat', 'seat');
  const isUnsigned = unsignedSeats(log).some((one) => one.play === play && one.seat === seat);
  if (!isUnsigned) return fault('signed-already', 'seat');
  const name = parseGuestName(signing.name);
  if (name === undefined) return fault('bad-name', 'name');
  const signature = { play, seat, name, colour, time: nextTime(log, now) };
  return ok({ ...log, signatures: withFact(SIGNATURE_FACTS, log.signatures, signature) });
}

/** A guest's name is corrected, wherever it stands. */
export function correctName(
  log: AdventureLog,
  from: string,
  to: string,
  now: number,
): Result<AdventureLog, LogRefusal> {
  const guestNamed = (name: string): Guest | undefined =>
    guestbook(log).find((guest) => guestKey(guest.name) === guestKey(name));
  const guest = guestNamed(from);
  if (guest === undefined) return fault('unknown-guest', 'from');
  const name = parseGuestName(to);
  if (name === undefined) return fault('bad-name', 'to');
  const taken = guestNamed(name);
  if (taken !== undefined && taken.name !== guest.name) return fault('name-taken', 'to');
  const correction = { from: guest.name, to: name, time: nextTime(log, now) };
  return ok({ ...log, corrections: withFact(CORRECTION_FACTS, log.corrections, correction) });
}
