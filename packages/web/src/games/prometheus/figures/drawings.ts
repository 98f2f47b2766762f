import type { MapSet } from '@thera/board';
import { OLYMPUS } from '../maps/olympus.ts';
import { STYX } from '../maps/styx.ts';
import { FACES } from './faces.ts';
import { STONE, TOKENS } from './tokens.ts';

/** Everything that is drawn, without the colours that it is painted with. */
export const PROMETHEUS_DRAWINGS: MapSet = {
  maps: { styx: STYX, olympus: OLYMPUS },
  faces: FACES,
  tokens: TOKENS,
  stone: STONE,
  solids: async () => (await import('../solids/map-solids.ts')).MAP_SOLIDS,
};
