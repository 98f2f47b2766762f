import type { Level, Seat } from '@thera/table';

/** What the computer is asked: for whom to decide, on what, how well, and with what chance. */
export interface OpponentQuestion<View> {
  readonly view: View;
  readonly seat: Seat;
  readonly level: Level;
  /** Its choices follow from it where it leaves them to chance. */
  readonly seed: string;
}

/** The computer that plays a game on this page. It thinks about one question at a time; a new one ends the old. */
export interface Opponent<View, Step> {
  /** A level is going to be asked for: whatever it takes is fetched. */
  prepare(level: Level): void;
  /** A whole decision; undefined if it was told to stop before it had one. Patience is in milliseconds. */
  think(question: OpponentQuestion<View>, patience?: number): Promise<readonly Step[] | undefined>;
  /** The best that was found so far is taken at once. */
  moveNow(): void;
  /** Whatever is thought about is given up. */
  stop(): void;
  /** Nobody will ask again. */
  dispose(): void;
}
