import { COLOURS } from '../crew.ts';
import { correctedName } from './corrected-name.ts';
import { signatureKey } from './facts.ts';
import { guestKey } from './guest-name.ts';
import type { AdventureLog, GuestColour, Play } from './log.ts';

/** Somebody in the guestbook. */
export interface Guest {
  readonly name: string;
  readonly firstRiddle: number;
  /** How many different riddles. */
  readonly riddles: number;
  readonly plays: number;
  /** Played most often, of equals last. */
  readonly colour: GuestColour;
}

/** A seat of a play whose player has still to sign. */
export interface UnsignedSeat {
  readonly play: string;
  readonly seat: number;
  readonly colour: GuestColour;
  /** What was said at the table, as a suggestion. */
  readonly name?: string;
}

/** Everybody in the guestbook, in the order of signing. */
export function guestbook(log: AdventureLog): readonly Guest[] {
  const attended = attendances(log);
  return [...signedNames(log)].map(([key, name]) =>
    guestOf(
      name,
      attended.filter((seat) => seat.name !== undefined && guestKey(seat.name) === key),
    ),
  );
}

/** Those who took part and are not in the guestbook. */
export function unsignedSeats(log: AdventureLog): readonly UnsignedSeat[] {
  const signed = signedNames(log);
  return attendances(log)
    .filter(({ name }) => name === undefined || !signed.has(guestKey(name)))
    .map(({ play, seat, name, colour }) => ({
      play: play.id,
      seat,
      colour,
      ...(name === undefined ? {} : { name }),
    }));
}

/** Those who signed first: an adventure without a title is called after them. */
export function firstNames(log: AdventureLog): readonly string[] {
  const signed = signedNames(log);
  const names = attendances(log)
    .filter(({ play }) => play === log.plays[0])
    .flatMap(({ name }) => (name === undefined ? [] : (signed.get(guestKey(name)) ?? [])));
  return [...new Set(names)];
}

/** Somebody who sat in a play, by the name that is right now. */
interface Attendance {
  readonly play: Play;
  readonly seat: number;
  readonly name: string | undefined;
  readonly colour: GuestColour;
}

function attendances(log: AdventureLog): readonly Attendance[] {
  const signatures = new Map(log.signatures.map((one) => [signatureKey(one), one]));
  return log.plays.flatMap((play) =>
    play.seats.flatMap(({ colour, name, isComputer }, seat) => {
      if (isComputer) return [];
      const signed = signatures.get(signatureKey({ play: play.id, seat }));
      if (signed !== undefined)
        return { play, seat, colour: signed.colour, name: correctedName(log, signed.name, signed.time) };
      const known = name === undefined ? undefined : correctedName(log, name, play.ended);
      return { play, seat, colour, name: known };
    }),
  );
}

/** The names in the guestbook by what makes them a guest's, as they were written first. */
function signedNames(log: AdventureLog): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { name, time } of log.signatures) {
    const now = correctedName(log, name, time);
    if (!names.has(guestKey(now))) names.set(guestKey(now), now);
  }
  return names;
}

function guestOf(name: string, attended: readonly Attendance[]): Guest {
  const plays = [...new Set(attended.map(({ play }) => play))];
  return {
    name,
    firstRiddle: plays[0]!.riddle,
    riddles: new Set(plays.map(({ riddle }) => riddle)).size,
    plays: plays.length,
    colour: favourite(attended.map(({ colour }) => colour)),
  };
}

function favourite(colours: readonly GuestColour[]): GuestColour {
  const fondness = (colour: GuestColour): number =>
    colours.filter((one) => one === colour).length + colours.lastIndexOf(colour) / colours.length;
  return COLOURS.reduce((best, colour) => (fondness(colour) > fondness(best) ? colour : best));
}
