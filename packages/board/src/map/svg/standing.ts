import type { Point } from '../../board.ts';
import { pair } from '../../svg/shapes.ts';
import type { AreaId, MapScene, MapToken, MapUnit } from '../map-scene.ts';
import { fullChip } from './foot.ts';
import { cellAt, type MapDrawing, standsOf } from './map-drawing.ts';
import { unitAt } from './map-unit.ts';

const TOKEN_SIZE = 0.8;
const STONE_SIZE = 0.86;
/** Several stones in one area lie behind each other. */
const HEAP = -16;

/** What is in an area, element by element: what lies there, who stands there, and that nobody else has room. */
export function standing(drawing: MapDrawing, scene: MapScene, area: AreaId): readonly string[] {
  const units = scene.units.filter((unit) => unit.area === area);
  const stands = standsOf(drawing, scene, area);
  const isFull = units.length >= drawing.plan.areas[area]!.places;
  return [
    ...stonesIn(drawing, scene, area),
    ...scene.tokens.filter((token) => token.area === area).map((token) => tokenOn(drawing, token)),
    ...units.map((unit, index) => unitOn(drawing, unit, stands[index]!)),
    ...(isFull && units.length > 0 ? [fullChip(drawing, area)] : []),
  ];
}

export const unitOn = ({ set, id, scale }: MapDrawing, unit: MapUnit, at: Point): string =>
  unitAt(unit, faceOf(set.faces, unit.face), id, at, scale);

function faceOf(faces: Readonly<Record<string, string>>, name: string): string {
  const face = faces[name];
  if (face === undefined) throw new Error(`nobody has brought the face of ${name}`);
  return face;
}

export const tokenOn = ({ set, feet }: MapDrawing, { area, face }: MapToken): string =>
  `<g class="token" data-token="${area}" transform="translate(${pair(feet.get(area)!.lies)})scale(${TOKEN_SIZE})"><g class="body">${set.tokens[face]}</g></g>`;

function stonesIn({ set, feet }: MapDrawing, { stones }: MapScene, area: AreaId): readonly string[] {
  const [x, y] = feet.get(area)!.lies;
  return stones
    .filter((each) => each === area)
    .map(
      (_, index, { length }) =>
        `<g class="stone" data-stone="${area}" transform="translate(${pair([x, y - 10 + (length - 1 - index) * HEAP])})scale(${STONE_SIZE})"><g class="body">${set.stone}</g></g>`,
    );
}

/** Where a unit of a scene stands. */
export function placeOf(drawing: MapDrawing, scene: MapScene, unit: MapUnit): Point {
  const fellows = scene.units.filter(({ area }) => area === unit.area);
  return standsOf(drawing, scene, unit.area)[fellows.indexOf(unit)] ?? cellAt(drawing, unit.area).middle;
}
