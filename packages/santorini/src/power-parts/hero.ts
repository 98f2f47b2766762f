import type { Card, Memory } from '../differences.ts';
import type { TurnView } from '../generator/turn-view.ts';
import { SPENT } from '../steps.ts';

interface Hero {
  readonly card: Partial<Card>;
  readonly memory: Memory;
}

/** What all heroes share: two players, and a power that serves once. */
export const HERO: Hero = {
  card: { players: [2], once: true },
  memory: {
    after: (t, before) => before | (t.facts & SPENT),
    depends: SPENT,
    format: (memory) => (memory === 0 ? [] : ['x']),
    parse: (items) => (items.length === 0 ? 0 : items.length === 1 && items[0] === 'x' ? SPENT : undefined),
  },
};

/** Whether the mover's hero may still use the power in this turn. */
export function isReady(t: TurnView): boolean {
  return !t.thrifty && t.ownMemory === 0;
}
