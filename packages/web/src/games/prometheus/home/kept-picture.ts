import { bareMap, type MapScene, type MapUnit, mapMiniature } from '@thera/board';
import { PROMETHEUS_MAPS } from '../figures/map-set.ts';
import type { KeptScene } from './kept-scene.ts';

/** Each map has half of a square. */
const HALF = 1000;
const HEIGHT = 1330;

/** Both maps side by side, small, as SVG. */
export function keptPicture({ units, rage }: KeptScene): string {
  const map = (id: string, letter: string): string => {
    const scene: MapScene = {
      ...bareMap(id),
      units: units.filter(({ area }) => area.startsWith(letter)).map(mapUnit),
      glow: rage,
    };
    return mapMiniature(PROMETHEUS_MAPS.maps[id]!, scene);
  };
  const placed = (picture: string, x: number): string =>
    picture.replace('<svg ', `<svg x="${x}" width="${HALF}" height="${HEIGHT}" `);
  return (
    `<svg viewBox="0 0 ${2 * HALF + 60} ${HEIGHT}" aria-hidden="true" focusable="false">` +
    `${placed(map('styx', 'S'), 0)}${placed(map('olympus', 'O'), HALF + 60)}</svg>`
  );
}

const mapUnit = ({ id, area, side }: KeptScene['units'][number]): MapUnit => ({
  id,
  face: id,
  area,
  side,
  strength: { kind: 'vitality', left: 1, of: 1 },
});
