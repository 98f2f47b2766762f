import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { FELL } from '../steps.ts';

/** After a turn in which one of her workers moved down, opponents may not move up until her next turn. */
export const nike: Differences = {
  card: { players: [2] },
  laws: { bars: (t, law, from) => ((t.memory(law) & FELL) !== 0 ? t.above(from) : 0) },
  memory: {
    depends: FELL,
    after: (t) => t.facts & FELL,
    handsOver: () => 0,
    format: (memory) => (memory === 0 ? [] : ['^']),
    parse: (items) => (items.length === 0 ? 0 : items.length === 1 && items[0] === '^' ? FELL : undefined),
  },
  search: { hampers: STEPS_ALONE },
};
