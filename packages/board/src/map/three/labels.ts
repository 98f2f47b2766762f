import { BufferAttribute, BufferGeometry } from 'three';
import type { Point } from '../../board.ts';
import { lowestPlace } from '../layout.ts';
import type { AreaId } from '../map-scene.ts';
import { foot, fullChip } from '../svg/foot.ts';
import type { MapDrawing } from '../svg/map-drawing.ts';
import { type Frame, type Pen, rasterize } from './pictures.ts';
import { placed } from './space.ts';
import type { Terrain } from './terrain.ts';

/** What is written in an area: its name, its foot while it is free, or that nobody else has room. */
const LABEL_KINDS = ['name', 'free', 'full'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** Something that lies in an area, and where it is on the sheet that all labels are drawn on. */
interface Label {
  readonly area: AreaId;
  readonly kind: LabelKind;
  readonly frame: Frame;
  readonly slot: Point;
}

export interface Labels {
  readonly all: readonly Label[];
  /** How large the sheet is. */
  readonly width: number;
  readonly height: number;
}

const SHEET_WIDTH = 1400;
const LETTER = 0.6;
const LEADING = 1.02;
const CASING = 6;
/** How thick the strokes of names are made, of their size. */
const WEIGHT = 0.07;
const FOOT_HEIGHT = 36;
const FULL = { width: 84, height: 30 };
/** How high labels lie above the ground. */
const LIFT = { name: 0.014, free: 0.006, full: 0.01 };

/** All labels of a map, on a sheet of their own: most of a map has none. */
export function labelsOf(drawing: MapDrawing): Labels {
  const framed = LABEL_KINDS.flatMap((kind) =>
    [...drawing.cells.keys()].flatMap((area) => {
      const frame = frameOf(drawing, area, kind);
      return frame === undefined ? [] : [{ area, kind, frame }];
    }),
  );
  const all: Label[] = [];
  let [x, y, rowHeight] = [0, 0, 0];
  for (const label of framed) {
    const { width, height } = label.frame;
    if (x + width > SHEET_WIDTH) [x, y, rowHeight] = [0, y + rowHeight, 0];
    all.push({ ...label, slot: [x, y] });
    [x, rowHeight] = [x + width, Math.max(rowHeight, height)];
  }
  return { all, width: SHEET_WIDTH, height: y + rowHeight };
}

function frameOf(drawing: MapDrawing, area: AreaId, kind: LabelKind): Frame | undefined {
  if (kind === 'name') return nameFrame(drawing, area);
  const [[x, y], width, height] =
    kind === 'free'
      ? [drawing.feet.get(area)!.sign, drawing.feet.get(area)!.width + 4, FOOT_HEIGHT]
      : [lowestPlace(drawing.cells.get(area)!, FULL.width, FULL.height, -2), FULL.width, FULL.height];
  return { left: x - width / 2, top: y - height / 2, width, height };
}

function nameFrame({ names, nameSize }: MapDrawing, area: AreaId): Frame | undefined {
  const place = names.get(area);
  if (place === undefined) return undefined;
  const width = Math.max(...place.lines.map(({ length }) => length)) * nameSize * LETTER + 2 * CASING;
  const height = (place.lines.length * LEADING + 0.4) * nameSize;
  return { left: place.x - width / 2, top: place.y - nameSize, width, height };
}

/** Draws all labels on a canvas. */
export async function drawLabels(
  canvas: HTMLCanvasElement,
  drawing: MapDrawing,
  labels: Labels,
  own: Pen,
): Promise<void> {
  const signs = labels.all.map(({ area, kind, frame, slot }) => {
    const by = `${slot[0] - frame.left} ${slot[1] - frame.top}`;
    if (kind === 'name') return '';
    return `<g transform="translate(${by})">${kind === 'free' ? foot(drawing, area) : fullChip(drawing, area)}</g>`;
  });
  const [pen] = await Promise.all([
    rasterize(canvas, signs.join(''), { left: 0, top: 0, ...labels }, own),
    // Without the face of the names another will do.
    document.fonts.load(`${drawing.nameSize}px Marcellus`).catch(() => []),
  ]);
  if (pen) writeNames(pen, drawing, labels, own);
}

function writeNames(pen: CanvasRenderingContext2D, drawing: MapDrawing, labels: Labels, own: Pen): void {
  const { names, nameSize } = drawing;
  pen.font = `${nameSize}px ${own.read('--font-display')}`;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.fillStyle = own.read('--m-text');
  for (const { area, frame, slot } of labels.all.filter(({ kind }) => kind === 'name')) {
    pen.setTransform(
      own.pixels,
      0,
      0,
      own.pixels,
      (slot[0] - frame.left) * own.pixels,
      (slot[1] - frame.top) * own.pixels,
    );
    const { lines, x, y } = names.get(area)!;
    for (const [index, line] of lines.entries()) {
      const base = y + index * nameSize * LEADING;
      write(pen, line, [x, base], { casing: own.read('--m-casing'), weight: nameSize * WEIGHT });
    }
  }
}

/** Seen from afar thin strokes would be lost in their casing, so they are drawn heavier than they are. */
function write(
  pen: CanvasRenderingContext2D,
  line: string,
  [x, y]: Point,
  { casing, weight }: { readonly casing: string; readonly weight: number },
): void {
  pen.lineWidth = CASING;
  pen.strokeStyle = casing;
  pen.strokeText(line, x, y);
  pen.lineWidth = weight;
  pen.strokeStyle = pen.fillStyle;
  pen.strokeText(line, x, y);
  pen.fillText(line, x, y);
}

/** The labels that are to be seen, lying in their areas. */
export function labelsGeometry(
  drawing: MapDrawing,
  terrain: Terrain,
  labels: Labels,
  isSeen: (area: AreaId, kind: LabelKind) => boolean,
): BufferGeometry {
  const [positions, uvs]: [number[], number[]] = [[], []];
  for (const { area, kind, frame, slot } of labels.all) {
    if (!isSeen(area, kind)) continue;
    const corners = QUAD.map(
      ([right, down]): Point => [frame.left + right * frame.width, frame.top + down * frame.height],
    );
    // On stairs it lies as high as the highest tread below it.
    const up = Math.max(...corners.map((corner) => terrain.heightAt(area, corner))) + LIFT[kind];
    for (const [index, [right, down]] of QUAD.entries()) {
      positions.push(...placed(drawing, corners[index]!, up));
      uvs.push(
        (slot[0] + right * frame.width) / labels.width,
        1 - (slot[1] + down * frame.height) / labels.height,
      );
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  return geometry;
}

const QUAD = [
  [0, 0],
  [0, 1],
  [1, 1],
  [0, 0],
  [1, 1],
  [1, 0],
] as const;
