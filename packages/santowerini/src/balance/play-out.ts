import { type ComputerPlayer, diceFor, type Level, sha256 } from '@thera/table';
import { endingOf, type Loss } from '../ending.ts';
import { Island, type State } from '../island.ts';
import { type Step, santowerini } from '../santowerini.ts';
import { type Bonus, bonusesIfWon } from '../score.ts';
import type { Setup } from '../setup.ts';

/** A game that goes on for longer is left open. */
export const MOST_ROUNDS = 100;

/** How a game ended. */
export interface PlayedGame {
  readonly ending: 'won' | 'open' | Loss;
  readonly points: number;
  readonly rounds: number;
  /** What a win would have earned besides; only a win has. */
  readonly bonuses: readonly Bonus[];
  readonly wave: number;
  readonly defeated: number;
}

/** Who plays, and how carefully. */
export interface Pilot {
  readonly player: ComputerPlayer<State, Step>;
  readonly level: Level;
}

/** Plays a game to its end, with a clock that stands still: the same seed gives the same game on every machine. */
export async function playOut(setup: Setup, { player, level }: Pilot, seed: string): Promise<PlayedGame> {
  const started = santowerini.start(setup, diceFor(sha256, seed, 0));
  if (!started.ok) throw new Error(`no game: ${started.error}`);
  let state = started.value;
  for (let turn = 1; endingOf(new Island(state)) === undefined && state.round < MOST_ROUNDS; turn++) {
    const question = { view: state, seat: 0, level, budget: { clock: () => 0 }, seed: `${turn}:${seed}` };
    const steps = await player.decide(question);
    const decided = santowerini.decide(state, 0, steps ?? [], diceFor(sha256, seed, turn));
    if (!decided.ok) throw new Error(`an impossible turn: ${decided.error}`);
    state = decided.value;
  }
  return {
    ending: endingOf(new Island(state)) ?? 'open',
    points: santowerini.score!(state).points ?? 0,
    rounds: state.round,
    bonuses: bonusesIfWon(state),
    wave: state.wave,
    defeated: state.defeated,
  };
}
