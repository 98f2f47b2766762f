import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds between two looks at the clock. */
const EVERY = 5;

const WATCH = `
  const late = [];
  let due = performance.now() + ${EVERY};
  const look = () => {
    const now = performance.now();
    late.push(now - due);
    due = now + ${EVERY};
    setTimeout(look, ${EVERY});
  };
  setTimeout(look, ${EVERY});
  process.on('SIGTERM', () => {
    late.sort((a, b) => a - b);
    process.stdout.write(String(late[Math.floor(late.length * 0.99)] ?? 0), () => process.exit());
  });
`;

/** A process that has nothing to do but to look at the clock: how late it is says how busy the machine is with others. */
export class Bystander {
  readonly #process: ChildProcess = spawn(process.execPath, ['-e', WATCH], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  #told = '';

  constructor() {
    this.#process.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#told += text;
    });
  }

  /** By how many milliseconds it was late, at the 99th percentile. */
  async ended(): Promise<number> {
    this.#process.kill('SIGTERM');
    await once(this.#process, 'close');
    return Number(this.#told);
  }
}
