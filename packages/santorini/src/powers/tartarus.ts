import type { Differences } from '../power.ts';
import { MARKER, markedSquare, squareMemory } from '../power-parts/marker.ts';
import { TOKEN } from '../steps.ts';

/** Places first; a secret square is the abyss, and whose worker comes there has lost. */
export const tartarus: Differences = {
  ...MARKER,
  players: [2],
  placesFirst: true,
  hides: 'memory',
  prepares: { when: 'last', kind: TOKEN, among: (free) => free, memory: squareMemory },
  everybody: true,
  swallows: markedSquare,
  // Who stands in the abyss loses with the next step of anybody.
  hampers: ({ memory }) => markedSquare(memory),
};
