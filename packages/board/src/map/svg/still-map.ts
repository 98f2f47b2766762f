import { pair } from '../../svg/shapes.ts';
import { type Cell, inset, roundedOutline, seenCorner } from '../cell.ts';
import type { AreaPlan } from '../map-plan.ts';
import { foot, lyingPlace } from './foot.ts';
import type { MapDrawing } from './map-drawing.ts';
import { passages } from './passages.ts';
import { zoneBorder } from './zone-border.ts';

/** A landmark is a little smaller where the map is tall. */
const LANDMARK_SCALES = { tall: 0.92, wide: 1 };
const LANDMARK_BELOW = 8;

/** Everything that does not change while a map is shown. Landmarks, feet and props are hidden by who stands there. */
export function stillMap(drawing: MapDrawing): { readonly below: string; readonly above: string } {
  const { plan, cells, form, width, height, id } = drawing;
  const backdrop = plan.backdrop({ form, width, height, id, cells, outlines: outlinesOf(drawing) });
  const areas = [...cells.values()].map((cell) => area(drawing, cell)).join('');
  return { below: backdrop.below + areas + passages(drawing) + compass(drawing), above: backdrop.above };
}

/** The areas without gaps between them, as path data. */
const outlinesOf = ({ plan, form }: MapDrawing): string =>
  Object.values(plan.mesh.cells)
    .map((corners) =>
      roundedOutline(
        corners.map((corner) => seenCorner(plan, form, corner)),
        10,
      ),
    )
    .join('');

function area(drawing: MapDrawing, cell: Cell): string {
  const { plan } = drawing;
  const own = plan.areas[cell.area]!;
  const floor = plan.floors[own.floor]!;
  const edge = floor.isSunken
    ? ''
    : `<path d="${cell.path}" transform="translate(0 ${plan.rise + 1})" fill="var(--m-face)" stroke="var(--m-edge)" stroke-width="3"/>`;
  return (
    `<g class="area" data-cell="${cell.area}">${edge}${flooring(drawing, cell)}` +
    (floor.furniture?.(cell) ?? '') +
    landmark(cell, own) +
    props(drawing, cell, own) +
    lyingPlace(drawing, cell.area) +
    foot(drawing, cell.area) +
    '</g>'
  );
}

/** The ground of an area, with the border of its zone. */
export function flooring({ plan, id }: MapDrawing, cell: Cell): string {
  const own = plan.areas[cell.area]!;
  const floor = plan.floors[own.floor]!;
  const fill = own.zone === undefined ? floor.fill : `var(--m-${own.zone})`;
  const clip = `${id}-${cell.area}`;
  const rim = floor.isSunken
    ? `<path d="${cell.path}" fill="none" stroke="var(--m-depth)" stroke-opacity=".55" stroke-width="16"/>`
    : `<path d="${cell.path}" fill="none" stroke="var(--m-lit)" stroke-opacity="${plan.sheen}" stroke-width="5"/>`;
  return (
    `<path class="cell" d="${cell.path}" fill="${fill}" stroke="var(--m-edge)" stroke-width="${floor.isSunken ? 4 : 3}"/>` +
    `<clipPath id="${clip}"><path d="${cell.path}"/></clipPath>` +
    `<g class="floor-${own.floor}" clip-path="url(#${clip})">${floor.texture(cell)}${rim}</g>` +
    (own.zone === undefined
      ? ''
      : zoneBorder(
          inset(cell.outline, () => 9),
          own.zone,
        ))
  );
}

/** What is painted in the middle of an area. */
export function landmark({ middle: [x, y], form }: Cell, { landmark }: AreaPlan): string {
  return landmark === undefined
    ? ''
    : `<g class="landmark" transform="translate(${pair([x, y + LANDMARK_BELOW])})scale(${LANDMARK_SCALES[form]})">${landmark}</g>`;
}

/** They stand at the sides, where they leave room for units. */
function props({ plan }: MapDrawing, cell: Cell, { props }: AreaPlan): string {
  if (props === undefined) return '';
  const { picture, places } = plan.props[props.kind]!;
  return places(cell, props.count)
    .map((at) => `<g class="prop" transform="translate(${pair(at)})">${picture(cell.area)}</g>`)
    .join('');
}

/** Where north is: at the left when a map is tall. */
function compass({ form, width, height }: MapDrawing): string {
  const place =
    form === 'tall' ? `translate(${width - 58} ${height - 58})rotate(-90)` : `translate(58 ${height - 58})`;
  return (
    `<g class="compass" transform="${place}"><circle r="30" fill="var(--m-foot)" opacity=".85"/>` +
    '<path d="M0-24L7 0L0 24L-7 0Z" fill="none" stroke="var(--m-text)" stroke-width="2.4" stroke-linejoin="round"/><path d="M0-24L7 0H-7Z" fill="var(--m-text)"/></g>'
  );
}
