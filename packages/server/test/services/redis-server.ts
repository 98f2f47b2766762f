import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { Child } from './child.ts';

/** Ports may be taken by somebody else between being found and being used. */
const TRIES = 5;

/** A throw-away Redis on this machine alone, which keeps nothing. */
export class RedisServer {
  readonly #program: string;
  readonly #port: number;
  #child: Child | undefined;

  private constructor(program: string, port: number) {
    this.#program = program;
    this.#port = port;
  }

  /** A new one, from the path of the server, running. */
  static async start(program: string): Promise<RedisServer> {
    for (let tries = 1; ; tries++) {
      const server = new RedisServer(program, await freePort());
      try {
        await server.resume();
        return server;
      } catch (error) {
        if (tries === TRIES) throw error;
      }
    }
  }

  /** What is to be `REDIS_URL`. */
  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** Starts it again at the same port. */
  async resume(): Promise<void> {
    const keepsNothing = ['--save', '', '--appendonly', 'no', '--dir', tmpdir()];
    const args = ['--port', String(this.#port), '--bind', '127.0.0.1', ...keepsNothing];
    this.#child = new Child(this.#program, args);
    await this.#child.written(/Ready to accept connections/);
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    await this.#child?.end(signal);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
