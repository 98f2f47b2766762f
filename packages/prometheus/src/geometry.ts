import { AREA_IDS, type AreaId } from './data/area-ids.ts';
import { AREAS, EXITS } from './data/areas.ts';
import { TERRAIN, type Terrain } from './data/terrain.ts';

/** Farther than anything can be: on the other map. */
export const APART = 99;

const COUNT = AREA_IDS.length;

/** The place of an area among all. */
export const AREA_PLACE = Object.fromEntries(AREA_IDS.map((area, place) => [area, place])) as Readonly<
  Record<AreaId, number>
>;

const DISTANCES: readonly number[] = AREA_IDS.flatMap((from) => distancesFrom(from, () => true));
const FOOT_DISTANCES: readonly number[] = AREA_IDS.flatMap((from) =>
  distancesFrom(from, (area) => terrainOf(area).isOpenToAll),
);

/** Steps over all areas, whatever their terrain. */
export const distance = (one: AreaId, other: AreaId): number =>
  DISTANCES[AREA_PLACE[one] * COUNT + AREA_PLACE[other]]!;

/** Steps of somebody who cannot climb. */
export const footDistance = (one: AreaId, other: AreaId): number =>
  FOOT_DISTANCES[AREA_PLACE[one] * COUNT + AREA_PLACE[other]]!;

/** How many steps it is to an area from which one more leaves Olympus. */
export const exitDistance = (area: AreaId): number =>
  Math.min(...EXITS.map((exit) => footDistance(area, exit)));

export const isAdjacent = (one: AreaId, other: AreaId): boolean => distance(one, other) === 1;

export function terrainOf(area: AreaId): Terrain {
  return TERRAIN[AREAS[area].terrain];
}

function distancesFrom(from: AreaId, mayEnter: (area: AreaId) => boolean): readonly number[] {
  const found = new Map<AreaId, number>([[from, 0]]);
  for (const [area, steps] of found)
    for (const next of AREAS[area].adj) if (!found.has(next) && mayEnter(next)) found.set(next, steps + 1);
  return AREA_IDS.map((area) => found.get(area) ?? APART);
}
