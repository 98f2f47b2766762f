/** A place at the table, counted from 0; people are shown it counted from 1. */
export type Seat = number;

/** Who looks on: somebody in a seat, or somebody who has none. */
export type Onlooker = Seat | 'watcher';
