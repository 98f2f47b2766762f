import { type AdventureLog, type LogRefusal, setUpPlay } from '@thera/sphinx';
import { ok, type Result } from '@thera/table';
import { USUAL_LEVEL } from '../../../kept-games/table-plan.ts';
import { makeTable } from '../../../online/making/make-table.ts';
import type { TableWish } from '../../../online/making/table-wish.ts';
import { changeAdventure } from '../adventure/device-adventures.ts';
import { type PlayTable, setupOf } from '../adventure/play-table.ts';
import { planFor } from '../tables/table-plan.ts';

/**
 * Opens a table on the server for a riddle of an adventure: its id, which is that of the play. Its friends are chosen and
 * their arrows shaded, so everybody who has the adventure knows of it.
 */
export async function beginAtTable(
  log: AdventureLog,
  table: PlayTable,
  wish: TableWish,
): Promise<Result<string, LogRefusal | string>> {
  const { riddle, friends } = table;
  // Nobody is called to a table for a riddle that cannot be begun.
  const possible = setUpPlay(log, { play: 'table', riddle, friends }, Date.now());
  if (!possible.ok) return possible;
  const seats = table.seats.map(
    ({ isComputer }) => ({ kind: isComputer ? 'computer' : 'person', level: USUAL_LEVEL }) as const,
  );
  const made = await makeTable(planFor(setupOf(log, table), seats), wish);
  if (!made.ok) return made;
  const play = made.value;
  const set = changeAdventure(log.id, (now) => setUpPlay(now, { play, riddle, friends }, Date.now()));
  return set.ok ? ok(play) : set;
}
