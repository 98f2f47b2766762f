import { type Budget, type ComputerPlayer, diceFor, type Level, sha256 } from '@thera/table';
import type { Side } from '../data/sides.ts';
import { prometheus } from '../prometheus.ts';
import type { Setup } from '../setup.ts';
import type { Ending, State, View } from '../state.ts';
import type { Step } from '../step.ts';

/** Who plays a side, and how. */
export interface Contender {
  readonly player: ComputerPlayer<View, Step>;
  readonly level: Level;
  readonly budget: Budget;
}

/** How a game went. */
export interface PlayedGame {
  readonly ending: Ending;
  /** Turns of all seats. */
  readonly turns: number;
  readonly decisions: number;
}

/** Plays a whole game between the computers of two sides; everything follows from the seed. */
export async function playOut(
  setup: Setup,
  contenders: Readonly<Record<Side, Contender>>,
  seed: string,
): Promise<PlayedGame> {
  const started = prometheus.start(setup, diceFor(sha256, seed, 0));
  if (!started.ok) throw new Error(`the start is refused: ${started.error}`);
  let state: State = started.value;
  for (let decisions = 0; ; decisions++) {
    if (state.ending !== null) return { ending: state.ending, turns: state.turn.number, decisions };
    const [seat] = prometheus.toAct(state);
    const { player, level, budget } = contenders[state.seats[seat!]!.side];
    const question = {
      view: prometheus.view(state, seat!),
      seat: seat!,
      level,
      budget,
      seed: `${decisions}:${seed}`,
    };
    const steps = (await player.decide(question)) ?? [];
    const next = prometheus.decide(state, seat!, steps, diceFor(sha256, seed, decisions + 1));
    if (!next.ok) throw new Error(`decision ${decisions} of ${seed} is refused: ${next.error}`);
    state = next.value;
  }
}
