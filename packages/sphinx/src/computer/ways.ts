import type { Square, Terrain } from '../terrain.ts';

/** As far as one can be from anything. */
export const FAR = 50;

const known = new WeakMap<Terrain, readonly (readonly number[])[]>();

/** How many steps every square is from every other over ground and bridges, whatever is built. */
export function waysIn(terrain: Terrain): readonly (readonly number[])[] {
  let ways = known.get(terrain);
  if (ways === undefined) {
    ways = terrain.isGround.map((_, square) => waysFrom(terrain, square));
    known.set(terrain, ways);
  }
  return ways;
}

function waysFrom({ isGround, neighbours, bridges }: Terrain, start: Square): readonly number[] {
  const steps = isGround.map(() => FAR);
  steps[start] = 0;
  let front: readonly Square[] = [start];
  for (let away = 1; front.length > 0; away++) {
    const next: Square[] = [];
    for (const square of front)
      for (const near of [...neighbours[square]!, ...bridges[square]!])
        if (steps[near] === FAR) {
          steps[near] = away;
          next.push(near);
        }
    front = next;
  }
  return steps;
}
