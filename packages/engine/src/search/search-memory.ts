import type { Position } from '@thera/santorini';
import type { Limits } from './searching.ts';
import { TranspositionTable } from './transposition-table.ts';

/** The words that threads share: which search is on, 0 while none is; how many there were; how often helpers were asked if they are late. */
export const SEARCH_ON = 0;
export const SEARCHES = 1;
export const HELPERS_ASKED = 2;
const WORDS = 3;

/** What threads that search together have in common. */
export interface SearchMemory {
  readonly tableBits: number;
  readonly table: SharedArrayBuffer;
  readonly words: SharedArrayBuffer;
}

/** A search that helpers are asked to take part in. */
export interface HelpCall extends Pick<Limits, 'depth' | 'nodes' | 'lines'> {
  readonly number: number;
  readonly position: Position;
}

/** Threads that help; a search never waits for them. */
export interface Helpers {
  call(call: HelpCall): void;
  /** Everything but the table is to be forgotten. */
  forget(): void;
}

/** The helper threads of a search, and what they share with the main thread. */
export interface ThreadPool {
  readonly memory: SearchMemory;
  readonly helpers: Helpers;
}

/** Memory for a search by several threads, with room for 2 to the power of so many positions. */
export function createSearchMemory(tableBits: number): SearchMemory {
  return {
    tableBits,
    table: new SharedArrayBuffer(TranspositionTable.bytes(tableBits)),
    words: new SharedArrayBuffer(WORDS * Int32Array.BYTES_PER_ELEMENT),
  };
}
