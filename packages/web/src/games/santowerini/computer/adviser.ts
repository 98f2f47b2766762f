import {
  afterTurn,
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

/** Whoever gives hints. */
export class Adviser implements Opponent<State, Step> {
  decide({ view }: Question<State, Step>): readonly Step[] | undefined {
    const island = new Island(view);
    const valued = turnsOf(island).map((turn) => {
      const steps = stepsOf(turn);
      return { steps, value: survivalChance(inProgress(view, steps)) };
    });
    void afterTurn;
    return valued.toSorted((a, b) => b.value - a.value)[0]?.steps;
  }

  prepare(): void {}

  dispose(): void {}
}
