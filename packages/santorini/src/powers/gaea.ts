import type { Differences } from '../differences.ts';
import { broughtIn } from '../generator/reacting.ts';

const RESERVE = 2;

/** Whenever anybody builds a dome she may put one of two more workers on the ground beside it. */
export const gaea: Differences = {
  card: { players: [2, 3] },
  setup: { workers: { placed: 2, most: 2 + RESERVE } },
  laws: { reserve: (memory) => RESERVE - memory },
  memory: {
    observes: (t, law, before) => before + broughtIn(t, law.side),
    shows: { count: { most: RESERVE, of: (memory) => memory } },
    format: (memory) => (memory === 0 ? [] : [String(RESERVE - memory)]),
    parse(items) {
      if (items.length === 0) return 0;
      return items.length === 1 && /^[0-2]$/.test(items[0]!) ? RESERVE - Number(items[0]) : undefined;
    },
  },
  search: { merges: true },
};
