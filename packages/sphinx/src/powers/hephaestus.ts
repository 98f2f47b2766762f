import type { Power } from '../power.ts';
import { mainBuild } from '../turn-facts.ts';

/** After building a block the worker may add another block, never a dome, on the same space. */
export const hephaestus: Power = {
  buildsAgain: (state) => {
    const first = mainBuild(state);
    if (first === undefined || first.piece === 'D') return [];
    const allows = (step: { on: number; piece?: string }): boolean =>
      step.on === first.on && step.piece !== 'D';
    return [{ worker: state.turn.mover!, allows }];
  },
};
