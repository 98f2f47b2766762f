import type { Point } from '../../board.ts';
import { pair } from '../../svg/shapes.ts';
import type { MapSide, MapUnit } from '../map-scene.ts';
import { strengthPill } from './strength-pill.ts';

/** The outer line of each side's shape, the field inside its ring, and how a face is put there. */
export const SHAPES: Readonly<
  Record<MapSide, { readonly outer: string; readonly inner: string; readonly face: string }>
> = {
  blue: {
    outer: 'M-39 0A39 39 0 0 1 39 0A39 39 0 0 1-39 0Z',
    inner: 'M-33 0A33 33 0 0 1 33 0A33 33 0 0 1-33 0Z',
    face: 'translate(-33 -31)scale(1.03)',
  },
  red: {
    outer: 'M-36-18Q-36-23-32-26L-5-41Q0-45 5-41L32-26Q36-23 36-18V27Q36 36 27 36H-27Q-36 36-36 27Z',
    inner:
      'M-30.2-14.8Q-30.2-19.8-26.9-21.8L-4.2-34.4Q0-38 4.2-34.4L26.9-21.8Q30.2-19.8 30.2-14.8V22.7Q30.2 30.2 22.7 30.2H-22.7Q-30.2 30.2-30.2 22.7Z',
    face: 'translate(-31.5 -29)scale(.985)',
  },
};

const INK = '#1b2a44';
const GOLD = '#f5c04a';
const PAPER = '#fffcf6';
const ROPE_EDGE = '#2b1b08';
const NET =
  'M-40-20C-20-8 20-8 40-20M-42 0C-20 12 20 12 42 0M-40 20C-20 32 20 32 40 20M-24-44C-14-16-14 16-26 44M24-44C14-16 14 16 26 44M0-46V46';
const SMALL_NET = 'M-8-7C-3-4 3-4 8-7M-10 2C-4 5 4 5 10 2M-4-11C-2-3-2 3-4 11M4-11C2-3 2 3 4 11';
const CRACKS = 'M-20-30L-8-12L-16 2L-4 18M22-18L10-4L18 8';
const STAR = 'M0-21L7-7L21 0L7 7L0 21L-7 7L-21 0L-7-7Z';
export const FLAME = 'M0-10C3-6 6-3 6 1.5C6 6 3 8.5 0 8.5S-6 6-6 1.5C-6-1.5-4-3-3-6C-1.5-4-1-5 0-10Z';
/** A unit wherever it is. */
type Drawn = Omit<MapUnit, 'area'>;

/** Gods are larger. */
const GREAT = 1.12;
const MOST_FLAMES = 4;

const edgeOf = (side: MapSide): string => `var(--side-${side}-edge)`;

/** What clips faces to the shapes of the sides, and what takes their colours; once in a drawing. */
export const unitClips = (id: string): string =>
  (['blue', 'red'] as const)
    .map((side) => `<clipPath id="${id}-${side}"><path d="${SHAPES[side].inner}"/></clipPath>`)
    .join('') +
  paler(`${id}-stony`, 0, 1.08) +
  paler(`${id}-dull`, 0.35, 0.9);

/** A filter that leaves so much of colours and of light. */
function paler(id: string, colour: number, light: number): string {
  const part = (name: string): string => `<feFunc${name} type="linear" slope="${light}"/>`;
  return (
    `<filter id="${id}" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="${colour}"/>` +
    `<feComponentTransfer>${part('R')}${part('G')}${part('B')}</feComponentTransfer></filter>`
  );
}

export const unitScale = ({ isGreat }: MapUnit, scale: number): number => (isGreat ? scale * GREAT : scale);

/** A unit on its place. */
export function unitAt(unit: MapUnit, face: string, id: string, at: Point, scale: number): string {
  const size = Math.round(unitScale(unit, scale) * 1000) / 1000;
  return `<g class="unit" data-unit="${unit.id}" transform="translate(${pair(at)})scale(${size})">${unitPicture(unit, face, id)}</g>`;
}

const SHADE = '<ellipse class="shade" cx="4" cy="40" rx="34" ry="8" fill="#0b0a1e" opacity=".32"/>';

/** A unit around 0, 0, in a box of 88; `id` is the one that its clips were drawn with. */
export const unitPicture = (unit: Drawn, face: string, id: string): string =>
  SHADE + unitBody(unit, face, id);

/** A unit without its shade. */
export function unitBody(unit: Drawn, face: string, id: string): string {
  const { side } = unit;
  return (
    `<g class="body">${rims(unit)}${shield(unit, face, id)}` +
    (unit.isTrapped ? netOver(side, id) : '') +
    (unit.carriesStone ? CARRIED : '') +
    badge(unit) +
    strengthOf(unit) +
    (unit.rage === undefined ? '' : rageColumn(unit.rage)) +
    (unit.owner === undefined ? '' : ownerChip(unit.owner, side)) +
    (unit.isTarget ? TARGET : '') +
    '</g>'
  );
}

/** What is left of a unit, at its feet. */
export const strengthOf = ({ strength, side }: Drawn): string => strengthPill(strength, edgeOf(side));

/** Around the shape: gold for the great, a casing and a line for who is selected. */
function rims({ side, isGreat, isSelected }: Drawn): string {
  const { outer } = SHAPES[side];
  const rim = (stroke: string, width: number): string =>
    `<path d="${outer}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
  const selected = isSelected ? rim('var(--mark-casing)', 25) + rim(edgeOf(side), 16.5) : '';
  return (
    selected +
    (isSelected ? rim('var(--mark-casing)', 11.5) : '') +
    (isGreat ? rim(INK, 11) + rim(GOLD, 6.5) : '')
  );
}

function shield({ side, isActivated, isPetrified }: Drawn, face: string, id: string): string {
  const { outer, inner, face: placed } = SHAPES[side];
  const filter = isPetrified ? 'stony' : isActivated ? 'dull' : undefined;
  const filtered = filter === undefined ? '' : ` filter="url(#${id}-${filter})"`;
  const cracks = isPetrified
    ? `<path d="${CRACKS}" fill="none" stroke="#4b4d59" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"/>`
    : '';
  return (
    `<path d="${outer}" fill="var(--side-${side})" stroke="${edgeOf(side)}" stroke-width="3.4"/>` +
    `<path d="${inner}" fill="var(--side-${side}-soft)"/>` +
    `<g clip-path="url(#${id}-${side})"${filtered}><g class="face" transform="${placed}">${face}</g>${cracks}</g>` +
    `<path d="${inner}" fill="none" stroke="${edgeOf(side)}" stroke-width="2" stroke-opacity=".75"/>`
  );
}

/** The net on who is trapped. */
export const netOver = (side: MapSide, id: string): string =>
  `<g class="net" clip-path="url(#${id}-${side})" fill="none"><path d="${NET}" stroke="${ROPE_EDGE}" stroke-width="6"/>` +
  `<path d="${NET}" stroke="#f1d79b" stroke-width="3"/></g>`;

/** At the upper right: a net goes before a check. */
function badge({ side, isTrapped, isActivated }: Drawn): string {
  if (isTrapped)
    return `<g class="badge" transform="translate(31 -30)"><circle r="14" fill="#f6e7c4" stroke="${ROPE_EDGE}" stroke-width="2.8"/><path d="${SMALL_NET}" fill="none" stroke="${ROPE_EDGE}" stroke-width="2.2" stroke-linecap="round"/></g>`;
  if (isActivated)
    return `<g class="badge" transform="translate(31 -30)"><circle r="13" fill="${PAPER}" stroke="${edgeOf(side)}" stroke-width="2.8"/><path d="M-6 0L-2 5L6-5" fill="none" stroke="${edgeOf(side)}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></g>`;
  return '';
}

const CARRIED: string =
  '<g class="carried" transform="translate(-33 8)scale(.62)"><path d="M-22 18C-24-6-14-26 0-26S24-6 22 18C14 25-14 25-22 18Z" fill="#e9dfc9" stroke="#3a2b12" stroke-width="5"/>' +
  '<path d="M-17-8L17 10M17-8L-17 10M-9-22L18-4M9-22L-18-4" fill="none" stroke="#8a6a2e" stroke-width="3.6" stroke-linecap="round"/></g>';

const TARGET: string = `<path class="aim" d="${STAR}" transform="translate(-31 -34)" fill="var(--mark-hot)" stroke="var(--mark-casing)" stroke-width="5" paint-order="stroke" stroke-linejoin="round"/>`;

/** Flames in a column; more than four are one flame and a number. */
function rageColumn(rage: number): string {
  const flames = Math.min(rage, MOST_FLAMES);
  const isCounted = rage > MOST_FLAMES;
  const half = isCounted ? 21 : Math.max(13, flames * 8.5 + 4);
  const signs = isCounted
    ? `<path d="${FLAME}" transform="translate(0 -8)" fill="#ff9a4d"/><text y="17" text-anchor="middle" font-family="var(--font-ui)" font-weight="700" font-size="17" fill="#ffe3c2">${rage}</text>`
    : Array.from(
        { length: flames },
        (_, index) =>
          `<path class="flame" d="${FLAME}" transform="translate(0 ${(index - (flames - 1) / 2) * 17})" fill="#ff9a4d"/>`,
      ).join('');
  return `<g class="rage" transform="translate(-54 -4)"><rect x="-13" y="${-half}" width="26" height="${2 * half}" rx="13" fill="#2c1408" stroke="#ffc76b" stroke-width="2.2"/>${signs}</g>`;
}

const ownerChip = (owner: number, side: MapSide): string =>
  `<g class="owner" transform="translate(-30 -31)"><circle r="12.5" fill="${PAPER}" stroke="${edgeOf(side)}" stroke-width="2.8"/><text y="5.8" text-anchor="middle" font-family="var(--font-ui)" font-weight="700" font-size="16.5" fill="#1b2a3b">${owner}</text></g>`;
