import { parentPort, workerData } from 'node:worker_threads';
import { EXACT, TranspositionTable, UPPER_BOUND } from '../src/search/transposition-table.ts';

/** What a thread that writes into a shared table is given. */
export interface WritingPlan {
  readonly bits: number;
  readonly memory: SharedArrayBuffer;
  readonly rounds: number;
  /** Any number but 0; another order for another one. */
  readonly seed: number;
}

/** How often something was found, and an example of what nobody has written. */
export interface WritingReport {
  readonly found: number;
  readonly wrong: string | undefined;
}

const POSITIONS = 48;
const DEPTHS = 200;

/** Writes and reads what can be told from the position and the depth alone. */
function write({ bits, memory, rounds, seed }: WritingPlan): WritingReport {
  const table = new TranspositionTable(bits, memory);
  let state = seed;
  let found = 0;
  const below = (most: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % most;
  };
  for (let round = 0; round < rounds; round++) {
    const writing = below(POSITIONS);
    table.store(...keyOf(writing), ...contentOf(writing, below(DEPTHS)));
    const reading = below(POSITIONS);
    if (!table.probe(...keyOf(reading))) continue;
    found++;
    const read = [table.depth, table.bound, table.score, table.move];
    const wanted = contentOf(reading, table.depth);
    if (read.some((word, n) => word !== wanted[n])) return { found, wrong: `${read}, not ${wanted}` };
  }
  return { found, wrong: undefined };
}

const keyOf = (position: number): [number, number] => [
  Math.imul(position + 1, 0x9e3779b1) | 0,
  Math.imul(position + 7, 0xc2b2ae35) | 0,
];

/** Depth, bound, score and table move. */
const contentOf = (position: number, depth: number): [number, number, number, number] => [
  depth,
  EXACT + ((position + depth) % UPPER_BOUND),
  ((position * 997 + depth * 131) % 20_000) - 10_000,
  (position * 61 + depth * 7) % 3_000,
];

parentPort!.postMessage(write(workerData as WritingPlan));
