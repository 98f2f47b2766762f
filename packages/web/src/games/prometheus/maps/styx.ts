import type { MapPlan } from '@thera/board';
import { areaPlans } from './areas.ts';
import { cavern } from './cavern.ts';
import { floorsOf } from './floors.ts';
import { STYX_LANDMARKS } from './landmarks-styx.ts';
import { POPLARS, STELES } from './props.ts';
import { STYX_MESH } from './styx-mesh.ts';

/** The river between the landings and the gates. */
export const STYX: MapPlan = {
  id: 'styx',
  mesh: STYX_MESH,
  areas: areaPlans('styx', STYX_LANDMARKS, ['S6', 'S15']),
  floors: floorsOf('styx'),
  props: { tree: POPLARS, stele: STELES },
  backdrop: cavern,
  gap: 5,
  rise: 8,
  round: 26,
  sheen: 0.5,
};
