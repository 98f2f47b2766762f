import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Child } from '../services/child.ts';

const THERA = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

/** How `thera serve` is started. */
export interface ServerSettings {
  /** For Node itself, such as `--cpu-prof`. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Where everything is kept; a folder of its own that goes with it, if nothing is said. */
  readonly data?: string;
}

/** `thera serve` in a process of its own, which can be killed and comes again at the same address with all that it has kept. */
export class ServerProcess {
  readonly data: string;
  readonly #settings: ServerSettings;
  readonly #pages: string;
  #child: Child | undefined;
  #port = 0;

  private constructor(settings: ServerSettings) {
    this.#settings = settings;
    this.#pages = mkdtempSync(join(tmpdir(), 'thera-pages-'));
    writeFileSync(join(this.#pages, 'index.html'), '<!doctype html><title>Thera</title>');
    this.data = settings.data ?? mkdtempSync(join(tmpdir(), 'thera-data-'));
  }

  static async start(settings: ServerSettings = {}): Promise<ServerProcess> {
    const server = new ServerProcess(settings);
    await server.resume();
    return server;
  }

  get address(): string {
    return `127.0.0.1:${this.#port}`;
  }

  get pid(): number {
    return this.#child?.process.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child?.isRunning === true;
  }

  /** What it has written, of the process that runs now or ran last. */
  get output(): string {
    return this.#child?.output ?? '';
  }

  async resume(env: Readonly<Record<string, string>> = {}): Promise<void> {
    const { flags = [] } = this.#settings;
    const args = [
      ...flags,
      THERA,
      'serve',
      '--port',
      String(this.#port),
      '--data',
      this.data,
      '--folder',
      this.#pages,
    ];
    // Everybody comes from this machine.
    const wide = { THERA_LIMITS: '1000000', ...this.#settings.env, ...env };
    this.#child = new Child(process.execPath, args, { env: { ...process.env, ...wide } });
    const [, port] = await this.#child.written(/http:\/\/localhost:(\d+)\//);
    this.#port = Number(port);
  }

  /** Ends it at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    await this.#child?.end('SIGKILL');
  }

  /** Asks it to end, as an operator does: it may come again. */
  async pause(): Promise<void> {
    if (this.isRunning) await this.#child?.end('SIGTERM');
  }

  async stop(): Promise<void> {
    await this.pause();
    rmSync(this.#pages, { recursive: true, force: true });
    if (this.#settings.data === undefined) rmSync(this.data, { recursive: true, force: true });
  }

  /** What it uses right now. */
  usage(): Usage {
    return usageOf(this.pid);
  }
}

/** Of a process. */
export interface Usage {
  readonly megabytes: number;
  readonly mostMegabytes: number;
  /** Seconds of processor time so far. */
  readonly seconds: number;
}

/** In which the system counts processor time. */
const TICKS = 100;

/** As Linux tells it. */
export function usageOf(pid: number): Usage {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string): number =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1_000;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return {
    megabytes: megabytes('VmRSS'),
    mostMegabytes: megabytes('VmHWM'),
    seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
  };
}
