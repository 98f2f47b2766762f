import type { Point } from '../../board.ts';
import { type Cell, cellsOf, FRAMES } from '../cell.ts';
import { lowestPlace, type NamePlace, namePlace } from '../layout.ts';
import type { MapDrawingOptions, MapForm } from '../map-board.ts';
import type { AreaPlan, MapPlan, MapSet } from '../map-plan.ts';
import type { AreaId, MapScene } from '../map-scene.ts';
import { standsIn } from '../map-stands.ts';

/** What all parts of one drawing of a map share. */
export interface MapDrawing {
  /** Goes before the names of clips and gradients, so that several drawings fit on a page. */
  readonly id: string;
  readonly set: MapSet;
  readonly plan: MapPlan;
  readonly form: MapForm;
  readonly width: number;
  readonly height: number;
  /** From far to near. */
  readonly cells: ReadonlyMap<AreaId, Cell>;
  readonly feet: ReadonlyMap<AreaId, FootPlace>;
  /** How large names are, and where they stand. */
  readonly nameSize: number;
  readonly names: ReadonlyMap<AreaId, NamePlace>;
  /** How large units, tokens and marks are. */
  readonly scale: number;
}

/** Where an area says how many have room, and where something may lie. */
export interface FootPlace {
  readonly sign: Point;
  readonly width: number;
  readonly lies: Point;
}

const SCALES: Readonly<Record<MapForm, number>> = { tall: 1.06, wide: 0.98 };
const NAMES = 27;
const LARGE_NAMES = 36;
const ARCH = 17;
const GLYPH = 34;
const FOOT_HEIGHT = 30;
const LYING: Readonly<Record<'token' | 'stone', number>> = { token: 19, stone: 24 };
const BESIDE = 7;
/** How far a foot keeps from the lower edge; a zone has beads there. */
const ABOVE = { plain: 7, zone: 15 };

let drawings = 0;

/** A drawing with names of its own. */
export function mapDrawing(set: MapSet, map: string, options: MapDrawingOptions): MapDrawing {
  const plan = set.maps[map];
  if (plan === undefined) throw new Error(`nobody has brought a map of ${map}`);
  const { form, names, largeNames } = options;
  const cells = cellsOf(plan, form);
  const nameSize = largeNames ? LARGE_NAMES : NAMES;
  return {
    id: `map${drawings++}`,
    set,
    plan,
    form,
    ...FRAMES[form],
    cells,
    feet: new Map([...cells].map(([area, cell]) => [area, footPlace(cell, plan.areas[area]!, plan)])),
    nameSize,
    names: new Map(
      [...cells].flatMap(([area, cell]) => {
        const name = names[area];
        return name === undefined
          ? []
          : [[area, namePlace(cell, name, nameSize, plan.areas[area]!.zone !== undefined)]];
      }),
    ),
    scale: SCALES[form],
  };
}

function footPlace(cell: Cell, { floor, places, zone, lies }: AreaPlan, { floors }: MapPlan): FootPlace {
  const hasGlyph = floors[floor]!.glyph !== undefined;
  const width = 14 + (hasGlyph ? GLYPH : 0) + places * ARCH;
  const lying = lies === undefined ? 0 : BESIDE + 2 * LYING[lies];
  const [x, y] = lowestPlace(cell, width + lying, FOOT_HEIGHT, zone === undefined ? ABOVE.plain : ABOVE.zone);
  return {
    sign: [x - lying / 2, y],
    width,
    lies: lies === undefined ? [cell.box.right - 44, y - 4] : [x + (width + lying) / 2 - LYING[lies], y],
  };
}

export const cellAt = ({ cells }: MapDrawing, area: AreaId): Cell => {
  const cell = cells.get(area);
  if (cell === undefined) throw new Error(`there is no ${area} on this map`);
  return cell;
};

/** Whether something lies in an area beside those who stand there. */
export const isLittered = ({ tokens, stones }: MapScene, area: AreaId): boolean =>
  stones.includes(area) || tokens.some((token) => token.area === area);

/** Where those of an area stand, in their order: below its name. */
export const standsOf = (drawing: MapDrawing, scene: MapScene, area: AreaId): readonly Point[] =>
  standsIn(cellAt(drawing, area), {
    count: scene.units.filter((unit) => unit.area === area).length,
    isPushed: isLittered(scene, area),
    below: nameBottom(drawing, area),
  });

/** Where the name of an area ends. */
function nameBottom({ names, nameSize, cells }: MapDrawing, area: AreaId): number {
  const place = names.get(area);
  return place === undefined ? cells.get(area)!.box.top : place.y + (place.lines.length - 1) * nameSize;
}
