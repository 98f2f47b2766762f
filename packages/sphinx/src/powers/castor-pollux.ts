import type { CardId } from '../card.ts';
import { matesOf, ownWorkers, workersToMove } from '../crew.ts';
import type { Power } from '../power.ts';

/** Instead of Move then Build, two own workers move once each, or build once each. */
export const castorPollux: Power = {
  special: (state) => {
    const moves = state.turn.moves.filter(isOwn);
    const builds = state.turn.builds.filter(isOwn);
    const [first, second] = [...moves, ...builds];
    if (first === undefined) return { movers: workersToMove(state), builders: ownWorkers(state) };
    const mates = second === undefined ? matesOf(state, first.worker) : [];
    return moves.length > 0 ? { movers: mates, builders: [] } : { movers: [], builders: mates };
  },
};

const isOwn = ({ by }: { readonly by: readonly CardId[] }): boolean => by.includes('castor-pollux');
