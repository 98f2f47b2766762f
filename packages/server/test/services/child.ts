import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long something may take to start on a busy machine. */
const PATIENCE = 60_000;

/** A program in a process of its own, and what it has written. */
export class Child {
  readonly process: ChildProcess;
  output = '';
  isRunning = true;
  readonly #ended: Promise<unknown>;
  readonly #guard: ChildProcess;
  #waiting: (() => void)[] = [];

  constructor(program: string, args: readonly string[], options: SpawnOptions = {}) {
    this.process = spawn(program, [...args], { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    this.#guard = guardOf(this.process);
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
        for (const wake of this.#waiting.splice(0)) wake();
      });
    this.#ended = once(this.process, 'close').finally(() => {
      this.isRunning = false;
      this.#guard.kill('SIGKILL');
      this.#guard.stdin?.destroy();
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.#ended.catch(() => undefined);
  }

  /** Waits until it has written something. */
  async written(wanted: RegExp): Promise<RegExpExecArray> {
    const late = setTimeout(() => this.process.kill('SIGKILL'), PATIENCE);
    try {
      for (;;) {
        const found = wanted.exec(this.output);
        if (found !== null) return found;
        if (!this.isRunning) throw new Error(`ended before it wrote ${wanted}:\n${this.output}`);
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      }
    } finally {
      clearTimeout(late);
    }
  }

  /** Sends a signal and waits for the end: the exit code, or null if the signal was the end. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.process.kill(signal);
    await this.#ended;
    return this.process.exitCode;
  }
}

/** Nothing that a test has started outlives it, however it ends: then the pipe to the guard is closed. */
function guardOf({ pid }: ChildProcess): ChildProcess {
  const script = 'cat; kill -9 "$1" 2>/dev/null';
  return spawn('/bin/sh', ['-c', script, 'guard', String(pid)], { stdio: ['pipe', 'ignore', 'ignore'] });
}

/** Runs a program to its end. */
export async function run(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<string> {
  const child = new Child(program, args, options);
  const [code] = await once(child.process, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${child.output}`);
  return child.output;
}
