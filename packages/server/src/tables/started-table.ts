import type { Occupant } from '@thera/protocol';
import { ok, type Result } from '@thera/table';
import { enter } from './enter.ts';
import type { Entry } from './entry.ts';
import { type AnyGame, newTable, type OnlineTable, type Refused, type TableHead } from './online-table.ts';

/** A table at which everybody sits already and the game has begun, with the entries that made it so. */
export interface StartedTable {
  readonly table: OnlineTable;
  readonly entries: readonly Entry[];
}

export function startedTable(
  head: TableHead,
  game: AnyGame,
  seats: readonly Occupant[],
): Result<StartedTable, Refused> {
  const at = head.created;
  const sits = seats.flatMap((occupant, seat): Entry[] =>
    occupant.kind === 'person' ? [{ kind: 'sit', seat, player: occupant.player, at }] : [],
  );
  const entries: readonly Entry[] = [...sits, { kind: 'start', at }];
  let table = newTable(head, game);
  for (const entry of entries) {
    if (!table.ok) return table;
    table = enter(table.value, entry);
  }
  return table.ok ? ok({ table: table.value, entries }) : table;
}
