import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { CLIMBED } from '../steps.ts';

/** After a turn in which one of her workers moved up, opponents may not move up until her next turn. */
export const athena: Differences = {
  laws: { bars: (t, law, from) => ((t.memory(law) & CLIMBED) !== 0 ? t.above(from) : 0) },
  memory: {
    depends: CLIMBED,
    after: (t) => t.facts & CLIMBED,
    handsOver: () => 0,
    shows: { count: { most: 1, of: (memory) => memory & CLIMBED } },
    format: (memory) => (memory === 0 ? [] : ['^']),
    parse: (items) => (items.length === 0 ? 0 : items.length === 1 && items[0] === '^' ? CLIMBED : undefined),
  },
  search: { hampers: STEPS_ALONE },
};
