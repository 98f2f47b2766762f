import { execFileSync, type SpawnOptions } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child, run } from './child.ts';

const USER = 'postgres';
/** PostgreSQL does not run as root. */
const UNPRIVILEGED: readonly string[] = [USER, 'nobody'];

const SETTINGS: readonly string[] = [
  // Nobody but us gets at the socket, as it is in a folder of ours.
  'listen_addresses=',
  'shared_buffers=16MB',
  'max_connections=60',
  'max_wal_size=64MB',
  'log_checkpoints=off',
];

/** How it is stopped: as by an operator, at once, or by the machine. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const;

/** A throw-away PostgreSQL in a folder of its own, reached by a socket in it. */
export class PostgresServer {
  readonly #programs: string;
  readonly #folder: string;
  readonly #options: SpawnOptions;
  #child: Child | undefined;
  #databases = 0;

  private constructor(programs: string, folder: string, options: SpawnOptions) {
    this.#programs = programs;
    this.#folder = folder;
    this.#options = options;
  }

  /** A new one, from the folder of PostgreSQL's programs, running. */
  static async start(programs: string): Promise<PostgresServer> {
    const folder = mkdtempSync(join(tmpdir(), 'thera-postgres-'));
    const user = process.getuid?.() === 0 ? unprivileged() : undefined;
    if (user !== undefined) chownSync(folder, user.uid, user.gid);
    const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...user };
    const server = new PostgresServer(programs, folder, options);
    const how = ['--no-sync', '--auth=trust', `--username=${USER}`, '--encoding=UTF8', '--locale=C'];
    await run(join(programs, 'initdb'), ['-D', server.#data, ...how], options);
    await server.resume();
    return server;
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  /** Starts it again with all that it has kept. */
  async resume(): Promise<void> {
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    const args = ['-D', this.#data, '-k', this.#folder, ...settings];
    this.#child = new Child(join(this.#programs, 'postgres'), args, this.#options);
    await this.#child.written(/ready to accept connections/);
  }

  async stop(how: keyof typeof SIGNALS = 'fast'): Promise<void> {
    await this.#child?.end(SIGNALS[how]);
  }

  /** A new, empty database: what is to be `DATABASE_URL`. */
  async database(): Promise<string> {
    const name = `thera_${++this.#databases}`;
    await run(
      join(this.#programs, 'createdb'),
      ['-h', this.#folder, '-U', USER, '-T', 'template0', '--strategy=wal_log', name],
      this.#options,
    );
    return `postgresql://${USER}@/${name}?host=${this.#folder}`;
  }

  async remove(): Promise<void> {
    await this.stop('immediate');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function unprivileged(): { uid: number; gid: number } {
  const id = (flag: string, name: string): number =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }));
  for (const name of UNPRIVILEGED) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // There is nobody of that name: the next.
    }
  }
  throw new Error(`PostgreSQL needs a user that is not root: ${UNPRIVILEGED.join(' or ')}`);
}
