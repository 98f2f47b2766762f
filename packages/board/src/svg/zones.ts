import { turned } from '../quarter-turns.ts';
import { OUTWARD, rimSide, type Side } from '../rim-side.ts';
import type { Scene, Square, Zone } from '../scene.ts';
import { type Drawing, seenAt } from './drawing.ts';
import type { Point } from './projection.ts';
import { footprint, outlineOf, pair } from './shapes.ts';
import { lineAround, outerSides, type SeenSide } from './sides-around.ts';
import { roofOf, topStorey } from './storeys.ts';

const REACH = 0.485;
const TINTED = 0.475;
/** Half the width of a chevron, where its arms begin and where its tip is: along the way out. */
const OUTWARD_CHEVRONS = [
  { half: 0.2, from: -0.085, tip: 0.045 },
  { half: 0.2, from: 0.135, tip: 0.265 },
] as const;
const ROOF_CHEVRON = { half: 0.46, from: -0.16, tip: 0.16 };
const INWARD_CHEVRON = { half: 0.15, from: 0.43, tip: 0.325 };
const BROAD = { line: 6.5, casing: 11 };
const FINE = { line: 5.4, casing: 9.4 };

/** The line around each zone, and chevrons where nothing is built: off the board, or inwards if it lies inland. */
export function zones(drawing: Drawing, scene: Scene): string {
  return (scene.zones ?? []).map((zone) => drawn(drawing, scene, zone)).join('');
}

/** On a building in a zone one chevron lies on the roof. */
export function zoneOnRoof(drawing: Drawing, scene: Scene, square: Square): string {
  const { blocks, dome } = scene.towers[square]!;
  const zone = scene.zones?.find(({ squares }) => squares.includes(square));
  if (zone === undefined || blocks === 0 || dome) return '';
  const { half } = topStorey(blocks);
  const [out] = waysOut(drawing, square, zone);
  const chevron = chevronAt(
    drawing,
    square,
    out ?? { east: 0, north: -1 },
    scaled(ROOF_CHEVRON, half),
    blocks,
  );
  return chevrons(chevron, FINE);
}

function drawn(drawing: Drawing, scene: Scene, zone: Zone): string {
  const { squares } = zone;
  const line = lineAround(drawing, squares, REACH);
  const tints = squares.map((square) => {
    const { x, y } = seenAt(drawing, square);
    return outlineOf(footprint(x, y, TINTED, 0.07, 2).map((point) => drawing.projection.at(...point)));
  });
  const free = squares.filter((square) => scene.towers[square]!.blocks === 0 && !scene.towers[square]!.dome);
  const outward = free.flatMap((square) =>
    waysOut(drawing, square, zone).flatMap((way) =>
      OUTWARD_CHEVRONS.map((chevron) => chevronAt(drawing, square, way, chevron)),
    ),
  );
  const inward = free
    .filter((square) => waysOut(drawing, square, zone).length === 0)
    .flatMap((square) =>
      outerSides(drawing, square, squares).map((way) => chevronAt(drawing, square, way, INWARD_CHEVRON)),
    );
  return (
    `<g class="zone"><path d="${tints.join('')}" fill="var(--mark-hot)" fill-opacity=".13"/>` +
    `${outward.length > 0 ? chevrons(outward.join(''), BROAD) : ''}${inward.length > 0 ? chevrons(inward.join(''), FINE) : ''}` +
    `<g class="zone-line" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${line}" stroke="var(--mark-casing)" stroke-width="8.4"/>` +
    `<path d="${line}" stroke="var(--mark-hot)" stroke-width="4.4"/></g></g>`
  );
}

/** The way off the board from a square at the rim; none from a square inland. */
function waysOut({ shape, quarterTurns }: Drawing, square: Square, { squares }: Zone): readonly SeenSide[] {
  const side = rimSide(shape, square, squares);
  if (side === undefined) return [];
  const { x, y } = OUTWARD[turned(side, quarterTurns) as Side];
  return [{ east: x, north: y } as SeenSide];
}

interface Chevron {
  readonly half: number;
  readonly from: number;
  readonly tip: number;
}

const scaled = ({ half, from, tip }: Chevron, size: number): Chevron => ({
  half: half * size,
  from: from * size,
  tip: tip * size,
});

function chevronAt(
  drawing: Drawing,
  square: Square,
  { east, north }: SeenSide,
  { half, from, tip }: Chevron,
  blocks: 0 | 1 | 2 | 3 = 0,
): string {
  const { x, y } = seenAt(drawing, square);
  const at = (out: number, aside: number): Point =>
    drawing.projection.at(x + east * out + north * aside, y + north * out + east * aside, roofOf(blocks));
  return `M${[at(from, -half), at(tip, 0), at(from, half)].map(pair).join('L')}`;
}

const chevrons = (data: string, { line, casing }: typeof BROAD): string =>
  '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
  `<path d="${data}" stroke="var(--zone-casing)" stroke-width="${casing}"/><path d="${data}" stroke="var(--mark-hot)" stroke-width="${line}"/></g>`;
