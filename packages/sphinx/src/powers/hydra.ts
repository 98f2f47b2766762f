import type { Power } from '../power.ts';
import { buildsOfTurn } from '../turn-facts.ts';

/** After a piece of this card a second piece of this card may be built, on another space. */
export const hydra: Power = {
  buildsAgain: (state) => {
    const heads = buildsOfTurn(state).filter(({ from }) => from === 'hydra');
    return heads.slice(0, 1).map(({ worker }) => ({
      worker,
      allows: (step) =>
        step.kind === 'build' && step.from === 'hydra' && heads.every(({ on }) => on !== step.on),
    }));
  },
};
