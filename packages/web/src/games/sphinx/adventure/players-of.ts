import { type AdventureLog, correctedName, type GuestColour, type Play } from '@thera/sphinx';

/** Who played, by the names that are right now; by their colours where nobody has signed. */
export const playersOf = (
  log: AdventureLog,
  { id, seats, ended }: Play,
  colours: Readonly<Record<GuestColour, string>>,
): readonly string[] =>
  seats.flatMap(({ name, colour, isComputer }, seat) => {
    if (isComputer) return [];
    const signed = log.signatures.find((one) => one.play === id && one.seat === seat);
    if (signed !== undefined) return correctedName(log, signed.name, signed.time);
    return name === undefined ? colours[colour] : correctedName(log, name, ended);
  });
