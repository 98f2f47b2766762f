import {
  Island,
  inProgress,
  type State,
  type Step,
  stepsOf,
  survivalChance,
  turnsOf,
} from '@thera/santowerini';
import type { Question } from '@thera/table';
import type { Opponent } from '../../opponent.ts';

/** Whoever gives hints: the turn after which the city is safest. */
export class Adviser implements Opponent<State, Step> {
  decide({ view }: Question<State, Step>): readonly Step[] | undefined {
    const valued = turnsOf(new Island(view)).map((turn) => {
      const steps = stepsOf(turn);
      return { steps, value: survivalChance(inProgress(view, steps)) };
    });
    return valued.toSorted((a, b) => b.value - a.value)[0]?.steps;
  }

  prepare(): void {}

  dispose(): void {}
}
