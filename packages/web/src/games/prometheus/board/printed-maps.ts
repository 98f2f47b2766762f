import { mapMiniature } from '@thera/board';
import { MAP_IDS } from '@thera/prometheus';
import { PROMETHEUS_MAPS } from '../figures/map-set.ts';
import type { MapsScene } from './maps-scene.ts';

/** Both maps with what stands on them. */
export const mapPictures = ({ maps }: MapsScene): readonly string[] =>
  MAP_IDS.map((map) => mapMiniature(PROMETHEUS_MAPS.maps[map]!, maps[map]));

/** Both maps side by side, for paper. */
export const printedMaps = (scene: MapsScene): string => mapPictures(scene).join('');
