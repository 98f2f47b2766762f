import type { TableIndex } from '../store/store.ts';
import { rowOf } from './face.ts';
import { acting, type OnlineTable } from './online-table.ts';

/** What lists and sweeps need to know of a table. */
export function indexOf(table: OnlineTable): TableIndex {
  const row = rowOf(table);
  return {
    status: table.status,
    isPrivate: table.plan.isPrivate,
    players: table.seats.flatMap((occupant) => (occupant?.kind === 'person' ? [occupant.player.id] : [])),
    changed: table.changed,
    deadline: row.deadline ?? undefined,
    awaitsComputer: acting(table).some((seat) => table.seats[seat]?.kind === 'computer'),
    row: JSON.stringify(row),
  };
}
