import { append, begin, type Dice, diceFor, type Match, type Result, sha256 } from '@thera/table';
import { decider } from '../src/choices.ts';
import { prometheus } from '../src/prometheus.ts';
import type { Setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import type { Step, StepKind } from '../src/step.ts';

export type PrometheusMatch = Match<Setup, State, Step>;

export function must<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`refused: ${result.error} at ${result.at}`);
  return result.value;
}

/** Steps that random players take less often, so that games are about something. */
const SELDOM: readonly StepKind[] = ['pass', 'end', 'done', 'search', 'draw2', 'recall', 'stop'];

/** A random step that leans to deeds. */
export function leaningStep(steps: readonly Step[], dice: Dice): Step {
  const deeds = steps.filter(({ kind }) => !SELDOM.includes(kind));
  return dice.pick(deeds.length > 0 && dice.below(5) > 0 ? deeds : steps);
}

/** A random decision, found step by step from the seat's own view. */
export function leaningDecision(state: State, dice: Dice): readonly Step[] {
  const seat = decider(state)!;
  const view = prometheus.view(state, seat);
  const steps: Step[] = [];
  for (;;) {
    const choices = prometheus.decisions(view, seat, steps);
    if (choices.length === 0) throw new Error(`a dead end after ${JSON.stringify(steps)}`);
    const step = leaningStep(
      choices.map((choice) => choice.step),
      dice,
    );
    steps.push(step);
    if (choices.find((choice) => choice.step === step)!.ends) return steps;
  }
}

/** Plays a random game and shows every match on the way. */
export function playRandomly(
  setup: Setup,
  seed: string,
  look: (match: PrometheusMatch) => void,
): PrometheusMatch {
  let match = must(begin(prometheus, setup, seed));
  look(match);
  for (let number = 0; match.outcome === undefined; number++) {
    const steps = leaningDecision(match.state, diceFor(sha256, `choices of ${seed}`, number));
    match = must(append(prometheus, match, { kind: 'decision', seat: decider(match.state)!, steps }));
    look(match);
  }
  return match;
}
