import type { Seat } from '@thera/table';

/** Words that every game needs. */
export interface CommonWords {
  /** A seat is counted from 0 and shown counted from 1. */
  readonly seat: (seat: Seat) => string;
  readonly list: (items: readonly string[]) => string;
}
