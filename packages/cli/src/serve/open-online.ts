import { availableParallelism } from 'node:os';
import { GAMES } from '@thera/play/games';
import { type Bus, createOnline, type Log, NO_BUS, type Online, RedisBus } from '@thera/server';
import { fault, ok, type Result } from '@thera/table';
import { WorkerPool } from './computer-pool.ts';
import { type Keeping, type KeepingError, openStore } from './keeping.ts';
import { limitsFrom } from './settings.ts';

/** How a server is to be. */
export interface OnlineSettings {
  readonly keeping: Keeping;
  readonly isBehindProxy: boolean;
  readonly log: Log;
}

/** Why nobody can play online. */
export type OnlineError = KeepingError | 'bad-redis';

/** Playing online: alone, or together with every other server of the same `REDIS_URL`. */
export async function openOnline(settings: OnlineSettings): Promise<Result<Online, OnlineError>> {
  const { keeping, isBehindProxy, log } = settings;
  const store = await openStore(keeping);
  if (!store.ok) return store;
  const bus = busOf(process.env.REDIS_URL ?? '', log);
  if (bus === undefined) {
    await store.value.close();
    return fault('bad-redis');
  }
  return ok(
    createOnline({
      store: store.value,
      bus,
      isBehindProxy,
      log,
      limits: limitsFrom(process.env),
      games: Object.values(GAMES).map(({ game }) => game),
      // One core is left for those who play.
      pool: new WorkerPool(Math.max(1, availableParallelism() - 1)),
    }),
  );
}

function busOf(url: string, log: Log): Bus | undefined {
  if (url === '') return NO_BUS;
  return /^rediss?:$/.test(URL.parse(url)?.protocol ?? '') ? new RedisBus(url, log) : undefined;
}
