import type { TableStatus } from '@thera/protocol';
import { type AdventureLog, dropPlay, type Play, type PlaySetup, recordPlay, sphinx } from '@thera/sphinx';
import { ok, parseRecord, type Result, replay } from '@thera/table';
import type { LogChange } from '../adventure/adventure-store.ts';
import { seatOf } from '../adventure/finished-play.ts';
import { tablesOf } from '../adventure/tables-of.ts';

/** What plays at tables on the server are written into adventures with. */
export interface TablePlays {
  readonly read: () => readonly AdventureLog[];
  readonly change: (id: string, change: LogChange) => void;
  readonly server: TableServer;
  /** Tables of which nothing more will come. */
  readonly gone: Set<string>;
  readonly now: () => number;
}

/** What is asked of the server about tables. */
export interface TableServer {
  /** How it stands with each; null where there is none. */
  statesOf(tables: readonly string[]): Promise<Result<Readonly<Record<string, TableStatus | null>>, string>>;
  /** The record of a table at which the game is over. */
  recordOf(table: string): Promise<Result<unknown, string>>;
}

/** What guests are called by the server: nobody wants to stand in a guestbook like that. */
const GUEST = /^Guest \d+$/;

/** As many as the server answers at once. */
const MOST_ASKED = 20;

/**
 * Writes down what came of riddles that were played at tables on the server. Whoever of a group looks first does it, and
 * all write the same: what a play is follows from its table alone. The arrows of a table that was closed are open again.
 */
export async function recordTablePlays({ read, change, server, gone, now }: TablePlays): Promise<void> {
  const open = read().flatMap((log) =>
    tablesOf(log, now()).flatMap((setup) => (gone.has(setup.play) ? [] : { id: log.id, setup })),
  );
  if (open.length === 0) return;
  const asked = open.slice(0, MOST_ASKED);
  const states = await server.statesOf(asked.map(({ setup }) => setup.play));
  if (!states.ok) return;
  for (const { id, setup } of asked) {
    const { play } = setup;
    const state = states.value[play];
    if (state === 'open' || state === 'playing') continue;
    if (state === 'over') {
      const told = await server.recordOf(play);
      if (!told.ok) continue;
      const finished = tablePlay(setup, told.value);
      if (finished !== undefined)
        change(id, (here) => {
          const recorded = recordPlay(here, finished);
          return recorded.ok ? ok(recorded.value.log) : recorded;
        });
    } else if (setup.friends.length > 0) change(id, (here) => dropPlay(here, play, now()));
    gone.add(play);
  }
}

/** What came of a riddle at a table, from its record; undefined if it is none, or of another riddle. */
export function tablePlay({ play, riddle, time }: PlaySetup, record: unknown): Play | undefined {
  const parsed = parseRecord(sphinx, record);
  const match = parsed.ok ? replay(sphinx, parsed.value) : undefined;
  if (!match?.ok || match.value.outcome === undefined) return undefined;
  const { state, players, record: whole } = match.value;
  const { setup, achieved, turn } = state;
  if (setup.riddle !== riddle) return undefined;
  return {
    id: play,
    // Everybody counts from the same moment, so all come to the same.
    ended: time + (whole.events.at(-1)?.time ?? 0),
    riddle,
    isExpert: setup.isExpert,
    achieved,
    turns: turn.number,
    // Whoever sat there has a name; computers have none.
    seats: Array.from({ length: setup.players }, (_, seat) => {
      const name = players[seat];
      return seatOf(setup, seat, name === undefined, name === undefined || GUEST.test(name) ? '' : name);
    }),
    record: whole,
  };
}
