import type { Game } from './game.ts';
import type { Outcome } from './outcome.ts';

/** An outcome with what was reached by then, whether the rules ended the game or something around them. */
export function outcomeWithScore<State>(
  game: Pick<Game<unknown, State, unknown, unknown>, 'score'>,
  state: State,
  outcome: Outcome | undefined,
): Outcome | undefined {
  if (outcome === undefined || game.score === undefined) return outcome;
  return { ...outcome, score: game.score(state) };
}
