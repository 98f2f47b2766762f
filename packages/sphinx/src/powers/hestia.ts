import { isPerimeter } from '../field.ts';
import type { Power } from '../power.ts';

/** After its build the worker may build once more, but not at the perimeter. */
export const hestia: Power = {
  buildsAgain: (state) => [{ worker: state.turn.mover!, allows: ({ on }) => !isPerimeter(state, on) }],
};
