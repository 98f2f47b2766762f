import type { Choice, Game } from '@thera/table';

/** A game as people meet it, on a page or in a terminal. */
export interface PlayedGame<Setup, State, Step, View, Code extends string = string> {
  readonly game: Game<Setup, State, Step, View, Choice<Step>, Code>;
  /** Whether this is still before the first round: while seats choose what to play with, or place pieces. */
  isBeforePlay(state: State): boolean;
  /** Whether somebody knows, or is about to decide, what others may not see. */
  hasSecrets(state: State): boolean;
  /** A decision in notation; all of it, or only as much as an onlooker may know. */
  decisionText(before: State, steps: readonly Step[], isWhole: boolean): string;
}
