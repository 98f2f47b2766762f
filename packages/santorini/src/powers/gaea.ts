import { broughtIn } from '../generator/reacting.ts';
import type { Differences } from '../power.ts';

const RESERVE = 2;

/** Whenever anybody builds a dome she may put one of two more workers on the ground beside it. */
export const gaea: Differences = {
  players: [2, 3],
  mostWorkers: 2 + RESERVE,
  reserve: (memory) => RESERVE - memory,
  merges: true,
  observes: (t, law, before) => before + broughtIn(t, law.side),
  formatMemory: (memory) => (memory === 0 ? [] : [String(RESERVE - memory)]),
  parseMemory(items) {
    if (items.length === 0) return 0;
    return items.length === 1 && /^[0-2]$/.test(items[0]!) ? RESERVE - Number(items[0]) : undefined;
  },
};
