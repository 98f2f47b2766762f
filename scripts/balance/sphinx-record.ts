import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { PlayedRiddle } from '@thera/sphinx';

/** A game as it is written down: of which cell, with which seed and budget, the how-many-eth, and how it went. */
export interface Entry {
  readonly cell: string;
  readonly seed: string;
  readonly milliseconds: number | null;
  readonly game: number;
  readonly played: PlayedRiddle;
}

/** A file with a game a line, so that what was played is kept when the process is stopped. */
export interface BalanceRecord {
  readonly entries: readonly Entry[];
  readonly add: (entry: Entry) => void;
}

/** The record in a file, which may not be there yet; without one nothing is kept. */
export function recordIn(file: string | undefined): BalanceRecord {
  if (file === undefined) return { entries: [], add: () => {} };
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return {
    // Whoever was stopped in the middle of a line plays that game again.
    entries: lines.filter((line) => line.endsWith('}}')).map((line): Entry => JSON.parse(line)),
    add: (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`),
  };
}
