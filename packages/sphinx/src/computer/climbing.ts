import { heightAt, isDomedAt, terrainIn } from '../field.ts';
import type { State } from '../state.ts';
import type { Square } from '../terrain.ts';
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
  const isDone = isGround.map(() => false);
  for (const goal of goals) cost[goal] = 0;
  for (;;) {
    let next = -1;
    for (let square = 0; square < cost.length; square++)
      if (!isDone[square] && cost[square]! < FAR && (next < 0 || cost[square]! < cost[next]!)) next = square;
    if (next < 0) return cost;
    isDone[next] = true;
    if (isDomedAt(state, next)) continue;
    for (const from of [...neighbours[next]!, ...bridges[next]!]) {
      const rise = heightAt(state, next) - heightAt(state, from);
      const step = 1 + (rise > climb ? STAIR * (rise - climb) : 0);
      if (cost[next]! + step < cost[from]!) cost[from] = cost[next]! + step;
    }
  }
}
