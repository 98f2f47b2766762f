import { fileURLToPath } from 'node:url';
import { DEFAULT_OPTIONS, type GoLimits, withOption } from '@thera/engine';
import { fault, ok, type Result } from '@thera/table';
import type { UsageError } from '@thera/texts';
import { MOST_THREADS } from '../engine/engine-helpers.ts';

/** Who plays: a program, what it is told at first, and limits of its own. */
export interface MatchPlayer {
  /** As it was typed. */
  readonly name: string;
  readonly program: string;
  readonly arguments: readonly string[];
  /** The program is a line for the shell. */
  readonly isLine: boolean;
  readonly options: readonly (readonly [string, string])[];
  readonly limits: GoLimits;
}

const MAIN = fileURLToPath(new URL('../../../main.ts', import.meta.url));
const MACHINE = { mostThreads: MOST_THREADS };
const LIMITS = ['movetime', 'nodes', 'depth'] as const;

/** Reads `thera name=value …`, or any other command. */
export function parsePlayer(typed: string): Result<MatchPlayer, UsageError> {
  const [first, ...words] = typed.trim().split(/\s+/);
  if (first === undefined || first === '') return fault('bad-value', '""');
  if (first !== 'thera')
    return ok({ name: typed, program: typed, arguments: [], isLine: true, options: [], limits: {} });
  const options: [string, string][] = [];
  const limits: { movetime?: number; nodes?: number; depth?: number } = {};
  for (const word of words) {
    const [name = '', value = ''] = word.split(/=(.*)/);
    const limit = LIMITS.find((known) => known === name);
    if (limit !== undefined) {
      if (!/^[1-9]\d{0,9}$/.test(value)) return fault('bad-value', word);
      limits[limit] = Number(value);
    } else {
      if (!withOption(DEFAULT_OPTIONS, name, value, MACHINE).ok) return fault('bad-value', word);
      options.push([name, value]);
    }
  }
  const program = process.execPath;
  return ok({ name: typed, program, arguments: [MAIN, 'engine'], isLine: false, options, limits });
}
