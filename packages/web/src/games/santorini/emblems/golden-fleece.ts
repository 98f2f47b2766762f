import type { GOLDEN_FLEECE_IDS } from '@thera/santorini';
import { bothSides } from './both-sides.ts';
import { accent, accentDots, accentLine, circle, ink, inkDots, inkLine, inkRimmed } from './pen.ts';

/** Emblems of the gods of the Golden Fleece. */
export const GOLDEN_FLEECE_EMBLEMS: Readonly<Record<(typeof GOLDEN_FLEECE_IDS)[number], string>> = {
  // The bag of winds, of which three come out.
  aeolus:
    accentLine(`${bothSides('M26 26C26 19 10 23 10 15C10 9 18 8.5 18 14')}M32 26V14C32 7 40 7 40 11.5`, 4) +
    inkLine('M25 32H39', 4.5) +
    ink('M26 38H38C47 42 51 47 51 52C51 56 48 57 45 57H19C16 57 13 56 13 52C13 47 17 42 26 38Z'),
  // A whirlpool with teeth.
  charybdis:
    ink(
      `M40.5 17.5Q51 15.5 56.5 39Q49.5 30.5 46.5 40.5Q48.5 51 25 56.5Q33.5 49.5 23.5 46.5Q13 48.5 7.5 25Q14.5 33.5 17.5 23.5Q15.5 13 39 7.5Q30.5 14.5 40.5 17.5Z${circle(32, 32, 13.5)}`,
    ) +
    accent(
      'M27.5 18.5L36.5 18.5L32 26ZM41.5 21L46 29L37.5 29ZM46 35L41.5 43L37 35.5ZM36.5 45.5L27.5 45.5L32 38ZM22.5 43L18 35L27 35.5ZM18 29L22.5 21L26.5 29Z',
    ),
  // A scroll with three coins.
  clio:
    inkLine('M16 46V8.5H46V46', 4) +
    inkLine('M46 8.5C52 8 56 10.5 56 15V20H47') +
    ink('M14 49.5H43C41 52 42 55 45 57H15C8.5 57 8 50.5 14 49.5Z') +
    accentDots(5.6, [31, 20], [24.5, 33.5], [37.5, 33.5]),
  // The head of the bronze giant, closed with a nail.
  'europa-and-talus':
    accent('M17 40V29C17 19 23 14 32 14C41 14 47 19 47 29V40Z') +
    inkLine('M27 8H37M32 9V18') +
    inkLine('M22 30H42', 5) +
    inkLine(bothSides('M11.5 29V35'), 5) +
    ink('M22 46H42C50 47 54 51 55 57H9C10 51 14 47 22 46Z'),
  // The round earth, and what grows on it.
  gaea:
    accent(bothSides('M30 26C20 26 12 20 11 8C22 8 30 15 30 26Z')) +
    inkLine('M32 38V22') +
    ink('M8 57C8 44 18 38 32 38C46 38 56 44 56 57Z') +
    accentLine(`${bothSides('M24 44C21 48 20 51 20 56')}M32 43V56`, 2.6),
  // One eye for three.
  graeae:
    ink(
      'M13 18C19 7 45 7 51 18C44 13.5 20 13.5 13 18ZM53 21.5C59.5 32 46.5 55 34 54.5C41 50.5 53 30 53 21.5ZM30 54.5C17.5 55 4.5 32 11 21.5C11 30 23 50.5 30 54.5Z',
    ) +
    accent(
      'M17.5 31.5C22 24.5 26 22 32 22C38 22 42 24.5 46.5 31.5C42 38.5 38 41 32 41C26 41 22 38.5 17.5 31.5Z',
    ) +
    inkDots(6, [32, 31.5]),
  // A two-pronged fork in the gate.
  hades:
    ink('M7.5 8H56.5V15H7.5ZM12 20H18.5V57H12ZM45.5 20H52V57H45.5Z') +
    accentLine('M32 56V41M25 28V33C25 38.5 28 41 32 41C36 41 39 38.5 39 33V28', 4) +
    accent(bothSides('M25 20L21.5 28H28.5Z')),
  // Wings and talons.
  harpies:
    ink(
      bothSides(
        'M29.5 37C25 39 21 38 19 35.5C19.5 35 20 34 20 33C16 34 13 32 12 29C13 28.5 14 27.5 14.5 26.5C9 25 6 17 8 7C14 14 21 18 29.5 18Z',
      ),
    ) +
    accent(
      bothSides('M31 41C21 40 16 46 18 56C22 52 26 50 31 48Z') +
        'M32 44C28.5 48 28.5 53 32 57C35.5 53 35.5 48 32 44Z',
    ),
  // A key for three ways.
  hecate:
    accentLine(circle(32, 36, 8), 5.5) +
    inkLine('M32 26V8.5M40.5 41L55 49.5M23.5 41L9 49.5', 5) +
    inkLine('M32 9H24.5M32 17.5H26M9 49.5L12.5 55.5M16.5 45L20 50.5M55 49.5L56 42M47.5 45L50 40', 4),
  // A spindle, and a thread cut off.
  moerae:
    inkLine('M23.5 8V56', 4) +
    inkLine('M10.5 15H36.5M10.5 47H36.5', 5.5) +
    accent('M14.5 21H32.5V41H14.5Z') +
    inkLine('M14.5 29L32.5 23M14.5 35L32.5 29M14.5 41L32.5 35', 2.8) +
    accentLine('M36 26C46 27 41 9.5 49 9.5C57 9.5 56 20 52 28M51 38C46 43 56 48 50 56', 3),
  // Scales that are not level.
  nemesis:
    inkLine('M32 12V54M21 56H43M13 15L51 23') +
    inkLine('M13 17L8 33M13 17L19 33M51 25L45 41M51 25L56 41', 2.6) +
    ink('M7.5 35H19.5C19 40 17 42 13.5 42C10 42 8 40 7.5 35Z') +
    accent('M44.5 43H56.5C56 48 54 50 50.5 50C47 50 45 48 44.5 43Z') +
    accentDots(5.5, [32, 12]),
  // A lyre that ends in a fish's tail.
  siren:
    inkLine(bothSides('M19 37C10 30 14 21 19 17C22.5 13.5 20 8 14 9.5')) +
    inkLine('M18 19H46') +
    inkLine('M25.5 20V34M32 20V34M38.5 20V34', 3) +
    ink('M18 35H46C45 41 37 43 35.5 47H28.5C27 43 19 41 18 35Z') +
    accent(bothSides('M31 47C23 44 13 47 8.5 57C16 55 25 58 31 53Z')),
  // A pit.
  tartarus:
    ink(
      'M56 32L56 39.5L51 44.5L48 51L42 54L35.5 57L28 54.5L20.5 54L16.5 48L10 43.5L8.5 36L7 28.5L11 22.5L13.5 15.5L20 11.5L27 7.5L34 9L41.5 9L47 14.5L53 19L54 26Z' +
        circle(32, 33, 19),
    ) +
    accentLine(circle(32, 35, 13), 5) +
    inkDots(6.5, [32, 37]),
  // A tambourine with ribbons.
  terpsichore:
    inkRimmed(
      'M32 8.5C45 8.5 55 11.5 55 16.5C55 21.5 45 24.5 32 24.5C19 24.5 9 21.5 9 16.5C9 11.5 19 8.5 32 8.5Z',
    ) +
    ink('M8.5 22C14 31 50 31 55.5 22V33.5C50 43.5 14 43.5 8.5 33.5Z') +
    accentDots(3.2, [15.5, 32.5], [26.5, 35.5], [37.5, 35.5], [48.5, 32.5]) +
    accentLine('M16 45C22 47 18 52 25 54M26.5 47.5C34 48 31 55 38.5 56M38 47C46 46 44 53 53 50.5', 3.4),
  // Compasses over a star.
  urania:
    ink('M29 15H35L56 55L53 57L32 21L11 57L8 55Z') +
    inkDots(6.5, [32, 12.5]) +
    accentDots(2.8, [32, 12.5]) +
    accent('M32 35L35 42L42.5 42.5L37 47.5L38.5 55L32 51L25.5 55L27 47.5L21.5 42.5L29 42Z'),
};
