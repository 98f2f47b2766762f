import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { FELL } from '../steps.ts';

/** After a turn in which one of her workers moved down, opponents may not move up until her next turn. */
export const nike: Differences = {
  players: [2],
  minds: FELL,
  memory: (t) => t.facts & FELL,
  bars: (t, law, from) => ((t.memory(law) & FELL) !== 0 ? t.above(from) : 0),
  handsOver: () => 0,
  formatMemory: (memory) => (memory === 0 ? [] : ['^']),
  parseMemory: (items) =>
    items.length === 0 ? 0 : items.length === 1 && items[0] === '^' ? FELL : undefined,
  hampers: STEPS_ALONE,
};
