import { GOD_IDS } from '../cards/gods.ts';
import { happen } from '../happen.ts';
import type { State } from '../state.ts';
import type { Rule } from './rule.ts';

/** To end a turn in which no god was selected and no power of one was used, the gods that wait longest go. */
export const bored: Rule<'bored'> = {
  effect(draft, { exiles }) {
    if (draft.turn.hasSelected || hasUsedGod(draft)) return undefined;
    for (let exiled = 0; exiled < exiles; exiled++) {
      const slot = draft.queue.findIndex(({ kind }) => kind !== 'blessing');
      const card = draft.queue[slot];
      if (card === undefined) break;
      happen(draft, { kind: 'god-exiled', slot, god: card.kind === 'god' ? card.god : null });
    }
    return undefined;
  },
};

const hasUsedGod = ({ turn }: State): boolean =>
  turn.used.some((card) => GOD_IDS.some((god) => god === card));
