import type { Position } from '@thera/santorini';
import type { Bound } from './transposition-table.ts';

/** Whoever wants to know what a search thinks of the calm nodes below its root. */
export interface NodeObserver {
  /** A node was searched: its key, how deep, and the score for who is to move, which may be a bound. */
  note(position: Position, key: number, depth: number, score: number, bound: Bound): void;
}
