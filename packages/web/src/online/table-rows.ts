import type { TableRow } from '@thera/protocol';
import type { Seat } from '@thera/table';

/** The seats at which nobody sits. */
export const freeSeats = ({ seats }: TableRow): readonly Seat[] =>
  seats.flatMap((occupant, seat) => (occupant === null ? [seat] : []));

/** The seat of a player; undefined if they have none. */
export function seatIn({ seats }: TableRow, player: string | undefined): Seat | undefined {
  const seat = seats.findIndex((occupant) => occupant?.kind === 'person' && occupant.player.id === player);
  return seat < 0 || player === undefined ? undefined : seat;
}

/** Whether a player sits at a table. */
export const isSeated = (row: TableRow, player: string | undefined): boolean =>
  seatIn(row, player) !== undefined;

/** Whether a table waits for a player's decision. */
export function isWaitedFor(row: TableRow, player: string | undefined): boolean {
  const seat = seatIn(row, player);
  return row.status === 'playing' && seat !== undefined && row.toAct.includes(seat);
}

/** The people at a table besides a player, by name. */
export const othersAt = ({ seats }: TableRow, player: string | undefined): readonly string[] =>
  seats.flatMap((occupant) =>
    occupant?.kind === 'person' && occupant.player.id !== player ? [occupant.player.name] : [],
  );

/** Games that go on: those that wait for the player first, what is due soonest first, then what changed last. */
export function byUrgency(rows: readonly TableRow[], player: string | undefined): readonly TableRow[] {
  const due = (row: TableRow): number => (isWaitedFor(row, player) ? 0 : row.status === 'playing' ? 1 : 2);
  const deadline = ({ deadline }: TableRow): number => deadline ?? Number.POSITIVE_INFINITY;
  return rows.toSorted(
    (one, other) =>
      due(one) - due(other) || compare(deadline(one), deadline(other)) || other.changed - one.changed,
  );
}

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** How a game ended for a player; undefined where the row does not say it. */
export function endingFor(row: TableRow, player: string | undefined): 'won' | 'lost' | 'draw' | undefined {
  const { outcome } = row;
  const seat = seatIn(row, player);
  if (outcome === undefined || seat === undefined) return undefined;
  if (outcome.kind !== 'won') return outcome.kind;
  return outcome.winners.includes(seat) ? 'won' : 'lost';
}
