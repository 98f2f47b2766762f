import { fault, ok, type Result } from '@thera/table';
import { enter } from './enter.ts';
import type { Entry } from './entry.ts';
import type { OnlineTable } from './online-table.ts';

/** A log that today's rules do not follow to its end. */
class UnfollowableLog extends Error {}

/** An entry of the log was checked before it was written, so it can only fail by a change of the rules. */
export function entered(table: OnlineTable, entry: Entry): OnlineTable {
  const next = enter(table, entry);
  if (!next.ok)
    throw new UnfollowableLog(`table ${table.id}: entry ${table.head + 1} is refused: ${next.error}`);
  return next.value;
}

/** One table that cannot be followed is refused; the others go on. */
export async function followed<T>(work: Promise<T>): Promise<Result<T, 'rules-changed'>> {
  try {
    return ok(await work);
  } catch (error) {
    if (error instanceof UnfollowableLog) return fault('rules-changed');
    throw error;
  }
}
