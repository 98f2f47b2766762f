import type { MapSide } from '@thera/board';

/** An arch as wide as a face and a little higher. */
const ARCH = 'M0 74V32A32 30 0 0 1 64 32V74Z';
let niches = 0;

/** A portrait in an arch of its side's colour, or of gold for cards that are nobody's. */
export function niche(picture: string, ground: MapSide | 'gold'): string {
  const id = `niche${niches++}`;
  const fill = ground === 'gold' ? 'var(--emblem-fleece)' : `var(--side-${ground}-soft)`;
  return (
    `<svg class="unit-niche" viewBox="0 0 64 74" aria-hidden="true" focusable="false"><clipPath id="${id}"><path d="${ARCH}"/></clipPath>` +
    `<path d="${ARCH}" fill="${fill}"/><g clip-path="url(#${id})">${picture}</g></svg>`
  );
}

/** A face, low in its arch. */
export const faceNiche = (face: string, side: MapSide): string =>
  niche(`<g transform="translate(2 11)scale(.94)">${face}</g>`, side);

/** A sign around 0, 0, in the middle of its arch. */
export const signNiche = (sign: string): string =>
  niche(`<g transform="translate(32 41)scale(.85)">${sign}</g>`, 'gold');
