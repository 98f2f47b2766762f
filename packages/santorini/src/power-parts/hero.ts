import type { Turn } from '../generator/turn.ts';
import type { Differences } from '../power.ts';
import { SPENT } from '../steps.ts';

/** What all heroes share: two players, and a power that serves once. */
export const HERO: Differences = {
  players: [2],
  once: true,
  minds: SPENT,
  memory: (t, before) => before | (t.facts & SPENT),
  formatMemory: (memory) => (memory === 0 ? [] : ['x']),
  parseMemory: (items) =>
    items.length === 0 ? 0 : items.length === 1 && items[0] === 'x' ? SPENT : undefined,
};

/** Whether the mover's hero may still use the power in this turn. */
export function isReady(t: Turn): boolean {
  return !t.thrifty && t.memories[t.plan.slot] === 0;
}
