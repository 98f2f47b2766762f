import type { ComputerPlayer, Level } from '@thera/table';

/** The computer that plays a game on this page. It thinks about one question at a time; a new one ends the old. */
export interface Opponent<View, Step> extends ComputerPlayer<View, Step> {
  /** A level is going to be asked for: whatever it takes is fetched. */
  prepare(level: Level): void;
  /** Nobody will ask again. */
  dispose(): void;
}
