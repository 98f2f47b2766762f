import { isDomedAt, terrainIn } from '../field.ts';
import type { State } from '../state.ts';
import type { Square } from '../terrain.ts';
import { heightOf } from '../towers.ts';
import { FAR } from './ways.ts';

/** What a stair costs for every level that is missing in it. */
const STAIR = 2.2;

/**
 * How far it is from every square to the nearest of some, in steps, where a step that is too high costs the stair that
 * has to be built first. Whoever stands in the way is expected to leave.
 */
export function climbsTo(state: State, goals: readonly Square[], climb = 1): readonly number[] {
  const { neighbours, bridges, isGround } = terrainIn(state);
  const cost = isGround.map(() => FAR);
  const heights = state.towers.map(heightOf);
  for (const goal of goals) cost[goal] = 0;
  const reached = [...goals];
  // Squares come again when a shorter way to them is found, which is seldom.
  for (let next = reached.pop(); next !== undefined; next = reached.pop()) {
    if (isDomedAt(state, next)) continue;
    const so = cost[next]!;
    const low = heights[next]! - climb;
    const relax = (from: Square): void => {
      const rise = low - heights[from]!;
      const step = rise > 0 ? 1 + STAIR * rise : 1;
      if (so + step < cost[from]!) {
        cost[from] = so + step;
        reached.push(from);
      }
    };
    for (const from of neighbours[next]!) relax(from);
    for (const from of bridges[next]!) relax(from);
  }
  return cost;
}
