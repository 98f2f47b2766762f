import { type Extent, type Pose, type View, wholeView } from '../../three/camera.ts';
import type { Point3 } from '../../three/measures.ts';
import type { MapDrawing } from '../svg/map-drawing.ts';
import { placed } from './space.ts';
import type { Terrain } from './terrain.ts';

/** From where a map is looked at in an upright picture, and in one that is wider than high. */
const UPRIGHT: Pose = { yaw: 0, elevation: 65, fieldOfView: 19 };
const LYING: Pose = { yaw: 0, elevation: 57, fieldOfView: 20 };
const UPRIGHT_UP_TO = 0.8;
const LYING_FROM = 1.5;
/** How high the heads of those reach who stand in the highest areas, and how far down one sees the rock. */
const HEADS = 0.45;
/** How far beyond the outermost areas one sees at the sides. */
const RIM = 34;
const FOOT = -0.55;

/** The view that shows all of a map, in a picture so many times as wide as high. */
export function mapView(drawing: MapDrawing, terrain: Terrain, aspect: number): View {
  const share = Math.min(Math.max((aspect - UPRIGHT_UP_TO) / (LYING_FROM - UPRIGHT_UP_TO), 0), 1);
  const between = (key: keyof Pose): number => UPRIGHT[key] + (LYING[key] - UPRIGHT[key]) * share;
  const pose = { yaw: 0, elevation: between('elevation'), fieldOfView: between('fieldOfView') };
  return wholeView(pose, aspect, extentOf(drawing, terrain));
}

function extentOf(drawing: MapDrawing, { heightOf }: Terrain): Extent {
  const corners = (up: (height: number) => number, beyond = 0): readonly Point3[] =>
    [...drawing.cells].flatMap(([area, { outline, middle }]) =>
      outline.map(([x, y]) =>
        placed(drawing, [x + Math.sign(x - middle[0]) * beyond, y], up(heightOf(area))),
      ),
    );
  const nearest = Math.max(...[...drawing.cells.values()].map(({ box }) => box.bottom));
  return {
    across: corners((height) => height, RIM),
    up: [...corners((height) => height + HEADS), placed(drawing, [drawing.width / 2, nearest + 30], FOOT)],
  };
}
