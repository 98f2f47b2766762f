import type { Gem } from './kinds.ts';
import { part, placed, shadow } from './pen.ts';

/** A cut stone: its outline, and its facets. */
export interface Cut {
  readonly outline: string;
  readonly facets: string;
}

/** Each colour has a cut of its own: rhombus, emerald, drop. */
export const GEM_CUTS: Readonly<Record<Gem, Cut>> = {
  red: { outline: 'M0-26L22 0L0 26L-22 0Z', facets: 'M-22 0H22M0-26L-8 0L0 26L8 0Z' },
  green: {
    outline: 'M-13-24H13L23-13V13L13 24H-13L-23 13V-13Z',
    facets: 'M-13-24V24M13-24V24M-23-13H23M-23 13H23',
  },
  blue: {
    outline: 'M0-27C12-10 20 0 20 9A20 18 0 0 1-20 9C-20 0-12-10 0-27Z',
    facets: 'M0-27L-6 6L0 27M0-27L6 6L0 27M-20 8C-12 4-8 4-6 6M20 8C12 4 8 4 6 6',
  },
};

/** A gem of the Sphinx, standing. */
export const gem = (colour: Gem): string =>
  shadow(20) +
  placed(
    'translate(0 -27)',
    part(GEM_CUTS[colour].outline),
    part(GEM_CUTS[colour].facets, ' fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"'),
  );
