import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayerFace, TablePlan } from '@thera/protocol';
import {
  type AnyGame,
  type ComputerPool,
  createOnline,
  type Store,
  serve,
  sqliteStore,
  USUAL_LIMITS,
  wider,
} from '@thera/server';
import { OnlineSocket } from '../src/online/socket.ts';

/** What a server for tests is started with. */
export interface OnlineServerOptions {
  readonly games: readonly AnyGame[];
  readonly pool?: ComputerPool;
  /** Instead of a file of its own. */
  readonly store?: Store;
  /** The built pages; without them there is only what is below `/api/`. */
  readonly pages?: string;
  /** How long somebody has to be away before the others may claim what they are due. */
  readonly absences?: NonNullable<Parameters<typeof createOnline>[0]['absences']>;
  /** What the server's clock shows. */
  readonly now?: () => number;
}

/** A real server on which games are played, with a store of its own. */
export interface OnlineServer {
  readonly port: number;
  /** Stops it and starts it again at the same place, with all that it has kept; `meanwhile` nobody answers. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export async function startOnline(options: OnlineServerOptions): Promise<OnlineServer> {
  const { pages, ...rest } = options;
  const folder = mkdtempSync(join(tmpdir(), 'thera-online-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Thera</title>');
  const start = async (port: number) => {
    const online = createOnline({
      store: sqliteStore(join(folder, 'thera.sqlite')),
      limits: wider(USUAL_LIMITS, 1e9),
      ...rest,
    });
    const serving = await serve({ folder: pages ?? folder, port, host: '127.0.0.1', online });
    if (!serving.ok) throw new Error(serving.error);
    return serving.value;
  };
  let serving = await start(0);
  const { port } = serving;
  return {
    port,
    async restart(meanwhile) {
      await serving.stop();
      await meanwhile?.();
      serving = await start(port);
    },
    async stop() {
      await serving.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A guest without a browser: a cookie, and sockets with it. */
export class Guest {
  readonly player: PlayerFace;
  private readonly server: OnlineServer;
  private readonly cookie: string;
  /** The connections that were made so far. */
  readonly connections: WebSocket[] = [];

  private constructor(server: OnlineServer, player: PlayerFace, cookie: string) {
    this.server = server;
    this.player = player;
    this.cookie = cookie;
  }

  static async at(server: OnlineServer): Promise<Guest> {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/session`, { method: 'POST' });
    const { player } = (await response.json()) as { readonly player: PlayerFace };
    return new Guest(server, player, response.headers.get('set-cookie')?.split(';')[0] ?? '');
  }

  /** The id of a new table. */
  async open(plan: TablePlan): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${this.server.port}/api/tables`, {
      method: 'POST',
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ plan }),
    });
    const { id, error } = (await response.json()) as { readonly id?: string; readonly error?: string };
    if (id === undefined) throw new Error(error);
    return id;
  }

  socket(): OnlineSocket {
    return new OnlineSocket({ connect: () => this.connect(), pause: () => 10 });
  }

  /** The connection is cut without a word. */
  cut(): void {
    this.connections.at(-1)?.close();
  }

  private connect(): WebSocket {
    // The socket of Node takes headers, which that of browsers does not.
    const options = { headers: { cookie: this.cookie } } as unknown as string[];
    const made = new WebSocket(`ws://127.0.0.1:${this.server.port}/api/socket`, options);
    this.connections.push(made);
    return made;
  }
}
