import { linesAround } from '../lines-around.ts';
import type { Scene, Square, Zone } from '../scene.ts';
import { ZONE_REACH, type ZoneChevron, zoneChevrons } from '../zone-chevrons.ts';
import { type Drawing, seenAt } from './drawing.ts';
import { fieldOf } from './field-drawing.ts';
import { footprint, outlineOf, pair } from './shapes.ts';
import { roofOf, topStorey } from './storeys.ts';

const TINTED = 0.475;
const BROAD = { line: 6.5, casing: 11 };
const FINE = { line: 5.4, casing: 9.4 };

/** Zones with a line around them. */
export const exitsIn = ({ zones = [] }: Scene): readonly Zone[] =>
  zones.filter(({ kind = 'exit' }) => kind === 'exit');

/** All zones on the ground: textures and broken lines, the line around each exit and its chevrons. */
export const zones = (drawing: Drawing, scene: Scene): readonly string[] => [
  ...(fieldOf(drawing, scene)?.ground(drawing, scene) ?? []),
  ...exitsIn(scene).map((zone) => drawn(drawing, scene, zone)),
];

/** What lies on the roof of what is built in a zone. */
export const zonesOnRoof = (drawing: Drawing, scene: Scene, square: Square): readonly string[] =>
  scene.towers[square]!.blocks === 0
    ? []
    : [
        ...(fieldOf(drawing, scene)?.roof(drawing, scene, square) ?? []),
        chevronOnRoof(drawing, scene, square),
      ];

function chevronOnRoof(drawing: Drawing, scene: Scene, square: Square): string {
  const zone = exitsIn(scene).find(({ squares }) => squares.includes(square));
  if (zone === undefined) return '';
  const onRoof = chevronsOf(drawing, scene, zone).filter((chevron) => chevron.square === square);
  return `<g>${chevrons(drawing, scene, onRoof)}</g>`;
}

const chevronsOf = ({ quarterTurns }: Drawing, scene: Scene, zone: Zone): readonly ZoneChevron[] =>
  zoneChevrons(scene, zone, quarterTurns, (tower) => topStorey(tower).half);

function drawn(drawing: Drawing, scene: Scene, zone: Zone): string {
  const { projection, shape, quarterTurns } = drawing;
  const line = linesAround({ shape, quarterTurns, squares: zone.squares }, ZONE_REACH)
    .map(([from, to]) => `M${pair(projection.at(...from))}L${pair(projection.at(...to))}`)
    .join('');
  const tints = zone.squares.map((square) => {
    const { x, y } = seenAt(drawing, square);
    return outlineOf(footprint(x, y, TINTED, 0.07, 2).map((point) => projection.at(...point)));
  });
  const onGround = chevronsOf(drawing, scene, zone).filter(
    ({ square }) => scene.towers[square]!.blocks === 0,
  );
  return (
    `<g class="zone"><path d="${tints.join('')}" fill="var(--mark-hot)" fill-opacity=".13"/>${chevrons(drawing, scene, onGround)}` +
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    `<path d="${line}" stroke="var(--mark-casing)" stroke-width="8.4"/><path class="zone-ink" d="${line}" stroke="var(--mark-hot)" stroke-width="4.4"/></g></g>`
  );
}

const chevrons = (drawing: Drawing, scene: Scene, all: readonly ZoneChevron[]): string =>
  [
    { of: all.filter(({ isFine }) => !isFine), ...BROAD },
    { of: all.filter(({ isFine }) => isFine), ...FINE },
  ]
    .filter(({ of }) => of.length > 0)
    .map(({ of, line, casing }) => {
      const data = of.map((chevron) => pathOf(drawing, scene, chevron)).join('');
      return (
        '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
        `<path d="${data}" stroke="var(--zone-casing)" stroke-width="${casing}"/><path d="${data}" stroke="var(--mark-hot)" stroke-width="${line}"/></g>`
      );
    })
    .join('');

function pathOf(drawing: Drawing, { towers }: Scene, { square, points }: ZoneChevron): string {
  const { x, y } = seenAt(drawing, square);
  const height = roofOf(towers[square]!.blocks);
  return `M${points.map(([east, north]) => pair(drawing.projection.at(x + east, y + north, height))).join('L')}`;
}
