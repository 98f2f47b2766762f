import { type AdventureLog, dropPlay, type Play, type PlaySetup, recordPlay, sphinx } from '@thera/sphinx';
import { ok, parseRecord, type Result, replay } from '@thera/table';
import type { LogChange } from '../adventure/adventure-store.ts';
import { seatOf } from '../adventure/finished-play.ts';
import { tablesOf } from '../adventure/tables-of.ts';

/** What plays at tables on the server are written into adventures with. */
export interface TablePlays {
  readonly read: () => readonly AdventureLog[];
  readonly change: (id: string, change: LogChange) => void;
  /** The record of a table, once the game there is over. */
  readonly recordOf: (table: string) => Promise<Result<unknown, string>>;
  /** Tables of which nothing more will come. */
  readonly gone: Set<string>;
  readonly now: () => number;
}

/**
 * Writes down what came of riddles that were played at tables on the server. Whoever of a group looks first does it, and
 * all write the same: what a play is follows from its table alone. The arrows of a table that was closed are open again.
 */
export async function recordTablePlays({ read, change, recordOf, gone, now }: TablePlays): Promise<void> {
  for (const log of read())
    for (const setup of tablesOf(log, now())) {
      const { id } = log;
      const { play } = setup;
      if (gone.has(play)) continue;
      const told = await recordOf(play);
      const finished = told.ok ? tablePlay(setup, told.value) : undefined;
      if (finished !== undefined)
        change(id, (here) => {
          const recorded = recordPlay(here, finished);
          return recorded.ok ? ok(recorded.value.log) : recorded;
        });
      const isClosed = !told.ok && (told.error === 'table-closed' || told.error === 'no-such-table');
      if (told.ok || isClosed) gone.add(play);
      if (isClosed && setup.friends.length > 0) change(id, (here) => dropPlay(here, play, now()));
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
      return seatOf(setup, seat, name === undefined, name ?? '');
    }),
    record: whole,
  };
}
