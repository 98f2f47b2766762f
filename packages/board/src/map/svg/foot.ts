import { pair, short } from '../../svg/shapes.ts';
import { lowestPlace } from '../layout.ts';
import type { AreaId } from '../map-scene.ts';
import type { MapDrawing } from './map-drawing.ts';

const HEIGHT = 30;
const ARCH = 17;
const CHIP = 0.72;

const arches = (count: number, start: number, fill: string): string => {
  const data = Array.from(
    { length: count },
    (_, index) => `M${short(start + index * ARCH)} 8V-2a6 6 0 0 1 12 0V8Z`,
  );
  return `<path d="${data.join('')}" fill="${fill}" stroke="var(--m-text)" stroke-width="2.6" stroke-linejoin="round"/>`;
};

/** Where something may lie in an area. */
export function lyingPlace({ plan, feet }: MapDrawing, area: AreaId): string {
  const { lies } = plan.areas[area]!;
  return lies === undefined
    ? ''
    : `<g transform="translate(${pair(feet.get(area)!.lies)})">${LYING[lies]}</g>`;
}

/** At the lower edge of an area: the glyph of its ground and an arch for each place. */
export function foot({ plan, feet }: MapDrawing, area: AreaId): string {
  const { floor, places } = plan.areas[area]!;
  const { glyph } = plan.floors[floor]!;
  const { sign, width } = feet.get(area)!;
  const left = -width / 2;
  const drawnGlyph =
    glyph === undefined
      ? ''
      : `<g class="glyph" transform="translate(${left + 21} 0)" color="var(--m-text)">${glyph}</g>`;
  return (
    `<g class="foot" transform="translate(${pair(sign)})">${ground(width)}${drawnGlyph}` +
    `${arches(places, left + (glyph === undefined ? 9.5 : 43), 'none')}</g>`
  );
}

/** Says that nobody else has room: all arches are filled. It lies at the lower edge, over the feet of those there. */
export function fullChip({ plan, cells }: MapDrawing, area: AreaId): string {
  const { places } = plan.areas[area]!;
  const width = 14 + places * ARCH;
  const at = lowestPlace(cells.get(area)!, width * CHIP, HEIGHT * CHIP, -2);
  return `<g class="full" transform="translate(${pair(at)})scale(${CHIP})">${ground(width)}${arches(places, 9.5 - width / 2, 'var(--m-text)')}</g>`;
}

const ground = (width: number): string =>
  `<rect x="${-width / 2}" y="${-HEIGHT / 2}" width="${width}" height="${HEIGHT}" rx="${HEIGHT / 2}" fill="var(--m-foot)" opacity=".82"/>`;

const LYING: Readonly<Record<'token' | 'stone', string>> = {
  token:
    '<circle r="19" fill="var(--m-lit)" fill-opacity=".5" stroke="var(--m-edge)" stroke-width="2.8" stroke-dasharray="6 6"/>',
  stone: '<ellipse rx="24" ry="12" fill="var(--m-edge)" stroke="var(--m-ember-hi)" stroke-width="3"/>',
};
