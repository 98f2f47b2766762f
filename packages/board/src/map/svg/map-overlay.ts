import type { Point } from '../../board.ts';
import { pair, short } from '../../svg/shapes.ts';
import type { AreaId, LastAction, MapMark, MapMarkKind, MapScene, MapSight } from '../map-scene.ts';
import { cellAt, type MapDrawing } from './map-drawing.ts';
import { wayThrough } from './passages.ts';

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

/** What lies on top of everything, element by element. */
export const mapOverlay = (drawing: MapDrawing, scene: MapScene): readonly string[] => [
  ...(scene.last === undefined ? [] : [lastAction(drawing, scene.last)]),
  ...(scene.focus === undefined ? [] : [focusRing(drawing, scene.focus)]),
  ...(scene.path === undefined ? [] : [pathOf(drawing, scene.path)]),
  ...(scene.sight === undefined ? [] : [sightLine(drawing, scene.sight)]),
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

/** A straight line from middle to middle; where something is in the way there is a bar across it. */
function sightLine(drawing: MapDrawing, { areas, blockedAt }: MapSight): string {
  const end = blockedAt === undefined ? areas.length : areas.indexOf(blockedAt) + 1;
  const points = areas.slice(0, end).map((area) => cellAt(drawing, area).middle);
  const line = doubled(`M${points.map(pair).join('L')}`, 'var(--mark-hot)', 5, ' stroke-dasharray="14 11"');
  return lines(
    'sight',
    line + (blockedAt === undefined ? '' : bar(points.at(-2) ?? points[0]!, points.at(-1)!)),
  );
}

function bar(from: Point, at: Point): string {
  const angle = (Math.atan2(at[1] - from[1], at[0] - from[0]) * 180) / Math.PI;
  return `<g transform="translate(${pair(at)})rotate(${short(angle)})">${doubled('M0-26V26', 'var(--mark-hot)', 8)}</g>`;
}

/** A thin way in the colour of whose action it was, with a head; what reaches over is an arc. */
function lastAction(drawing: MapDrawing, { side, way, isReach, isHint }: LastAction): string {
  const ends = [way[0]!, way.at(-1)!].map((area) => cellAt(drawing, area).middle) as [Point, Point];
  const data = isReach ? arc(...ends) : wayThrough(drawing, way);
  const attributes = ` stroke-opacity=".9"${isHint ? ' stroke-dasharray="12 12"' : ''}`;
  return lines(
    'last',
    doubled(data, `var(--side-${side})`, 5, attributes) + (way.length > 1 ? head(ends[1], data, side) : ''),
  );
}

const arc = (from: Point, to: Point): string =>
  `M${pair(from)}Q${pair([(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 60])} ${pair(to)}`;

/** Points where the last piece of path data points. */
function head([x, y]: Point, data: string, side: string): string {
  const numbers = data.match(/-?[\d.]+/g)!.map(Number);
  const [beforeX, beforeY] = numbers.slice(-4);
  const angle = (Math.atan2(y - beforeY!, x - beforeX!) * 180) / Math.PI;
  return `<path d="M-16-12L4 0L-16 12Z" transform="translate(${pair([x, y])})rotate(${short(angle)})" fill="var(--side-${side})" stroke="var(--mark-casing)" stroke-width="4" paint-order="stroke"/>`;
}

/** In the middle of an empty area, at the right of who stands there. */
function markOn(drawing: MapDrawing, scene: MapScene, { area, kind, text }: MapMark): string {
  const { middle, box } = cellAt(drawing, area);
  const isTaken = scene.units.some((unit) => unit.area === area);
  const at: Point = isTaken
    ? [Math.min(box.right - 34, middle[0] + 62), middle[1] + 8]
    : [middle[0], middle[1] + 8];
  return (
    `<g class="mark" data-mark="${area}-${kind}" transform="translate(${pair(at)})scale(${drawing.scale})"><g>${MARKS[kind]}` +
    `${text === undefined ? '' : chip(text)}</g></g>`
  );
}

function chip(text: string): string {
  const width = Math.max(26, text.length * 11 + 16);
  return (
    `<g transform="translate(${14 + width / 2} -16)"><rect x="${-width / 2}" y="-13" width="${width}" height="26" rx="13" fill="var(--mark-casing)" stroke="var(--mark)" stroke-width="2.4"/>` +
    `<text y="6.5" text-anchor="middle" font-family="var(--font-ui)" font-weight="700" font-size="18" fill="var(--mark)">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text></g>`
  );
}
