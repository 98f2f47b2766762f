import { readdirSync, readFileSync } from 'node:fs';

/** A position and how many distinct results lie so many turns ahead. */
export interface PerftEntry {
  readonly id: string;
  readonly position: string;
  /** The count for depth 1, 2 and so on. */
  readonly counts: readonly number[];
}

const FOLDER = new URL('../perft/', import.meta.url);

/** Every entry of the perft tables. */
export function readPerftTables(): PerftEntry[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.perft'))
    .sort()
    .flatMap((file) => readPerft(readFileSync(new URL(file, FOLDER), 'utf8'), file));
}

/** The entries of one table; what is malformed throws with its line. */
export function readPerft(text: string, file: string): PerftEntry[] {
  const entries: { id: string; position: string; counts: number[] }[] = [];
  for (const [n, line] of text.split('\n').entries()) {
    const [, word, rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    const entry = entries.at(-1);
    const [depth, count] = rest.split(' ').map(Number);
    if (line.trim() === '' || line.startsWith('//')) continue;
    if (word === 'id') entries.push({ id: rest, position: '', counts: [] });
    else if (word === 'position' && entry?.position === '') entry.position = rest;
    else if (word === 'perft' && entry !== undefined && depth === entry.counts.length + 1)
      entry.counts.push(count!);
    else throw new Error(`${file}:${n + 1}: ${line}`);
  }
  return entries;
}
