import type { Draft } from '../draft.ts';
import { isAsleep, isDomedAt, isOccupied, spacesAround, standing, terrainIn } from '../field.ts';
import type { State } from '../state.ts';
import { distance, OFF, placeOf, type Square } from '../terrain.ts';

/** The Sphinx goes a space towards the closest worker, unless she is beside one. */
export function stalk(draft: Draft): void {
  const to = waysOf(draft);
  if (to.length > 0) draft.asks = [...draft.asks, { kind: 'sphinx-way', to }];
}

/** Where the Sphinx would go; several where players choose, none where she stays. */
export function waysOf(state: State): readonly Square[] {
  const { sphinx, workers } = state;
  if (sphinx === OFF || isAsleep(state, 'sphinx')) return [];
  const terrain = terrainIn(state);
  const prey = standing(state).map((worker) => workers[worker]!);
  const nearest = Math.min(...prey.map((square) => distance(terrain, sphinx, square)));
  if (prey.length === 0 || nearest <= 1) return [];
  const closest = prey.filter((square) => distance(terrain, sphinx, square) === nearest);
  const ways = closest.flatMap((target) => {
    const towards = nearestTo(state, target, nearest);
    return towards.length > 0 ? towards : [sphinx];
  });
  const different = [...new Set(ways)];
  return different.length === 1 && different[0] === sphinx ? [] : different;
}

/** Of the spaces she can go to and that are nearer to a target, those that are nearest. */
function nearestTo(state: State, target: Square, now: number): readonly Square[] {
  const terrain = terrainIn(state);
  const nearer = spacesAround(state, state.sphinx).filter(
    (to) => !isOccupied(state, to) && !isDomedAt(state, to) && distance(terrain, to, target) < now,
  );
  const [targetX, targetY] = placeOf(terrain, target);
  const far = (to: Square): number => {
    const [x, y] = placeOf(terrain, to);
    return 1000 * distance(terrain, to, target) + (x - targetX) ** 2 + (y - targetY) ** 2;
  };
  const least = Math.min(...nearer.map(far));
  return nearer.filter((to) => far(to) === least);
}
