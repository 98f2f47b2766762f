import type { GodId } from '../cards/gods.ts';
import type { Power } from '../power.ts';
import type { State } from '../state.ts';

/** At the start of the turn the power of a god in the queue or of another player may be copied for this turn. */
export const circe: Power = {
  atStart: (state) =>
    state.turn.borrowed.some(({ lender }) => lender === 'circe')
      ? []
      : godsToCopy(state).map((god) => ({ kind: 'use', card: 'circe', god })),
  carryOut: (_, { god }) => [{ kind: 'borrowed', god: god!, lender: 'circe' }],
};

const godsToCopy = ({ held, queue, turn }: State): readonly GodId[] => [
  ...held.filter(({ owner }) => owner !== turn.seat).map(({ god }) => god),
  ...queue.flatMap((card) => (card.kind === 'god' ? [card.god] : [])),
];
