import { fileURLToPath } from 'node:url';
import type { Site } from '../online-site.ts';
import { Child } from './child.ts';

const TOY_NODE = fileURLToPath(new URL('./toy-node.ts', import.meta.url));

/** A server in a process of its own, which visitors may go to as to any other. */
export class ServerNode implements Site {
  readonly address: string;
  readonly file: string;
  readonly #child: Child;

  private constructor(child: Child, port: string) {
    this.#child = child;
    this.address = `127.0.0.1:${port}`;
    this.file = '';
  }

  /** Starts one with these settings, such as `DATABASE_URL`. */
  static async start(settings: Readonly<Record<string, string>>): Promise<ServerNode> {
    const child = new Child(process.execPath, [TOY_NODE], { env: { ...process.env, ...settings } });
    const [, port = ''] = await child.written(/listening at (\d+)\./);
    return new ServerNode(child, port);
  }

  /** Everything that it has written so far. */
  get output(): string {
    return this.#child.output;
  }

  /** Waits until it has written something. */
  async written(wanted: RegExp): Promise<void> {
    await this.#child.written(wanted);
  }

  async kill(): Promise<void> {
    await this.#child.end('SIGKILL');
  }

  async stop(): Promise<void> {
    const code = await this.#child.end('SIGTERM');
    if (code !== 0 && code !== null) throw new Error(`ended with ${code}:\n${this.output}`);
  }
}
