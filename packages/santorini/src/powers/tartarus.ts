import type { Differences } from '../differences.ts';
import { MARKER, markedSquare, squareMemory } from '../power-parts/marker.ts';
import { TOKEN } from '../steps.ts';

/** Places first; a secret square is the abyss, and whose worker comes there has lost. */
export const tartarus: Differences = {
  card: { players: [2], hides: 'memory' },
  setup: {
    order: 'first',
    prepares: { when: 'last', kind: TOKEN, among: (free) => free, memory: squareMemory },
  },
  laws: { everybody: true, swallows: markedSquare },
  memory: { ...MARKER },
  search: {
    // Who stands in the abyss loses with the next step of anybody.
    hampers: ({ memory }) => markedSquare(memory),
  },
};
