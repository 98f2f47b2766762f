import { type Dice, diceFor, type Seat, sha256 } from '@thera/table';
import type { Setup } from '../src/setup.ts';
import { sphinx } from '../src/sphinx.ts';
import type { State } from '../src/state.ts';
import type { Step, StepKind } from '../src/step.ts';
import { richStart } from './rich-start.ts';

/** A decision of a random game, and what came of it. */
export interface Played {
  readonly before: State;
  readonly seat: Seat;
  readonly steps: readonly Step[];
  readonly after: State;
}

/** What a team that wants to go on does less often than it may: one time in so many. */
const RELUCTANCE: Readonly<Partial<Record<StepKind, number>>> = {
  finish: 200,
  'give-up': 200,
  agree: 4,
  game: 8,
  drop: 4,
  done: 2,
};

/** A random game: from which setup, with which chance, for how many decisions at most. */
export interface RandomGame {
  readonly setup: Setup;
  readonly seed: string;
  readonly most: number;
  /** Whether everybody begins with gods and pieces. */
  readonly isRich: boolean;
}

/** Plays a random game and shows each decision. */
export function playAtRandom(
  { setup, seed, most, isRich }: RandomGame,
  show: (played: Played) => void,
): State {
  const begun = sphinx.start(setup, diceFor(sha256, seed, 0));
  if (!begun.ok) throw new Error(begun.error);
  let state = isRich ? richStart(begun.value, diceFor(sha256, `gods of ${seed}`, 0)) : begun.value;
  for (let number = 1; number <= most && state.ending === null; number++) {
    const dice = diceFor(sha256, seed, number);
    const [seat] = sphinx.toAct(state);
    if (seat === undefined) throw new Error('nobody has to decide');
    const steps = randomSteps(state, seat, diceFor(sha256, `choices of ${seed}`, number));
    const next = sphinx.decide(state, seat, steps, dice);
    if (!next.ok) throw new Error(`${next.error} at ${next.at}: ${JSON.stringify(steps)}`);
    show({ before: state, seat, steps, after: next.value });
    state = next.value;
  }
  return state;
}

function randomSteps(state: State, seat: Seat, dice: Dice): readonly Step[] {
  const steps: Step[] = [];
  for (;;) {
    const choices = sphinx.decisions(state, seat, steps);
    if (choices.length === 0) {
      if (steps.length === 0) throw new Error('nothing can be decided');
      return steps;
    }
    const willing = choices.filter(({ step }) => dice.below(RELUCTANCE[step.kind] ?? 1) === 0);
    const { step, ends } = dice.pick(willing.length > 0 ? willing : choices);
    steps.push(step);
    if (ends) return steps;
  }
}
