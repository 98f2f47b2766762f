import { isPerimeter } from '../field.ts';
import type { Power } from '../power.ts';
import { mainBuild } from '../turn-facts.ts';

/** After its build the worker may build once more, but not at the perimeter. */
export const hestia: Power = {
  buildsAgain: (state) =>
    mainBuild(state) === undefined
      ? []
      : [{ worker: state.turn.mover!, allows: ({ on }) => !isPerimeter(state, on) }],
};
