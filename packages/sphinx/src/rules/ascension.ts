import { inBox } from '../box.ts';
import { isAsleep } from '../field.ts';
import { happen } from '../happen.ts';
import type { Rule } from './rule.ts';

/** A worker that has moved up to this level leaves the map at the end of the turn, and a dome closes its tower. */
export const ascension: Rule<'ascension'> = {
  effect(draft, { level }) {
    const climbers = draft.turn.moves.filter(
      ({ worker, to, height, rise }) =>
        rise > 0 && height === level && draft.workers[worker] === to && !isAsleep(draft, worker),
    );
    for (const { worker, to } of climbers) {
      if (draft.workers[worker] !== to) continue;
      happen(draft, { kind: 'ascended', worker, from: to });
      if (inBox(draft, 'D') > 0) happen(draft, { kind: 'risen', on: to, piece: 'D' });
    }
    return undefined;
  },
};
