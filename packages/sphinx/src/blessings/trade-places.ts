import type { Worker } from '../crew.ts';
import { canBeForced, standing } from '../field.ts';
import type { Power } from '../power.ts';
import type { Step } from '../step.ts';

/** Two workers swap places. */
export const tradePlaces: Power = {
  anytime: (state) => {
    const workers = standing(state).filter((worker) => canBeForced(state, worker));
    return workers.flatMap((figure, index) =>
      workers.slice(index + 1).map((other): Step => ({ kind: 'use', card: 'trade-places', figure, other })),
    );
  },
  // Nobody but workers is offered.
  carryOut: (_, { figure, other }) => [{ kind: 'swapped', one: figure as Worker, other: other as Worker }],
};
