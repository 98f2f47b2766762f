import type { Draft } from '../draft.ts';
import { isAsleep, spacesAround } from '../field.ts';
import { OFF } from '../terrain.ts';
import { roar } from './roaring.ts';
import type { Rule } from './rule.ts';
import { stalk } from './stalking.ts';
import { toppleTallest } from './toppling.ts';

const DEEDS: Readonly<Record<'stalk' | 'roar' | 'claw', (draft: Draft) => void>> = {
  stalk,
  roar,
  claw: (draft) => toppleTallest(draft, spacesAround(draft, draft.sphinx)),
};

/** To end each turn the die says what the Sphinx does. */
export const sphinxDie: Rule<'sphinx-die'> = {
  effect(draft, rule) {
    if (draft.sphinx === OFF || isAsleep(draft, 'sphinx')) return undefined;
    const [face] = draft.turn.rolls;
    if (face === undefined) return 'roll';
    DEEDS[rule[face]](draft);
    return undefined;
  },
};
