import type { Point } from '../../board.ts';
import { pair, short } from '../../svg/shapes.ts';
import type { AreaId, LastAction, MapMark, MapMarkKind, MapScene, MapSide, MapSight } from '../map-scene.ts';
import { cellAt, type MapDrawing, standsOf } from './map-drawing.ts';
import { passageAt, wayThrough } from './passages.ts';

/** A line of sight is cut off before the middle of what is in its way. */
const BARRIER = 0.68;
const CASED = ' stroke="var(--mark-casing)" stroke-width="7" stroke-linejoin="round" paint-order="stroke"';

/** Each kind has a shape of its own, with a casing that sets it off from any ground. */
const MARKS: Readonly<Record<MapMarkKind, string>> = {
  move: `<circle r="15" fill="var(--mark)"${CASED}/>`,
  special: `<path d="M0-30L8.5-8.500L30 0L8.5 8.500L0 30L-8.5 8.500L-30 0L-8.5-8.500Z" fill="var(--mark-hot)"${CASED}/>`,
  target:
    `<circle r="22" fill="none" stroke="var(--mark-casing)" stroke-width="12"/><circle r="22" fill="none" stroke="var(--mark-hot)" stroke-width="6"/>` +
    `<path d="M0-12L4-4L12 0L4 4L0 12L-4 4L-12 0L-4-4Z" fill="var(--mark-hot)"${CASED}/>`,
  blocked:
    '<circle r="17" fill="var(--mark-casing)" stroke="var(--mark)" stroke-width="3"/>' +
    '<path d="M-7-7L7 7M7-7L-7 7" stroke="var(--mark)" stroke-width="4.4" stroke-linecap="round"/>',
};

/** A cross for an area that cannot be chosen. */
export const MAP_CROSS: string =
  '<path d="M-15-15L15 15M15-15L-15 15" stroke="var(--mark-casing)" stroke-width="16" stroke-linecap="round"/>' +
  '<path d="M-15-15L15 15M15-15L-15 15" stroke="var(--mark-hot)" stroke-width="8" stroke-linecap="round"/>';

/** What is drawn on the ground, below those who stand there, element by element. */
export const trails = (drawing: MapDrawing, scene: MapScene): readonly string[] => [
  ...(scene.last === undefined ? [] : [lastAction(drawing, scene.last)]),
  ...(scene.path === undefined ? [] : [pathOf(drawing, scene.path)]),
  ...(scene.sight === undefined ? [] : [sightLine(drawing, scene.sight)]),
];

/** What lies on top of everything, element by element. */
export const mapOverlay = (drawing: MapDrawing, scene: MapScene): readonly string[] => [
  ...(scene.focus === undefined ? [] : [focusRing(drawing, scene.focus)]),
  ...(scene.sight?.blockedAt === undefined ? [] : [barrier(drawing, scene.sight)]),
  ...scene.marks.map((mark) => markOn(drawing, scene, mark)),
];

const doubled = (data: string, ink: string, width: number, attributes = ''): string =>
  `<path d="${data}" stroke="var(--mark-casing)" stroke-width="${width + 6}"${attributes}/><path d="${data}" stroke="${ink}" stroke-width="${width}"${attributes}/>`;

const lines = (name: string, content: string): string =>
  `<g class="${name}" fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</g>`;

const focusRing = (drawing: MapDrawing, area: AreaId): string =>
  lines('focus', doubled(cellAt(drawing, area).path, 'var(--mark)', 6));

const pathOf = (drawing: MapDrawing, areas: readonly AreaId[]): string =>
  lines('path', doubled(wayThrough(drawing, areas), 'var(--mark)', 6, ' stroke-dasharray="1 15"'));

/** A straight line from middle to middle, as far as it reaches. */
const sightLine = (drawing: MapDrawing, sight: MapSight): string =>
  lines(
    'sight',
    doubled(
      `M${seenPoints(drawing, sight).map(pair).join('L')}`,
      'var(--mark-hot)',
      5,
      ' stroke-dasharray="14 11"',
    ),
  );

function seenPoints(drawing: MapDrawing, { areas, blockedAt }: MapSight): readonly Point[] {
  const end = blockedAt === undefined ? areas.length : areas.indexOf(blockedAt) + 1;
  return areas.slice(0, end).map((area) => cellAt(drawing, area).middle);
}

/** A bar across a line of sight, before whatever is in its way. */
function barrier(drawing: MapDrawing, sight: MapSight): string {
  const points = seenPoints(drawing, sight);
  const [from, to] = [points.at(-2) ?? points[0]!, points.at(-1)!];
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const at: Point = [from[0] + (to[0] - from[0]) * BARRIER, from[1] + (to[1] - from[1]) * BARRIER];
  return lines(
    'barrier',
    `<g transform="translate(${pair(at)})rotate(${short(angle)})">${doubled('M0-28V28', 'var(--mark-hot)', 9)}</g>`,
  );
}

/** A thin way in the colour of whose action it was, with a head before its end; what reaches over is an arc. */
function lastAction(drawing: MapDrawing, { side, way, isReach, isHint }: LastAction): string {
  const [from, to] = [cellAt(drawing, way[0]!).middle, cellAt(drawing, way.at(-1)!).middle];
  const [data, head] = isReach ? arc(from, to) : [wayThrough(drawing, way), passageHead(drawing, way)];
  const attributes = ` stroke-opacity=".9"${isHint ? ' stroke-dasharray="12 12"' : ''}`;
  return lines(
    'last',
    doubled(data, `var(--side-${side})`, 5, attributes) + (head === undefined ? '' : arrowHead(head, side)),
  );
}

/** Where a head is, and to where it points. */
type Head = readonly [at: Point, towards: Point];

function arc(from: Point, to: Point): readonly [string, Head] {
  const bend: Point = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 60];
  const near: Point = [(from[0] + 4 * bend[0] + 4 * to[0]) / 9, (from[1] + 4 * bend[1] + 4 * to[1]) / 9];
  return [`M${pair(from)}Q${pair(bend)} ${pair(to)}`, [near, to]];
}

function passageHead(drawing: MapDrawing, way: readonly AreaId[]): Head | undefined {
  const [before, last] = way.slice(-2);
  return before === undefined || last === undefined
    ? undefined
    : [passageAt(drawing, before, last), cellAt(drawing, last).middle];
}

function arrowHead([at, towards]: Head, side: MapSide): string {
  const angle = (Math.atan2(towards[1] - at[1], towards[0] - at[0]) * 180) / Math.PI;
  return `<path d="M-10-13L13 0L-10 13Z" transform="translate(${pair(at)})rotate(${short(angle)})" fill="var(--side-${side})" stroke="var(--mark-casing)" stroke-width="5" paint-order="stroke"/>`;
}

const markOn = (drawing: MapDrawing, scene: MapScene, mark: MapMark): string =>
  `<g class="mark" data-mark="${mark.area}-${mark.kind}" transform="translate(${pair(markPlace(drawing, scene, mark.area))})scale(${drawing.scale})"><g>${markPicture(mark)}</g></g>`;

/** A mark around 0, 0, with what is written beside it. */
export const markPicture = ({ kind, text }: MapMark): string =>
  MARKS[kind] + (text === undefined ? '' : chip(text));

/** Where the mark of an area is: in the middle of an empty one, at the right of who stands there. */
export function markPlace(drawing: MapDrawing, scene: MapScene, area: AreaId): Point {
  const { middle, box } = cellAt(drawing, area);
  const isTaken = scene.units.some((unit) => unit.area === area);
  const [x, y] = isTaken ? lastStand(drawing, scene, area) : [middle[0], middle[1] + 8];
  return isTaken ? [Math.min(box.right - 26, x + 58), y] : [x, y];
}

/** Where the rightmost of those in an area stands. */
const lastStand = (drawing: MapDrawing, scene: MapScene, area: AreaId): Point =>
  standsOf(drawing, scene, area).reduce((one, other) => (other[0] > one[0] ? other : one));

function chip(text: string): string {
  const width = Math.max(26, text.length * 11 + 16);
  return (
    `<g transform="translate(${14 + width / 2} -16)"><rect x="${-width / 2}" y="-13" width="${width}" height="26" rx="13" fill="var(--mark-casing)" stroke="var(--mark)" stroke-width="2.4"/>` +
    `<text y="6.5" text-anchor="middle" font-family="var(--font-ui)" font-weight="700" font-size="18" fill="var(--mark)">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text></g>`
  );
}
