import type { Power } from '../power.ts';
import type { State } from '../state.ts';

const MOST_DREAMS = 2;

/** Instead of building one may keep a dream, two at most; in a later turn each is one more build for the worker. */
export const morpheus: Power = {
  isRepeated: true,
  afterMove: (state) =>
    (dreamsIn(state) ?? MOST_DREAMS) < MOST_DREAMS && !state.turn.used.includes('morpheus')
      ? [{ kind: 'use', card: 'morpheus' }]
      : [],
  carryOut: (state) => [{ kind: 'dreamed', god: 'morpheus', markers: dreamsIn(state)! + 1 }],
  buildsAgain: (state) =>
    (dreamsIn(state) ?? 0) > 0 ? [{ worker: state.turn.mover!, allows: () => true }] : [],
  follows: (state, { kind }) =>
    kind === 'use'
      ? {}
      : { occurrences: [{ kind: 'dreamed', god: 'morpheus', markers: dreamsIn(state)! - 1 }] },
};

/** The dreams on the card; whoever only has its power has no card to keep them on. */
const dreamsIn = ({ held, turn }: State): number | undefined =>
  held.find(({ god, owner }) => god === 'morpheus' && owner === turn.seat)?.dreams;
