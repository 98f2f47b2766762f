import '../tokens.css';
import type { MapSet } from '@thera/board';
import { OLYMPUS } from '../maps/olympus.ts';
import { STYX } from '../maps/styx.ts';
import { FACES } from './faces.ts';
import { STONE, TOKENS } from './tokens.ts';

/**
 * Both maps, the faces and what lies in areas, for every board of this game:
 * `svgMapBoard(PROMETHEUS_MAPS)(host, options, events).show(scene)`.
 */
export const PROMETHEUS_MAPS: MapSet = {
  maps: { styx: STYX, olympus: OLYMPUS },
  faces: FACES,
  tokens: TOKENS,
  stone: STONE,
};
