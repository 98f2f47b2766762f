/** Adventures for tests: told here by the pure log alone, and handed to a visitor as a browser keeps them. */
import {
  type AdventureLog,
  beginAdventure,
  diamondsOwed,
  formatAdventure,
  type GuestColour,
  type LogRefusal,
  PATHS,
  type PathId,
  type PlaySetup,
  recordPlay,
  setUpPlay,
  shadeCircles,
  shadeDiamond,
  signGuestbook,
  type Tier,
  unsignedSeats,
} from '@thera/sphinx';
import type { Result } from '@thera/table';

const PREFIX = 'thera.sphinx.adventure.';

/** What was played, and by whom. */
export interface Told {
  readonly riddle: number;
  readonly achieved: readonly Tier[];
  readonly isExpert?: boolean;
  readonly turns?: number;
  readonly guests?: readonly (readonly [name: string, colour: GuestColour])[];
  readonly friends?: PlaySetup['friends'];
}

export const ANA_AND_BEN = [
  ['Ana', 'white'],
  ['Ben', 'blue'],
] as const;

/** An adventure in which all of this was played and everything after it was done; diamonds go to these paths first. */
export function toldAdventure(
  id: string,
  plays: readonly Told[],
  paths: readonly PathId[] = [],
): AdventureLog {
  const wanted = [...paths];
  const log = plays.reduce((so, told, n) => tidied(played(so, told, n), wanted), newAdventure(id));
  return log;
}

/** The same, with everything after one more riddle still to be done. */
export const withPlay = (log: AdventureLog, told: Told): AdventureLog => played(log, told, log.plays.length);

export const newAdventure = (id: string): AdventureLog =>
  value(beginAdventure({ id, begun: Date.UTC(2026, 4, 3), title: '' }));

/** What a browser has kept of adventures. */
export const keptAdventures = (...logs: readonly AdventureLog[]): Readonly<Record<string, string>> =>
  Object.fromEntries(logs.map((log) => [PREFIX + log.id, formatAdventure(log)]));

function played(log: AdventureLog, told: Told, n: number): AdventureLog {
  const { riddle, achieved, isExpert = false, turns = 20 + n, guests = ANA_AND_BEN, friends } = told;
  const id = `play-${n}`;
  const time = log.begun + (n + 1) * 86_400_000;
  const before =
    friends === undefined ? log : value(setUpPlay(log, { play: id, riddle, friends }, time - 1000));
  const seats = guests.map(([name, colour]) => ({ name, colour }));
  return value(
    recordPlay(before, { id, ended: time, riddle, isExpert, achieved, turns, seats, record: null }),
  ).log;
}

function tidied(log: AdventureLog, paths: PathId[]): AdventureLog {
  let now = log;
  for (const { play, seat, name = '', colour } of unsignedSeats(log))
    if (unsignedSeats(now).some((one) => one.play === play && one.seat === seat))
      now = value(signGuestbook(now, { play, seat, name, colour }, 0));
  const shaded = shadeCircles(now);
  now = shaded.ok ? shaded.value : now;
  while (diamondsOwed(now) > 0) now = placed(now, paths);
  return now;
}

/** On the next path that is wanted, or on the first that has room. */
function placed(log: AdventureLog, paths: PathId[]): AdventureLog {
  const wanted = paths.shift();
  for (const path of [...(wanted === undefined ? [] : [wanted]), ...PATHS.map(({ id }) => id)]) {
    const shaded = shadeDiamond(log, path, 0);
    if (shaded.ok) return shaded.value;
  }
  throw new Error('no path has room');
}

function value<T>(result: Result<T, LogRefusal>): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
