import type { HERO_IDS } from '@thera/santorini';
import { bothSides } from './both-sides.ts';
import { accent, accentDots, accentLine, circle, ink, inkDots, inkLine } from './pen.ts';

/** Emblems of the heroes. */
export const HERO_EMBLEMS: Readonly<Record<(typeof HERO_IDS)[number], string>> = {
  // The heel, and the arrow.
  achilles:
    ink(
      'M33 7H46C44.5 15 45 21 45 26C46 33 50 37 55 42C58 46 57 53 54 54H47C43 54 41 51 38 51C35 54 28 55 26 50C24 45 32 38 32 29C32 22 31 14 33 7Z',
    ) +
    accentLine('M10 18L27 41') +
    accent('M33 49L32 38L23 44.5Z') +
    accentLine('M14 23L15 15.5M14 23L7.5 22M19 30L20 22.5M19 30L12 29', 3),
  // An anemone.
  adonis:
    ink(
      'M28.5 16.5L25.5 14.5C25.5 5 38.5 5 38.5 14.5L35.5 16.5ZM40 19.5L41 16.5C50 13.5 54 25.5 45 28.5L42 26.5ZM40.5 31.5L44 31.5C49.5 39 39 46.5 33.5 39L35 35.5ZM29 35.5L30.5 39C25 46.5 14.5 39 20 31.5L23.5 31.5ZM22 26.5L19 28.5C10 25.5 14 13.5 23 16.5L24 19.5Z',
    ) +
    accentDots(6.8, [32, 26]) +
    inkDots(2.8, [32, 26]) +
    inkLine('M32 46V56') +
    accent(bothSides('M30 57C22 57 15 53 13 46C21 46 28 50 30 57Z')),
  // A running foot, and an apple.
  atalanta:
    ink(
      'M36 7.5L46 12.5C41.5 18.5 40 24 38 28C35.5 34 37 39 39 45C39.5 50 36 55 33 54.5L27.5 51.5C24 50 23.5 46.5 21.5 45C17.5 46.5 11.5 44 12 39C12.5 34.5 22 32 26 24.5C29 19 31.5 12 36 7.5Z',
    ) +
    accentLine('M24 28L36 34M19 34C24 39 30 41 38 40', 3) +
    accent(
      'M50 42C53 40 57 42 57 47C57 52 54 56 51.5 56C50.5 56 50 55.5 49.5 55.5C49 55.5 48.5 56 47.5 56C45 56 43 52 43 47C43 42 47 40 50 42Z',
    ) +
    inkLine('M50 38C50 36 51 34 53 33', 3) +
    inkLine('M8.5 14H21M8 24H16'),
  // A bridle.
  bellerophon:
    ink(
      'M34 7L37 14C44 17 51 25 56.5 36C57.5 39 56.5 42 53.5 43C51 44 49 42 46 40C43 39 41 39 39 37C38 45 41 51 43 57H15C15 44 17 26 24 18C26 15.5 28 14 30 13Z',
    ) +
    accentLine('M29 14L43 36L52 28M32 28L43 19', 3.2) +
    accentLine(circle(43, 37, 3.4), 3.2) +
    accentLine('M40 39C34 47 22 49 8.5 44'),
  // A club, and a lion's paw.
  heracles:
    ink(
      'M8 51.5L20.5 38L23 31L21.5 26.5L27 25.5L30.5 20L29 14.5L35 14L38.5 10.5C45 3 60 16 52.5 23L48 27L48 32.5L42 32L36 37L35.5 43.5L28.5 41.5L23 45.5L13 56C11 57 7 53 8 51.5Z',
    ) +
    accentDots(2.6, [45, 16], [36, 25]) +
    accent('M47 47.5C51 47.5 54 50.5 54 54C54 57 50 57 47 56C44 57 40 57 40 54C40 50.5 43 47.5 47 47.5Z') +
    accentDots(3.3, [37, 48], [43, 41.5], [51, 41.5], [54.7, 47.5]),
  // The prow of a ship.
  jason:
    accent('M13 12H47C52 18 52 26 47 33H13C18 26 18 18 13 12Z') +
    inkLine('M11 8.5H49M31 8V40') +
    ink('M7 40H43C49 40 51 35 51 28C51 23 56 23 57 27C58 44 51 57 40 57H19C12 57 8 49 7 40Z') +
    accentDots(3.2, [45.5, 46.5]),
  // A phial, and a dragon's tooth.
  medea:
    inkLine(
      'M20.5 10V22C13 25 8.5 31 8.5 39C8.5 49 16 56 25 56C34 56 41.5 49 41.5 39C41.5 31 37 25 29.5 22V10',
      4,
    ) +
    inkLine('M17 8.5H33', 4.5) +
    accent('M14.5 38H35.5C36 45 32 50.5 25 50.5C18 50.5 14 45 14.5 38Z') +
    ink('M44 22C48 19 53.5 20 56.5 24C57.5 37 54 49 46 57C48 46 49 34 44 22Z'),
  // An arrow through the rings of axes.
  odysseus:
    inkLine('M11 8C25 13 25 41 11 46') +
    inkLine('M11 8V46', 2.6) +
    inkLine(circle(42, 27, 8.5), 4) +
    ink(
      'M40.5 38H43.5V57H40.5ZM37 42C34 42 31 40 29 37C26.5 43 26.5 50 29 56C31 53 34 51 37 51ZM47 42C50 42 53 40 55 37C57.5 43 57.5 50 55 56C53 53 50 51 47 51Z',
    ) +
    accentLine('M8 27H52') +
    accent('M57 27L49 22.5V31.5Z'),
  // One eye under a boulder.
  polyphemus:
    ink('M11 27L8 18L16 13L21 8L37 7L45 11L53 13L56 21L51 27Z') +
    accentLine('M21 11L27 18L23 25M27 18L42 16.5L44 12M42 16.5L47 25', 2.8) +
    inkLine('M8.5 45C15 37 23 34 32 34C41 34 49 37 55.5 45C49 53 41 56 32 56C23 56 15 53 8.5 45Z') +
    accentDots(8.5, [32, 45]) +
    inkDots(3.4, [32, 45]),
  // A thread, and the corner of a labyrinth.
  theseus:
    inkLine('M8.5 55V8.5H55.5M22 42V22H42', 4.5) +
    accentLine('M34 54C26 58 15.3 57 15.3 47V15.3H50', 2.8) +
    accentDots(13, [43.5, 43.5]) +
    inkLine('M34 42C38 35 46 34 53 38M34 48C39 40 48 40 55 44M38 53C42 46 49 46 54 49', 2.8),
};
