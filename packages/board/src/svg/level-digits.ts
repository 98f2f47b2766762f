import type { Scene } from '../scene.ts';
import { type Drawing, seenAt } from './drawing.ts';
import { pair } from './shapes.ts';
import { roofOf, topStorey } from './storeys.ts';

const HALF_DISC =
  '<circle r="7" fill="none" stroke="var(--mark-casing)" stroke-width="2.2"/><path d="M-7 0A7 7 0 0 1 7 0Z" fill="var(--mark-casing)"/>';

/** The level of each tower as a digit at the near right corner of its roof; a half disc for a dome. */
export function levelDigits(drawing: Drawing, { towers }: Scene): string {
  const chips = towers.map((tower, square) => {
    const { blocks, dome } = tower;
    if (blocks === 0 && !dome) return '';
    const { x, y } = seenAt(drawing, square);
    const aside = topStorey(tower).half * 0.72;
    const point = drawing.projection.at(x + aside, y - aside, roofOf(blocks));
    const sign = dome ? HALF_DISC : `<text y="6.5">${blocks}</text>`;
    return `<g transform="translate(${pair(point)})"><rect x="-12" y="-12" width="24" height="24" rx="7" fill="var(--mark)" stroke="var(--mark-casing)" stroke-width="2.5"/>${sign}</g>`;
  });
  return `<g font-family="var(--font-ui)" font-size="18" font-weight="700" text-anchor="middle" fill="var(--mark-casing)">${chips.join('')}</g>`;
}
