import type { Differences } from '../power.ts';
import { EVERYWHERE } from '../squares.ts';

/** Gains a build at the start of each turn and spends as many as wished, none included, instead of the usual one. */
export const morpheus: Differences = {
  idle: true,
  builds: (t) => t.memories[t.plan.slot]! + 1,
  more: (_t, can) => can,
  commutes: EVERYWHERE,
  memory: (t, before) => before + 1 - t.builds,
  formatMemory: (memory) => (memory === 0 ? [] : [String(memory)]),
  parseMemory(items) {
    if (items.length === 0) return 0;
    return items.length === 1 && /^\d{1,3}$/.test(items[0]!) ? Number(items[0]) : undefined;
  },
};
