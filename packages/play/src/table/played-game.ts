import type { Choice, Game } from '@thera/table';

/** A game as people meet it, on a page or in a terminal. */
export interface PlayedGame<Setup, State, Step, View, Code extends string = string> {
  readonly game: Game<Setup, State, Step, View, Choice<Step>, Code>;
  /**
   * The state as far as a view shows it: whatever is hidden is left out, and of it the same is seen again. A game that is
   * only played around one device has none.
   */
  stateSeen?(setup: Setup, view: View): State;
  /** Whether this is still before the first round: while seats choose what to play with, or place pieces. */
  isBeforePlay(state: State): boolean;
  /** Whether somebody knows, or is about to decide, what others may not see. */
  hasSecrets(state: State): boolean;
  /** A decision in notation; all of it, or only as much as an onlooker may know. */
  decisionText(before: State, steps: readonly Step[], isWhole: boolean): string;
}
