import { hiddenIn } from './hidden-in.ts';

/** How much it matters, least first. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Plain facts about an event. Nobody puts in what only some may know: no cookies, passwords, seeds or steps. */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Tells of an event, named in kebab-case, to whoever runs the server. */
export type Log = (level: LogLevel, event: string, facts?: Facts) => void;

/** Nobody listens. */
export const NO_LOG: Log = () => undefined;

/** What a log is written with. */
export interface LogOptions {
  readonly write: (line: string) => void;
  /** What matters less is left out. */
  readonly least: LogLevel;
  /** One line of JSON for programs, or words for a terminal. */
  readonly form: 'json' | 'words';
  readonly now?: () => number;
}

export function createLog({ write, least, form, now = Date.now }: LogOptions): Log {
  const from = LOG_LEVELS.indexOf(least);
  const formatted = form === 'json' ? asJson : asWords;
  return (level, event, facts = {}) => {
    if (LOG_LEVELS.indexOf(level) < from) return;
    write(`${formatted({ time: new Date(now()).toISOString(), level, event }, facts)}\n`);
  };
}

/** What is told of an error: whose code failed where, not what it was working on. */
export function failureFacts(error: unknown): Facts {
  if (!(error instanceof Error)) return { message: hiddenIn(String(error)) };
  const { name, message, stack = '', cause } = error;
  const code = (error as NodeJS.ErrnoException).code;
  return {
    error: name,
    message: hiddenIn(message),
    ...(code === undefined ? {} : { code: String(code) }),
    ...(cause === undefined
      ? {}
      : { cause: hiddenIn(cause instanceof Error ? cause.message : String(cause)) }),
    at: framesOf(stack),
  };
}

const FRAMES = 4;
/** Where the code lies is this machine's affair; inside the repository it is the reader's. */
const PLACE = /\(?(?:file:\/\/)?[^\s()]*?((?:packages|node_modules)\/[^\s()]+|node:[^\s()]+)\)?$/;

function framesOf(stack: string): string {
  return stack
    .split('\n')
    .flatMap((line) => (line.trimStart().startsWith('at ') ? [PLACE.exec(line)?.[1] ?? ''] : []))
    .filter((place) => place !== '')
    .slice(0, FRAMES)
    .join(' < ');
}

interface Head {
  readonly time: string;
  readonly level: LogLevel;
  readonly event: string;
}

function asJson(head: Head, facts: Facts): string {
  return JSON.stringify({ ...head, ...facts });
}

function asWords({ time, level, event }: Head, facts: Facts): string {
  const told = Object.entries(facts).flatMap(([name, fact]) =>
    fact === undefined ? [] : [`${name}=${fact}`],
  );
  return [time.slice(11, 19), level, event, ...told].join(' ').replaceAll('\n', ' ');
}
