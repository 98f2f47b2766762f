import type { TableRow } from '@thera/protocol';
import { freeSeats, isSeated } from '../../online/table-rows.ts';

/** The list with a table that is new or has changed: it stays where it was, and a new one comes first. */
export function withRow(rows: readonly TableRow[], row: TableRow): readonly TableRow[] {
  const place = rows.findIndex(({ id }) => id === row.id);
  return place < 0 ? [row, ...rows] : rows.with(place, row);
}

export const withoutRow = (rows: readonly TableRow[], table: string): readonly TableRow[] =>
  rows.filter(({ id }) => id !== table);

/** The tables that somebody may want to see: their own, then those with room for them. */
export function tablesFor(rows: readonly TableRow[], player: string | undefined): readonly TableRow[] {
  const own = rows.filter((row) => isSeated(row, player));
  return [...own, ...rows.filter((row) => !own.includes(row) && freeSeats(row).length > 0)];
}
