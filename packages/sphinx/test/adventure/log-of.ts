import type { Result } from '@thera/table';
import {
  type AdventureLog,
  beginAdventure,
  type PathId,
  type Play,
  type PlaySeat,
  recordPlay,
  shadeCircles,
  shadeDiamond,
  signGuestbook,
  type Tier,
  unsignedSeats,
} from '../../src/index.ts';

/** The value of a result that must be good. */
export function good<T>(result: Result<T, string>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${result.error} at ${result.at}`);
}

/** The code of a result that must be refused. */
export const refusal = (result: Result<unknown, string>): string =>
  result.ok ? 'not refused' : result.error;

export const EMPTY: AdventureLog = good(beginAdventure({ id: 'log', begun: 0, title: '' }));

export const seatsOf = (...names: readonly string[]): readonly PlaySeat[] =>
  names.map((name, seat) => ({ colour: seat % 2 === 0 ? 'white' : 'blue', name }));

/** A play of Ana and Ben. */
export const playOf = (
  id: string,
  riddle: number,
  achieved: readonly Tier[],
  rest: Partial<Play> = {},
): Play => ({
  id,
  ended: 0,
  riddle,
  isExpert: false,
  achieved,
  turns: 12,
  seats: seatsOf('Ana', 'Ben'),
  record: { events: [id] },
  ...rest,
});

/** The log after plays alone: nothing is signed, shaded or placed. */
export const played = (log: AdventureLog, ...plays: readonly Play[]): AdventureLog =>
  plays.reduce((so, play) => good(recordPlay(so, play)).log, log);

/** The log once everybody has signed, with the name known at the table or the given one. */
export const signed = (log: AdventureLog, stranger = 'Chloe'): AdventureLog => {
  const [first] = unsignedSeats(log);
  if (first === undefined) return log;
  return signed(good(signGuestbook(log, { name: stranger, ...first }, 0)), stranger);
};

/** The log after plays that are signed and shaded; the diamonds are still to be placed. */
export const shaded = (log: AdventureLog, ...plays: readonly Play[]): AdventureLog =>
  good(shadeCircles(signed(played(log, ...plays))));

/** The log with diamonds on these paths, in order. */
export const placed = (log: AdventureLog, ...paths: readonly PathId[]): AdventureLog =>
  paths.reduce((so, path) => good(shadeDiamond(so, path, 0)), log);
