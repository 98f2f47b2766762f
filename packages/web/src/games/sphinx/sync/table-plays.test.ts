import type { TableStatus } from '@thera/protocol';
import {
  type AdventureLog,
  beginAdventure,
  linesOf,
  logWithFacts,
  parseFact,
  renameAdventure,
  setUpPlay,
  sphinx,
} from '@thera/sphinx';
import { append, fault, ok, type Result } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { placing, riddlePlayed, setupWith } from '../../../../test/sphinx-games.ts';
import { recordTablePlays, tablePlay } from './table-plays.ts';

const TABLE = 'abcdefghjkmn';
const OTHER = 'nmkjhgfedcba';

function good<T>(result: Result<T, string>): T {
  if (result.ok) return result.value;
  throw new Error(result.error);
}

/** What the server tells of a table at which Ana and a guest have played a riddle to its end, with a computer between. */
const RECORD = (() => {
  let match = riddlePlayed(setupWith(0, 3), placing);
  for (let seat = 0; seat < 3 && match.outcome === undefined; seat++)
    match = good(append(sphinx, match, { kind: 'resignation', seat }));
  const { record } = match;
  const sits = [
    { kind: 'sit', seat: 0, player: 'Ana', time: 0 },
    { kind: 'sit', seat: 2, player: 'Guest 1234', time: 0 },
  ] as const;
  const events = record.events.map((event, n) => ({ ...event, time: 1000 * n }));
  return { ...record, events: [...sits, ...events] };
})();

const begun = (table = TABLE, time = 500): AdventureLog =>
  good(
    setUpPlay(
      good(beginAdventure({ id: 'voyage', begun: 1, title: '' })),
      { play: table, riddle: 0, friends: [] },
      time,
    ),
  );

/** Adventures in which plays at tables are written down, by what a server says of these. */
async function recorded(log: AdventureLog, state: TableStatus | null | 'unreachable') {
  let here = log;
  const asked: string[] = [];
  const gone = new Set<string>();
  const look = () =>
    recordTablePlays({
      read: () => [here],
      change: (_, change) => {
        here = good(change(here));
      },
      server: {
        async statesOf(tables) {
          asked.push(...tables);
          if (state === 'unreachable') return fault('unavailable');
          return ok(Object.fromEntries(tables.map((table) => [table, state])));
        },
        recordOf: async () => ok(RECORD),
      },
      gone,
      now: () => 1_000,
    });
  await look();
  return { here: () => here, asked, look };
}

describe('a riddle at a table', () => {
  test('comes into the adventure with who played it, once', async () => {
    const { here, asked, look } = await recorded(begun(), 'over');
    expect(here().plays).toMatchObject([
      {
        id: TABLE,
        riddle: 0,
        ended: 500 + 1000 * (RECORD.events.length - 3),
        seats: [{ name: 'Ana' }, { isComputer: true }, { colour: 'brown' }],
      },
    ]);
    await look();
    expect(asked).toEqual([TABLE]);
    expect(here().plays).toHaveLength(1);
  });

  test('is the same line, whoever of the group writes it', async () => {
    const one = (await recorded(begun(), 'over')).here();
    const renamed = good(renameAdventure(begun(), 'Odyssey', 600));
    const other = (await recorded(renamed, 'over')).here();
    const playLines = (log: AdventureLog) => linesOf(log).filter(({ key }) => key.startsWith('play'));
    expect(playLines(other)).toEqual(playLines(one));
    const facts = linesOf(one).map(({ body }) => good(parseFact(body)));
    expect(logWithFacts(other, facts)?.plays).toEqual(other.plays);
  });

  test.each(['open', 'playing', 'unreachable'] as const)('that is %s is asked about again', async (state) => {
    const { here, asked, look } = await recorded(begun(), state);
    await look();
    expect(asked).toEqual([TABLE, TABLE]);
    expect(here()).toEqual(begun());
  });

  test('that was closed is not asked about again', async () => {
    const { here, asked, look } = await recorded(begun(), 'closed');
    await look();
    expect(asked).toEqual([TABLE]);
    expect(here().plays).toEqual([]);
  });

  test('is none where the record is of another riddle, or of none, or not of an end', () => {
    const setup = { play: OTHER, riddle: 1, friends: [], time: 0 };
    expect(tablePlay(setup, RECORD)).toBeUndefined();
    expect(tablePlay({ ...setup, riddle: 0 }, { seed: 'x' })).toBeUndefined();
    const open = { ...RECORD, events: RECORD.events.slice(0, -1) };
    expect(tablePlay({ ...setup, riddle: 0 }, open)).toBeUndefined();
  });
});

test('plays of this device are not asked about', async () => {
  const { asked } = await recorded(begun('b2c3d4f5'), 'over');
  expect(asked).toEqual([]);
});
