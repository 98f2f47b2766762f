import { AREA_IDS, type AreaId } from './data/area-ids.ts';
import { AREAS } from './data/areas.ts';
import { AREA_PLACE, distance } from './geometry.ts';

/** As far as anything ever reaches. */
const FARTHEST = 3;

/** What lies between two areas on each shortest way; nothing for neighbours, nor beyond all ranges. */
export function waysBetween(from: AreaId, to: AreaId): readonly (readonly AreaId[])[] {
  return WAYS[AREA_PLACE[from] * AREA_IDS.length + AREA_PLACE[to]]!;
}

const WAYS: readonly (readonly (readonly AreaId[])[])[] = AREA_IDS.flatMap((from) =>
  AREA_IDS.map((to) => shortestWays(from, to)),
);

function shortestWays(from: AreaId, to: AreaId): readonly (readonly AreaId[])[] {
  const steps = distance(from, to);
  if (steps < 2 || steps > FARTHEST) return [];
  if (steps === 2) return AREAS[from].adj.filter((area) => distance(area, to) === 1).map((area) => [area]);
  return AREAS[from].adj
    .filter((area) => distance(area, to) === steps - 1)
    .flatMap((area) => shortestWays(area, to).map((way) => [area, ...way]));
}
