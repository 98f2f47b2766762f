import { fault, ok, type Result } from '@thera/table';
import type { ProtocolError } from './protocol-error.ts';

/** What ends the thinking; without any of them it goes on until it is stopped. */
export interface GoLimits {
  readonly movetime?: number;
  /** What is left on the clock of who is to decide, and what it adds for every turn. */
  readonly clock?: number;
  readonly increment?: number;
  readonly nodes?: number;
  readonly depth?: number;
}

/** What a line asks for. */
export type EngineCommand =
  | { readonly kind: 'thera' | 'isready' | 'newgame' | 'stop' | 'eval' | 'quit' }
  | { readonly kind: 'position'; readonly position: string; readonly turns: readonly string[] }
  | { readonly kind: 'go'; readonly limits: GoLimits }
  | { readonly kind: 'setoption'; readonly name: string; readonly value: string };

const ALONE = ['thera', 'isready', 'newgame', 'stop', 'eval', 'quit'] as const;
const LIMITS = ['movetime', 'clock', 'increment', 'nodes', 'depth'] as const;
const LONGEST_LINE = 1 << 16;
const SETOPTION = /^setoption\s+name\s+(\S+)\s+value\s+(.*)$/i;

/** What a line asks for; undefined if there is nothing in it. */
export function parseCommand(line: string): Result<EngineCommand | undefined, ProtocolError> {
  if (line.length > LONGEST_LINE) return fault('line-too-long');
  const text = line.trim();
  if (text === '') return ok(undefined);
  const [first = '', ...words] = text.split(/\s+/);
  const name = first.toLowerCase();
  const alone = ALONE.find((known) => known === name);
  if (alone !== undefined) return words.length > 0 ? fault('extra-argument', words[0]!) : ok({ kind: alone });
  if (name === 'position') {
    const [position, ...turns] = words;
    return position === undefined ? fault('missing-argument', name) : ok({ kind: name, position, turns });
  }
  if (name === 'go') return parseGo(words);
  if (name !== 'setoption') return fault('unknown-command', first);
  const option = SETOPTION.exec(text);
  return option === null
    ? fault('missing-argument', 'setoption name <name> value <value>')
    : ok({ kind: 'setoption', name: option[1]!, value: option[2]!.trim() });
}

/** Whether nothing ends the thinking but `stop`. */
export const isEndless = (limits: GoLimits): boolean => Object.keys(limits).length === 0;

function parseGo(words: readonly string[]): Result<EngineCommand, ProtocolError> {
  if (words.length === 0) return fault('missing-argument', 'go');
  const limits: { -readonly [name in keyof GoLimits]: GoLimits[name] } = {};
  let isInfinite = false;
  for (let n = 0; n < words.length; n++) {
    const word = words[n]!.toLowerCase();
    if (word === 'infinite') {
      isInfinite = true;
      continue;
    }
    const name = LIMITS.find((known) => known === word);
    if (name === undefined) return fault('unknown-limit', words[n]!);
    const number = words[++n];
    if (number === undefined) return fault('missing-argument', name);
    if (!/^[1-9]\d{0,9}$/.test(number)) return fault('bad-number', number);
    if (limits[name] !== undefined) return fault('extra-argument', name);
    limits[name] = Number(number);
  }
  if (limits.increment !== undefined && limits.clock === undefined) return fault('missing-argument', 'clock');
  if (isInfinite && Object.keys(limits).length > 0) return fault('extra-argument', 'infinite');
  return ok({ kind: 'go', limits });
}
