import type { MapPlan } from '@thera/board';
import { OLYMPUS_AREAS } from './area-facts.ts';
import { areaPlans } from './areas.ts';
import { floorsOf } from './floors.ts';
import { OLYMPUS_LANDMARKS } from './landmarks-olympus.ts';
import { OLYMPUS_MESH } from './olympus-mesh.ts';
import { CYPRESSES, LAURELS, STELES } from './props.ts';
import { sky } from './sky.ts';

const TOKEN_AREAS = OLYMPUS_AREAS.filter(({ zone, terrain }) => zone === null && terrain !== 'cliff');

/** Terraces between the thrones and the passes. */
export const OLYMPUS: MapPlan = {
  id: 'olympus',
  mesh: OLYMPUS_MESH,
  areas: areaPlans(
    OLYMPUS_AREAS,
    OLYMPUS_LANDMARKS,
    Object.fromEntries(TOKEN_AREAS.map(({ id }) => [id, 'token'])),
  ),
  floors: floorsOf('olympus'),
  props: { tree: LAURELS, cypress: CYPRESSES, stele: STELES },
  backdrop: sky,
  gap: 4,
  rise: 12,
  round: 20,
  sheen: 0.9,
};
