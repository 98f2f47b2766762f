import type { MapPlan } from '@thera/board';
import { areaPlans } from './areas.ts';
import { floorsOf } from './floors.ts';
import { OLYMPUS_LANDMARKS } from './landmarks-olympus.ts';
import { OLYMPUS_MESH } from './olympus-mesh.ts';
import { OLYMPUS_TREES, STELES } from './props.ts';
import { sky } from './sky.ts';

/** Terraces between the thrones and the passes. */
export const OLYMPUS: MapPlan = {
  id: 'olympus',
  mesh: OLYMPUS_MESH,
  areas: areaPlans('olympus', OLYMPUS_LANDMARKS, ['O6', 'O8', 'O13', 'O15', 'O17', 'O24', 'O26']),
  floors: floorsOf('olympus'),
  props: { tree: OLYMPUS_TREES, stele: STELES },
  backdrop: sky,
  gap: 4,
  rise: 12,
  round: 20,
  sheen: 0.9,
};
