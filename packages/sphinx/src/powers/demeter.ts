import type { Power } from '../power.ts';
import { mainBuild } from '../turn-facts.ts';

/** After its build the worker may build once more, on another space. */
export const demeter: Power = {
  buildsAgain: (state) => {
    const first = mainBuild(state);
    return first === undefined ? [] : [{ worker: state.turn.mover!, allows: ({ on }) => on !== first.on }];
  },
};
