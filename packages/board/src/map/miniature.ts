import { pair } from '../svg/shapes.ts';
import { cellsOf, FRAMES } from './cell.ts';
import type { MapForm } from './map-board.ts';
import type { MapPlan } from './map-plan.ts';
import type { MapScene, MapSide } from './map-scene.ts';
import { standsIn } from './map-stands.ts';

const DOTS: Readonly<Record<MapSide, string>> = {
  blue: '<circle r="36"',
  red: '<path d="M-32 34V-10L0-40L32-10V34Z"',
};
const ZONES = { blue: 'var(--m-blue)', red: 'var(--m-red)' };

/** A small live picture of a map: areas and units, no names, no texture, nothing that has a name on the page. */
export const mapMiniature = (plan: MapPlan, scene: MapScene, form: MapForm = 'tall'): string =>
  framed(plan, form, backdrop(plan, form) + units(plan, scene, form));

/** The same in two pictures that lie over each other, for where only the second one changes: the areas, and the units. */
export const miniatureSheets = (
  plan: MapPlan,
  scene: MapScene,
  form: MapForm = 'tall',
): readonly [areas: string, units: string] => [
  framed(plan, form, backdrop(plan, form)),
  framed(plan, form, units(plan, scene, form)),
];

function framed({ id }: MapPlan, form: MapForm, content: string): string {
  const { width, height } = FRAMES[form];
  return `<svg class="map map-${id}" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">${content}</svg>`;
}

function backdrop(plan: MapPlan, form: MapForm): string {
  const { width, height } = FRAMES[form];
  return `<rect width="${width}" height="${height}" fill="var(--m-bg-2)"/>${ground(plan, form)}`;
}

/** Drawn once for each map and form: it never changes. */
const grounds = new WeakMap<MapPlan, Partial<Record<MapForm, string>>>();

function ground(plan: MapPlan, form: MapForm): string {
  const known = grounds.get(plan) ?? {};
  const markup =
    known[form] ??
    [...cellsOf(plan, form).values()]
      .map(({ area, path }) => {
        const { zone, floor } = plan.areas[area]!;
        return `<path d="${path}" fill="${zone === undefined ? plan.floors[floor]!.fill : ZONES[zone]}"/>`;
      })
      .join('');
  grounds.set(plan, { ...known, [form]: markup });
  return markup;
}

function units(plan: MapPlan, { units, marks }: MapScene, form: MapForm): string {
  const cells = cellsOf(plan, form);
  const drawn = [...cells].flatMap(([area, cell]) => {
    const here = units.filter((unit) => unit.area === area);
    const stands = standsIn(cell, { count: here.length, isPushed: false, below: cell.box.top });
    return here.map(
      ({ side, isGreat }, index) =>
        `<g transform="translate(${pair(stands[index]!)})${isGreat ? 'scale(1.3)' : ''}">${DOTS[side]} fill="var(--side-${side})" stroke="${isGreat ? '#f5c04a' : 'var(--mark-casing)'}" stroke-width="12"/></g>`,
    );
  });
  const offered = marks
    .filter(({ kind }) => kind !== 'blocked')
    .map(
      ({ area }) =>
        `<path d="${cells.get(area)!.path}" fill="none" stroke="var(--mark-casing)" stroke-width="16"/>`,
    );
  return offered.join('') + drawn.join('');
}
