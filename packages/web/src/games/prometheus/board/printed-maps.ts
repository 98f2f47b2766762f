import { mapMiniature } from '@thera/board';
import { MAP_IDS } from '@thera/prometheus';
import { PROMETHEUS_MAPS } from '../figures/map-set.ts';
import type { MapsScene } from './maps-scene.ts';

/** Both maps side by side, for paper. */
export const printedMaps = ({ maps }: MapsScene): string =>
  MAP_IDS.map((map) => mapMiniature(PROMETHEUS_MAPS.maps[map]!, maps[map])).join('');
