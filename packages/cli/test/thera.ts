import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { dispatch } from '../src/dispatch.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const NODE = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));

/** The real command without its arguments. */
export const COMMAND: readonly [string, string] = [NODE, MAIN];

const { LC_ALL: _, LC_MESSAGES: __, ...REST } = process.env;
/** What one start has compiled the next need not: there are hundreds. It goes when the packages are installed anew. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/thera-tests', import.meta.url));
/** An environment in which it speaks English. */
export const ENGLISH: Readonly<NodeJS.ProcessEnv> = {
  ...REST,
  LANG: 'en_GB.UTF-8',
  NODE_COMPILE_CACHE: COMPILED,
};

/** How a run of the command ended, and what it wrote. */
export interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the real command in English, unless the environment says otherwise. */
export function start(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  return spawn(NODE, [MAIN, ...args], { env: { ...ENGLISH, ...env } });
}

/** Runs the real command in English, unless the environment says otherwise, with this as its input. */
export function thera(
  args: readonly string[],
  input: string = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const child = start(args, env);
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  // A command that needs no input may end before it has read any.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, out, err }));
  });
}

/** The same without a process of its own, for commands that ask for nothing and end at once; one after the other. */
export async function told(args: readonly string[]): Promise<Run> {
  const texts = { out: '', err: '' };
  vi.stubEnv('LC_ALL', 'en_GB.UTF-8');
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      texts.out += text;
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      texts.err += text;
      return true;
    }),
  ];
  try {
    const status = await dispatch(args);
    return { status, ...texts };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

/** The lines of a text that ends with a line break. */
export function linesOf(text: string): string[] {
  return text.split('\n').slice(0, -1);
}
