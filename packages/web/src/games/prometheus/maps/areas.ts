import type { AreaPlan } from '@thera/board';
import { AREAS, type AreaId, type MapId, STONE_AREAS, TOKEN_AREAS } from '@thera/prometheus';

/** Plain ground in another tone, so that not all of it is alike. */
export const SHADED = 'shaded';

/** The areas of a map as a board draws them. */
export const areaPlans = (
  map: MapId,
  landmarks: Readonly<Partial<Record<AreaId, string>>>,
  shaded: readonly AreaId[],
): Readonly<Record<string, AreaPlan>> =>
  Object.fromEntries(
    areasOf(map).map((area) => [area, areaPlan(area, landmarks[area], shaded.includes(area))]),
  );

const areasOf = (map: MapId): readonly AreaId[] =>
  (Object.keys(AREAS) as AreaId[]).filter((area) => AREAS[area].map === map);

function areaPlan(area: AreaId, landmark: string | undefined, isShaded: boolean): AreaPlan {
  const { cap, terrain, zone, props = {} } = AREAS[area];
  const [kind, count] = Object.entries(props)[0] ?? [];
  const lies = liesIn(area);
  return {
    floor: isShaded ? SHADED : terrain,
    places: cap,
    ...(zone === null ? {} : { zone }),
    ...(kind === undefined || count === undefined ? {} : { props: { kind, count } }),
    ...(landmark === undefined ? {} : { landmark }),
    ...(lies === undefined ? {} : { lies }),
  };
}

function liesIn(area: AreaId): AreaPlan['lies'] {
  const isOf = (areas: readonly AreaId[]): boolean => areas.includes(area);
  return isOf(TOKEN_AREAS) ? 'token' : isOf(STONE_AREAS) ? 'stone' : undefined;
}
