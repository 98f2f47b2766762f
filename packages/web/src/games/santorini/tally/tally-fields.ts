import type { SyncedFields } from '../../../sync/synced-fields.ts';
import { deviceTally, keepTally } from './device-tally.ts';
import { type EndedGame, formatTally, MOST_KEPT, parseTally, type Tally } from './tally.ts';

const valueFor = ({ level, power, outcome }: EndedGame): string => [level, power, outcome].join(' ');

function endedIn(game: string, value: string): EndedGame | undefined {
  const [level, power, outcome] = value.split(' ');
  const [ended] = parseTally(JSON.stringify({ version: 1, games: [[game, level, power, outcome]] }));
  return ended;
}

/** The games as they were played here, after those that were played elsewhere: what one has just won comes last. */
export function tallyWith(tally: Tally, fields: Readonly<Record<string, string>>): Tally {
  const here = tally.flatMap(({ game }) => endedIn(game, fields[game] ?? '') ?? []);
  const known = new Set(tally.map(({ game }) => game));
  const others = Object.entries(fields).flatMap(([game, value]) =>
    known.has(game) ? [] : (endedIn(game, value) ?? []),
  );
  return [...others, ...here].slice(-MOST_KEPT);
}

/** What came of games against the computer, each game by itself: it counts once on all devices. */
export const tallyFields: SyncedFields = {
  name: 'tally',
  read: () => Object.fromEntries(deviceTally().map((ended) => [ended.game, valueFor(ended)])),
  write(fields) {
    const before = deviceTally();
    const tally = tallyWith(before, fields);
    if (formatTally(tally) !== formatTally(before)) keepTally(tally);
  },
  isKnown: (game, value) => endedIn(game, value) !== undefined,
  // A game that is over is sent with whatever comes next.
  watch: () => () => undefined,
  clear: () => keepTally([]),
};
