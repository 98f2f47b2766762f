import type { MapDrawingOptions } from '../map-board.ts';
import type { MapSet } from '../map-plan.ts';
import type { MapScene } from '../map-scene.ts';
import { mapDrawing } from './map-drawing.ts';
import { mapOverlay, trails } from './map-overlay.ts';
import { unitClips } from './map-unit.ts';
import { areaNames } from './names.ts';
import { standing } from './standing.ts';
import { stillMap } from './still-map.ts';

/** A map as a picture that does not change: for pages of rules, and for paper. */
export function mapPicture(set: MapSet, scene: MapScene, options: MapDrawingOptions): string {
  const drawing = mapDrawing(set, scene.map, options);
  const { width, height, id, cells } = drawing;
  const { below, above } = stillMap(drawing);
  const units = [...cells.keys()].flatMap((area) => standing(drawing, scene, area));
  return (
    `<svg class="map map-${scene.map}" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false"><defs>${unitClips(id)}</defs>` +
    `${below}${above}${trails(drawing, scene).join('')}${areaNames(drawing)}${units.join('')}${mapOverlay(drawing, scene).join('')}</svg>`
  );
}
