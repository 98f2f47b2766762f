import { terrainIn } from '../field.ts';
import type { Rule } from './rule.ts';
import { tallest, toppleTallest } from './toppling.ts';

/** To end each turn the die names a zone, and its tallest tower loses its top block. */
export const bombard: Rule<'bombard'> = {
  effect(draft, { zones, rolls }) {
    const faces = draft.turn.rolls;
    const last = faces.at(-1);
    if (last === undefined) return 'roll';
    const squares = terrainIn(draft).zones[zones[last]]!;
    if (tallest(draft, squares).length === 0 && faces.length < rolls) return 'roll';
    toppleTallest(draft, squares);
    return undefined;
  },
};
