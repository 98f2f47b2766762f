import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type State, skipsPhase, survivalChance } from '@thera/santowerini';

/** The chance that the city outlives the next enemy phase. It takes its time, so that no tap waits for it. */
export class Survival {
  readonly chance: ReadonlySignal<number | undefined>;

  /** Of the island as it stands; undefined where nobody is about to act. */
  constructor(island: ReadonlySignal<State | undefined>) {
    const chance: Signal<number | undefined> = signal(undefined);
    this.chance = chance;
    effect(() => {
      const state = island.value;
      const timer = setTimeout(() => {
        chance.value = state === undefined ? undefined : chanceOf(state);
      });
      return () => clearTimeout(timer);
    });
  }
}

/** After the first turn the enemies may be made to wait. */
const chanceOf = (state: State): number =>
  skipsPhase({ setup: state.setup, turns: state.turns + 1 }) ? 1 : survivalChance(state);
