import type { Differences } from '../differences.ts';
import { OWN_WORKERS } from '../generator/win-supports.ts';
import { crewOf } from '../position.ts';
import { EDGES, first, NEAR } from '../squares.ts';

/** Places on opposite edges; also wins by moving a worker beside the other, both on the first level (of three players: both on one level). */
export const eros: Differences = {
  setup: {
    places: (placed) => (placed === 0 ? EDGES.reduce((set, edge) => set | edge) : oppositeOf(placed)),
  },
  move: {
    wins(t, from) {
      const other = t.mine & ~(1 << from);
      if (other === 0 || (other & (other - 1)) !== 0) return 0;
      const partner = first(other);
      const level = t.level(partner);
      if (level !== 1 && t.lineup.seats !== 3) return 0;
      return NEAR[partner]! & ~(t.above(partner) | t.below(partner));
    },
  },
  search: {
    looms: (position, side) => {
      const { h1, h2, lineup } = position;
      return lineup.seats === 3 || (crewOf(position, side) & h1 & ~h2) !== 0;
    },
    leans: OWN_WORKERS,
  },
};

function oppositeOf(placed: number): number {
  return EDGES.reduce((set, edge, n) => ((edge & placed) !== 0 ? set | EDGES[(n + 2) % 4]! : set), 0);
}
