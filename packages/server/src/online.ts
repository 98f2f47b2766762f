import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { Accounts } from './accounts/accounts.ts';
import { householdOf } from './http/address.ts';
import { createApi } from './http/api.ts';
import { Sockets } from './http/sockets.ts';
import { type AbsenceLimits, USUAL_ABSENCES } from './hub/absence-limits.ts';
import { type Bus, NO_BUS } from './hub/bus.ts';
import { Hub } from './hub/hub.ts';
import { Guard } from './limits/guard.ts';
import { Headcount } from './limits/headcount.ts';
import { type ServerLimits, USUAL_LIMITS } from './limits/server-limits.ts';
import { SharedLogs } from './logs/shared-logs.ts';
import { Health } from './operations/health.ts';
import { InFlight } from './operations/in-flight.ts';
import { createLog, failureFacts, type Log } from './operations/log.ts';
import { Metrics } from './operations/metrics.ts';
import { type Store, StoreError } from './store/store.ts';
import { type ComputerPool, Computers } from './tables/computers.ts';
import { LiveTables } from './tables/live-tables.ts';
import type { AnyGame } from './tables/online-table.ts';
import { sweepFlags } from './tables/sweep.ts';

/** What playing online stands on. The games are handed in: nothing here knows one by name. */
export interface OnlineOptions {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly pool?: ComputerPool;
  readonly bus?: Bus;
  readonly limits?: ServerLimits;
  readonly isBehindProxy?: boolean;
  readonly now?: () => number;
  /** How long somebody has to be away before the others may claim what they are due. */
  readonly absences?: AbsenceLimits;
  /** Where the server tells what happens to it; problems go to standard error if nothing is said. */
  readonly log?: Log;
}

/** Playing online: answers requests below `/api/`, and holds the sockets. */
export interface Online {
  /** Somebody has come, whatever they want: sent away if too many have come from there. */
  admit(socket: Socket): void;
  respond(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Whether visitors may be sent here. */
  isReady(): Promise<boolean>;
  /** What has been done, in the text format that collectors of metrics read. */
  metrics(): Promise<string>;
  /** Begins nothing new, finishes what has begun, and tells pages to come again. */
  close(): Promise<void>;
}

/** How often we look for flags that have fallen and computers that nobody plays for. */
const SWEEP = 1_000;
/** How long what has begun may take when the server stops. */
const PATIENCE = 5_000;

export function createOnline(options: OnlineOptions): Online {
  const {
    store,
    games,
    pool,
    bus = NO_BUS,
    limits = USUAL_LIMITS,
    isBehindProxy = false,
    now = Date.now,
    absences = USUAL_ABSENCES,
    log = createLog({ write: (line) => process.stderr.write(line), least: 'warn', form: 'json' }),
  } = options;
  const isShared = bus.state !== 'alone';
  const tables = new LiveTables({
    store,
    games: new Map(games.map((game) => [game.name, game])),
    isShared,
  });
  const accounts = new Accounts(store, now);
  const guard = new Guard(limits, now);
  const metrics = new Metrics();
  const hub = new Hub({ tables, store, bus, guard, metrics, now, absences });
  const computers = pool && new Computers({ store, tables, pool, isShared, now, log });
  const logs = new SharedLogs({ store, now, guard, tell: (log) => hub.logs.tell(log) });
  const api = createApi({ accounts, tables, hub, logs, store, guard, now, isBehindProxy, metrics, log });
  const sockets = new Sockets({ accounts, hub, guard, now, isBehindProxy, log });
  const respond = getRequestListener((request, { incoming }) =>
    api.fetch(request, { incoming: incoming as IncomingMessage }),
  );
  const visitors = new Headcount();
  const health = new Health(store, now);
  const inFlight = new InFlight();
  const sweepOnce = async (): Promise<void> => {
    try {
      await tables.settle();
      await sweepFlags(store, tables, now);
      await computers?.sweep();
      await hub.sweep();
    } catch (error) {
      if (error instanceof StoreError) metrics.count('thera_store_errors_total', error.code);
      log('error', 'sweep-failed', failureFacts(error));
    }
  };
  let isSweeping = false;
  const sweep = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    void inFlight.track(sweepOnce()).then(() => {
      isSweeping = false;
    });
  }, SWEEP).unref();
  return {
    admit(socket) {
      // Everybody comes from the address of the proxy, and how many that lets in is its own affair.
      const address = isBehindProxy ? '' : householdOf(socket.remoteAddress ?? '');
      const most = isBehindProxy ? limits.connectionsInAll : limits.visits;
      if (visitors.of(address) >= most) return void socket.destroy();
      visitors.enter(address);
      socket.once('close', () => visitors.leave(address));
    },
    respond(request, response) {
      void inFlight.track(new Promise((resolve) => response.once('close', resolve)));
      respond(request, response);
    },
    isReady: () => health.isReady(),
    metrics: () =>
      metrics.text({
        sockets: () => hub.size,
        isJoined: () => bus.state !== 'lost',
        tables: () => store.tableCounts(),
      }),
    upgrade: (request, socket, head) => {
      sockets.upgrade(request, socket, head).catch((error: unknown) => {
        log('error', 'connection-failed', failureFacts(error));
        socket.destroy();
      });
    },
    async close() {
      health.stopping();
      clearInterval(sweep);
      await Promise.all([sockets.close(), inFlight.settled(PATIENCE)]);
      hub.close();
      metrics.close();
      await pool?.close();
      await bus.close();
      await store.close();
    },
  };
}
