import type { CardId } from '@thera/santorini';
import { ADVANCED_EMBLEMS } from './advanced.ts';
import { GOLDEN_FLEECE_EMBLEMS } from './golden-fleece.ts';
import { HERO_EMBLEMS } from './heroes.ts';
import { MORTAL_EMBLEM } from './mortal.ts';
import { PROMO_EMBLEMS } from './promos.ts';
import { SECOND_EDITION_EMBLEMS } from './second-edition.ts';
import { SIMPLE_EMBLEMS } from './simple.ts';

const EMBLEMS: Readonly<Record<CardId, string>> = {
  ...SIMPLE_EMBLEMS,
  ...ADVANCED_EMBLEMS,
  ...GOLDEN_FLEECE_EMBLEMS,
  ...HERO_EMBLEMS,
  ...PROMO_EMBLEMS,
  ...SECOND_EDITION_EMBLEMS,
  mortal: MORTAL_EMBLEM,
};

const HAND = 'fill="none" fill-rule="evenodd" stroke-linecap="round" stroke-linejoin="round"';

/** The emblem of a power, drawn in `currentColor` and `--emblem-accent`; whoever shows it sets its size. */
export function emblemMarkup(id: CardId): string {
  return `<svg viewBox="0 0 64 64" aria-hidden="true" ${HAND}>${EMBLEMS[id]}</svg>`;
}
