import type { TableRow } from '@thera/protocol';
import type { Seat } from '@thera/table';

/** The list with a table that is new or has changed: it stays where it was, and a new one comes first. */
export function withRow(rows: readonly TableRow[], row: TableRow): readonly TableRow[] {
  const place = rows.findIndex(({ id }) => id === row.id);
  return place < 0 ? [row, ...rows] : rows.with(place, row);
}

export const withoutRow = (rows: readonly TableRow[], table: string): readonly TableRow[] =>
  rows.filter(({ id }) => id !== table);

/** The seats at which nobody sits. */
export const freeSeats = ({ seats }: TableRow): readonly Seat[] =>
  seats.flatMap((occupant, seat) => (occupant === null ? [seat] : []));

/** Whether a player sits at a table. */
export const isSeated = ({ seats }: TableRow, player: string | undefined): boolean =>
  seats.some((occupant) => occupant?.kind === 'person' && occupant.player.id === player);

/** The tables that somebody may want to see: their own, then those with room for them. */
export function tablesFor(rows: readonly TableRow[], player: string | undefined): readonly TableRow[] {
  const own = rows.filter((row) => isSeated(row, player));
  return [...own, ...rows.filter((row) => !own.includes(row) && freeSeats(row).length > 0)];
}
