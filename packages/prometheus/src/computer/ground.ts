import { AREA_IDS, type AreaId } from '../data/area-ids.ts';
import { AREAS, EXITS } from '../data/areas.ts';
import { AREA_PLACE, distance, terrainOf } from '../geometry.ts';

/** Areas by their place among all: what the judgement looks at again and again stands in flat lists. */
export const AREA_COUNT: number = AREA_IDS.length;

const placesOf = (areas: readonly AreaId[]): readonly number[] => areas.map((area) => AREA_PLACE[area]);

export const NEIGHBOURS: readonly (readonly number[])[] = AREA_IDS.map((area) => placesOf(AREAS[area].adj));

export const ROOM: readonly number[] = AREA_IDS.map((area) => AREAS[area].cap);

/** Closed to those on foot. */
export const IS_STEEP: readonly boolean[] = AREA_IDS.map((area) => !terrainOf(area).isOpenToAll);

/** Ends every movement on foot. */
export const STOPS: readonly boolean[] = AREA_IDS.map((area) => terrainOf(area).stops);

export const IS_OLYMPUS: readonly boolean[] = AREA_IDS.map((area) => AREAS[area].map === 'olympus');

/** Areas of each map. */
export const STYX_PLACES: readonly number[] = [...IS_OLYMPUS.keys()].filter((place) => !IS_OLYMPUS[place]);
export const OLYMPUS_PLACES: readonly number[] = [...IS_OLYMPUS.keys()].filter((place) => IS_OLYMPUS[place]);

export const EXIT_PLACES: readonly number[] = placesOf(EXITS);

export const IS_EXIT: readonly boolean[] = AREA_IDS.map((area) => EXITS.includes(area));

/** What the ground adds to the defence against an attack in the same area, and from farther away. */
export const COVER: readonly (readonly [near: number, far: number])[] = AREA_IDS.map((area) => {
  const { defence } = terrainOf(area);
  const against = (range: '0' | '1+'): number => (defence?.attackRange === range ? defence.by : 0);
  return [against('0'), against('1+')];
});

const STEPS: Int8Array = Int8Array.from(AREA_IDS.flatMap((from) => AREA_IDS.map((to) => distance(from, to))));

/** Steps between two places, over all ground. */
export const stepsBetween = (from: number, to: number): number => STEPS[from * AREA_COUNT + to]!;

/** Steps from a place to the way out of Olympus, over all ground. */
export const STEPS_TO_EXIT: readonly number[] = [...AREA_IDS.keys()].map((place) =>
  Math.min(...EXIT_PLACES.map((exit) => stepsBetween(place, exit))),
);
