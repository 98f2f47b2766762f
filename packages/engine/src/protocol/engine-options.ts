import { fault, LEVELS, type Level, ok, type Result } from '@thera/table';
import type { ProtocolError } from './protocol-error.ts';

/** What `setoption` can change. */
export interface EngineOptions {
  /** A level as people choose it, or everything the engine can do. */
  readonly level: Level | 'full';
  /** How many of the best turns are told. */
  readonly lines: number;
  /** Memory for positions, in megabytes. */
  readonly table: number;
  readonly threads: number;
  /** What evaluates positions: `best`, `hand`, or the file of a net. */
  readonly evaluator: string;
  /** Decides what a level leaves to chance. */
  readonly seed: string;
}

/** What the machine allows. */
export interface Machine {
  /** As many threads as can think at once. */
  readonly mostThreads: number;
}

interface Whole {
  readonly type: 'spin';
  readonly least: number;
  readonly most: number | keyof Machine;
}
interface Choice {
  readonly type: 'combo';
  readonly values: readonly string[];
}
interface Text {
  readonly type: 'string';
}

/** What each option may be. */
const KINDS: Readonly<Record<keyof EngineOptions, Whole | Choice | Text>> = {
  level: { type: 'combo', values: ['full', ...LEVELS] },
  lines: { type: 'spin', least: 1, most: 50 },
  table: { type: 'spin', least: 1, most: 1024 },
  threads: { type: 'spin', least: 1, most: 'mostThreads' },
  evaluator: { type: 'string' },
  seed: { type: 'string' },
};

export const DEFAULT_OPTIONS: EngineOptions = {
  level: 'full',
  lines: 1,
  table: 32,
  threads: 1,
  evaluator: 'best',
  seed: 'thera',
};

const NAMES = Object.keys(KINDS) as (keyof EngineOptions)[];

/** Names that options had before, which scripts may still use. */
const FORMER_NAMES: Readonly<Record<string, keyof EngineOptions>> = { judge: 'evaluator' };

/** A line for each option that there is. */
export function optionLines(machine: Machine): string[] {
  return NAMES.map((name) => {
    const kind = KINDS[name];
    const range =
      kind.type === 'spin'
        ? ` min ${kind.least} max ${mostOf(kind, machine)}`
        : kind.type === 'combo'
          ? kind.values.map((value) => ` var ${value}`).join('')
          : '';
    return `option name ${name} type ${kind.type} default ${DEFAULT_OPTIONS[name]}${range}`;
  });
}

/** The options with one of them changed. */
export function withOption(
  options: EngineOptions,
  typed: string,
  value: string,
  machine: Machine,
): Result<EngineOptions, ProtocolError> {
  const wanted = typed.toLowerCase();
  const name = NAMES.find((known) => known === wanted) ?? FORMER_NAMES[wanted];
  if (name === undefined) return fault('unknown-option', typed);
  const kind = KINDS[name];
  if (kind.type === 'string')
    return value === '' ? fault('bad-value', name) : ok({ ...options, [name]: value });
  if (kind.type === 'combo') {
    const chosen = kind.values.find((known) => known === value.toLowerCase());
    return chosen === undefined ? fault('bad-value', value) : ok({ ...options, [name]: chosen });
  }
  if (!/^\d{1,9}$/.test(value)) return fault('bad-number', value);
  const number = Number(value);
  return number < kind.least || number > mostOf(kind, machine)
    ? fault('bad-value', value)
    : ok({ ...options, [name]: number });
}

const mostOf = ({ most }: Whole, machine: Machine): number => (most === 'mostThreads' ? machine[most] : most);
