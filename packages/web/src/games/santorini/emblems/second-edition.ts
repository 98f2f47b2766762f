import type { SECOND_EDITION_IDS } from '@thera/santorini';
import { ADVANCED_EMBLEMS } from './advanced.ts';
import { accent, accentDots, accentLine, ink, inkLine } from './pen.ts';
import { SIMPLE_EMBLEMS } from './simple.ts';

const BASE = accentLine('M20 51H44', 3) + inkLine('M14 56.5H50', 3);

/** The emblem of the first edition on two base lines. */
function onTwoLines(emblem: string): string {
  return `<g transform="translate(6.4 1.5) scale(.8)">${emblem}</g>${BASE}`;
}

/** Emblems of the second edition. */
export const SECOND_EDITION_EMBLEMS: Readonly<Record<(typeof SECOND_EDITION_IDS)[number], string>> = {
  'apollo-2e': onTwoLines(SIMPLE_EMBLEMS.apollo),
  'charon-2e': onTwoLines(ADVANCED_EMBLEMS.charon),
  // A wing, and a palm.
  nike:
    ink(
      'M30 56C33 38 26 18 9 7C10 13 12 17 15 21C12 21 9 20 7 19C8 25 11 30 15 33C13 33.5 11 33.5 9 33C11 38 14 42 19 44C17 45 16 45 14 45C18 51 24 55 30 56Z',
    ) +
    accentLine(
      'M36 56C42 44 47 28 47 9M39 49.5L51 44M42 41L54 34.5M44.5 32L56 25M46.5 22L55 14M40 46.5L35.5 38M43 37.5L38.5 28.5M45.5 27.5L40.5 18',
      3.6,
    ),
  // A bird of bronze.
  stymphalians:
    ink(
      'M28 17C31 10 38 8 44 10L57 7L52 15L57 19L53 24L57 30L52 33C52 42 53 51 57 57H31C35 50 36 44 34 38C29 36 27 32 27 27Z',
    ) +
    accent('M24 17L7 29L24 31C26 27 26 22 24 17Z') +
    accentDots(3, [37, 20]) +
    accent('M13 38L16 44L13 55L10 44ZM24 40L27 46L24 57L21 46Z'),
};
