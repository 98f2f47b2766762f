import { sqlLogs } from './sql-logs.ts';
import { sqlPlayers } from './sql-players.ts';
import { sqlSeeks } from './sql-seeks.ts';
import { sqlTables } from './sql-tables.ts';
import type { Store } from './store.ts';
import type { Database } from './work.ts';

/** Everything in one database, whichever it is. */
export const sqlStore = (database: Database): Store => ({
  ...sqlTables(database),
  ...sqlSeeks(database),
  ...sqlPlayers(database),
  ...sqlLogs(database),
  close: () => database.close(),
});
