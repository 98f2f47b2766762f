import type { Occupant } from '@thera/protocol';
import { fault, type Result, type Seat } from '@thera/table';
import { type OnlineTable, persons, type Refused } from './online-table.ts';
import { type StartedTable, startedTable } from './started-table.ts';
import type { TableIdentity } from './table-identity.ts';

/** Whether a rematch is agreed once a seat agrees, too; computers always do. */
export function completesRematch(table: OnlineTable, seat: Seat): boolean {
  if (table.status !== 'over' || table.next !== undefined) return false;
  const agreed = table.offer?.agreed ?? [];
  return persons(table).every((other) => other === seat || agreed.includes(other));
}

/**
 * The same once more, everybody one seat further: of two that swaps the sides, of four it keeps partners together, and
 * whoever began does not begin again.
 */
export function rematchTable(table: OnlineTable, identity: TableIdentity): Result<StartedTable, Refused> {
  const { plan, host, game, seats } = table;
  if (!seats.every((occupant): occupant is Occupant => occupant !== undefined)) return fault('seats-empty');
  const moved = { ...plan, seats: further(plan.seats) };
  return startedTable({ ...identity, plan: moved, host }, game, further(seats));
}

const further = <T>(list: readonly T[]): readonly T[] => [...list.slice(-1), ...list.slice(0, -1)];
