import type { MapSolids } from '@thera/board';
import { OLYMPUS_RELIEF } from './olympus-relief.ts';
import { OMPHALOS } from './omphalos.ts';
import { STYX_RELIEF } from './styx-relief.ts';

/** Both maps in three dimensions. */
export const MAP_SOLIDS: MapSolids = {
  maps: { styx: STYX_RELIEF, olympus: OLYMPUS_RELIEF },
  stone: OMPHALOS,
};
