import type { Point } from '../../board.ts';
import { projected, type View } from '../../three/camera.ts';
import type { AreaId } from '../map-scene.ts';
import type { MapDrawing } from '../svg/map-drawing.ts';
import { placed } from './space.ts';
import type { Terrain } from './terrain.ts';

/** For each area its outline as it is seen, in percent of a picture so many times as wide as high. */
export const mapOutlines = (
  drawing: MapDrawing,
  { heightAt }: Terrain,
  view: View,
  aspect: number,
): ReadonlyMap<AreaId, readonly Point[]> =>
  new Map(
    [...drawing.cells].map(([area, { outline }]) => [
      area,
      outline.map((point): Point => {
        const [u, v] = projected(placed(drawing, point, heightAt(area, point)), view, aspect);
        return [50 + 50 * u, 50 - 50 * v];
      }),
    ]),
  );
