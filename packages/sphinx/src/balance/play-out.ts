import { type Budget, type ComputerPlayer, diceFor, type Level, sha256 } from '@thera/table';
import type { Tier } from '../riddle.ts';
import type { Setup } from '../setup.ts';
import { sphinx } from '../sphinx.ts';
import type { Ending, State } from '../state.ts';
import type { Step } from '../step.ts';

/** A riddle that takes longer is left open. */
export const MOST_TURNS = 60;

/** How a riddle was played. */
export interface PlayedRiddle {
  readonly achieved: readonly Tier[];
  readonly ending: Ending | 'open';
  readonly turns: number;
  readonly gods: number;
  readonly destroyed: number;
}

/** Who plays all seats, and how well. */
export interface Team {
  readonly player: ComputerPlayer<State, Step>;
  readonly level: Level;
  /** A clock that stands still if nothing is said, so that the same seed gives the same game everywhere. */
  readonly budget?: Budget;
}

const TIMELESS: Budget = { clock: () => 0 };

/** Plays a riddle to its end. */
export async function playOut(setup: Setup, team: Team, seed: string): Promise<PlayedRiddle> {
  const { player, level, budget = TIMELESS } = team;
  const started = sphinx.start(setup, diceFor(sha256, seed, 0));
  if (!started.ok) throw new Error(`no riddle: ${started.error}`);
  let state = started.value;
  for (let number = 1; state.ending === null && state.turn.number <= MOST_TURNS; number++) {
    const [seat] = sphinx.toAct(state);
    const question = { view: state, seat: seat!, level, budget, seed: `${number}:${seed}` };
    const steps = await player.decide(question);
    const decided = sphinx.decide(state, seat!, steps ?? [], diceFor(sha256, seed, number));
    if (!decided.ok) throw new Error(`an impossible decision: ${decided.error} ${JSON.stringify(steps)}`);
    state = decided.value;
  }
  const { achieved, ending, turn, selected, destroyed } = state;
  return { achieved, ending: ending ?? 'open', turns: turn.number, gods: selected, destroyed };
}
