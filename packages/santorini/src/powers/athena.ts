import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { CLIMBED } from '../steps.ts';

/** After a turn in which one of her workers moved up, opponents may not move up until her next turn. */
export const athena: Differences = {
  minds: CLIMBED,
  memory: (t) => t.facts & CLIMBED,
  bars: (t, law, from) => ((t.memory(law) & CLIMBED) !== 0 ? t.above(from) : 0),
  handsOver: () => 0,
  formatMemory: (memory) => (memory === 0 ? [] : ['^']),
  parseMemory: (items) =>
    items.length === 0 ? 0 : items.length === 1 && items[0] === '^' ? CLIMBED : undefined,
  hampers: STEPS_ALONE,
};
