import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@thera/play/games';
import { createOnline, type Online, sqliteStore } from '@thera/server';
import { WorkerPool } from './computer-pool.ts';
import { limitsFrom, mostPagesFrom } from './settings.ts';

/** Playing online, kept in a folder that is made if it is not there. */
export function openOnline(folder: string): Online {
  mkdirSync(folder, { recursive: true });
  const mostPages = mostPagesFrom(process.env);
  return createOnline({
    store: sqliteStore(join(folder, 'thera.sqlite'), mostPages === undefined ? {} : { mostPages }),
    limits: limitsFrom(process.env),
    games: Object.values(GAMES).map(({ game }) => game),
    // One core is left for those who play.
    pool: new WorkerPool(Math.max(1, availableParallelism() - 1)),
  });
}
