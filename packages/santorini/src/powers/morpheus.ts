import type { Differences } from '../differences.ts';
import { EVERYWHERE } from '../squares.ts';

/** All that notation has room for, and far more than there is room to build. */
const MOST_SAVED = 999;
/** More builds than these are hardly worth more. */
const MOST_TOLD = 8;

/** Gains a build at the start of each turn and spends as many as wished, none included, instead of the usual one. */
export const morpheus: Differences = {
  build: { idle: true, more: { most: (t) => t.ownMemory + 1, sites: (_t, can) => can } },
  memory: {
    after: (t, before) => Math.min(MOST_SAVED, before + 1 - t.builds),
    shows: { count: { most: MOST_TOLD, of: (memory) => Math.min(MOST_TOLD, memory) } },
    format: (memory) => (memory === 0 ? [] : [String(memory)]),
    parse(items) {
      if (items.length === 0) return 0;
      return items.length === 1 && /^\d{1,3}$/.test(items[0]!) ? Number(items[0]) : undefined;
    },
  },
  search: { commutes: EVERYWHERE, addsFreely: true },
};
