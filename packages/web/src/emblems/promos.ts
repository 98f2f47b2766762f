import type { PROMO_IDS } from '@thera/rules';
import { bothSides } from './both-sides.ts';
import { accent, accentDots, accentLine, circle, ink, inkDots, inkLine, inkRimmed } from './pen.ts';

/** Emblems of the gods that came one by one. */
export const PROMO_EMBLEMS: Readonly<Record<(typeof PROMO_IDS)[number], string>> = {
  // A falling star.
  asteria:
    inkRimmed('M20.5 23L28 31.5L39 30L33 39.5L38 49.5L27 46.5L19 54.5L18.5 43L8.5 38L19 34Z') +
    inkLine('M30 19.5L41 8.5M40 23L55.5 8.5M47 33L55.5 25', 4.5),
  // Two caps, and two stars.
  'castor-and-pollux':
    accent(bothSides('M19 7L21 12L26.5 12.5L22.5 16L23.5 21.5L19 18.5L14.5 21.5L15.5 16L11.5 12.5L17 12Z')) +
    ink(bothSides('M7.5 55C12 52 9 38 19 26C29 38 26 52 29.5 55C24 57.5 14 57.5 7.5 55Z')),
  // An apple in two.
  eris:
    ink('M29.5 22C23 17 10 18 9 33C8 46 18 57 26 57C28 57 29 56 30 56L26 48L32 41L25.5 33L30.5 27Z') +
    accent('M35.5 22C42 17 54 18 55 33C56 46 46 57 38 57C36 57 35.5 56 35 56L31.5 48L37.5 41L31 33L36 27Z') +
    inkLine('M32 16C32 13 32 11 31 8.5') +
    ink('M35 15C36 10 41 7 48 8C47 13 42 16 35 15Z'),
  // A belt.
  hippolyta:
    ink('M7 10C22 15 42 15 57 10V25C42 30 22 30 7 25Z') +
    inkLine('M12 37V45M22 39V50M32 41V54.5M42 39V50M52 37V45', 6.5) +
    accentDots(10.5, [32, 20.5]) +
    inkDots(4, [32, 20.5]) +
    accentDots(3, [13, 18.5], [51, 18.5]),
  // Three necks of one body.
  hydra:
    inkLine(`${bothSides('M26 50C12 44 28 36 20 25')}M32 50V18`, 6) +
    ink(
      `${bothSides('M24 19C17 14 9 18 7 26C12 29 20 30 24 28Z')}M32 7C26 9 24 14 27 19C29 23 35 23 37 19C40 14 38 9 32 7Z`,
    ) +
    accent('M13 57C15 50 22 46 32 46C42 46 49 50 51 57Z') +
    accentDots(2.2, [16, 22], [48, 22], [29.5, 14], [34.5, 14]),
  // A rainbow over a jug.
  iris:
    inkLine('M8.5 42V32A23.5 23.5 0 0 1 55.5 32V42', 5) +
    accentLine('M17 42V32A15 15 0 0 1 47 32V42', 5) +
    ink('M27 34H37L35.5 39C41 42 42 50 37 57H27C22 50 23 42 28.5 39Z'),
  // A staff with a pine cone and ivy.
  maenads:
    accent('M32 7C43 12 45 22 40 30C37 34 27 34 24 30C19 22 21 12 32 7Z') +
    inkLine('M26 12L40 26M22.5 18L35 31M38 12L24 26M41.5 18L29 31', 2.6) +
    inkLine('M32 36V56', 4.5) +
    ink('M28 45C22 47 15 44 13 37C20 34 27 38 28 45ZM36 53C42 55 49 52 51 45C44 42 37 46 36 53Z'),
  // A veil of stars.
  nyx:
    ink(
      'M9 9C16 18 24 21 32 21C40 21 48 18 55 9C57 26 54 44 57 57C51 52 46 57 40 53C36 57 28 57 24 53C18 57 13 52 7 57C10 44 7 26 9 9Z',
    ) +
    accent('M32 25L35 32.5L42.5 35.5L35 38.5L32 46L29 38.5L21.5 35.5L29 32.5Z') +
    accentDots(3.2, [16.5, 27], [47.5, 27], [17.5, 45], [46.5, 45]) +
    accent('M25 7C26 13 38 13 39 7C42 18 22 18 25 7Z'),
  // The head of a winged horse.
  pegasus:
    ink(
      'M28 7L26 15C19 18 12 26 7.5 36C6.5 39 7.5 42 10.5 43C13 44 15 42 18 40C21 39 23 39 25 37C25 45 20 50 18 57H38C41 46 41 30 38 22C36 17 33 14 31 13Z',
    ) +
    accentDots(2.6, [23, 26]) +
    accent(
      'M43 55C45 43 43 28 50 12C52 15 53 18 53 21C53 22 53 22 52.5 23C55 24 57 28 56.5 32C56 34 56 34 55 35C57.5 38 57 43 55 45C54 46 53 46 52 46C52 51 48 54 43 55Z',
    ),
  // Fish on one side, seal on the other.
  proteus:
    ink(
      'M38 14C31 6 18 7 12 16C7 23 7 33 11 41L7.5 50L17 48.5L24 54L21 41C17 34 18 28 23 24.5C27 21 33 20 38 14Z',
    ) +
    accentDots(2.6, [26, 14]) +
    accent(
      'M29 49C33 57 46 57 51.5 47C55 40 54.5 31 51 23C53 20 56 18 56 13C52 13 49 15 47 18C45 15 42 12 38 13.5C39 19 42 21 44 24.5C47.5 31 47 37 42 40C40 37 37 35 34 35C34 38 35 41 36.5 43C33 44 30 45 29 49Z',
    ) +
    inkDots(2.6, [37, 49]),
  // Dogs' heads on a fish's tail.
  scylla:
    ink(bothSides('M31 37H25C19 35 18 32 17 29L9 28L7 22L17 15L20 8L25 14C29 20 31 28 31 37Z')) +
    accent(
      'M24 42H40C39 47 35.5 47 35 49C40 48 46 50 49 57C43 57 37 57 32 54C27 57 21 57 15 57C18 50 24 48 29 49C28.5 47 25 47 24 42Z',
    ) +
    accentDots(2.2, [18, 21], [46, 21]),
  // A wheel, and a rudder.
  tyche:
    inkLine(circle(22, 35, 13), 4.5) +
    inkLine('M22 23V47M10 35H34M13.5 26.5L30.5 43.5M30.5 26.5L13.5 43.5', 2.8) +
    accentDots(4.6, [22, 35]) +
    inkLine('M34 10H46V55.5', 4.5) +
    accent('M51.5 24H52C57.5 34 58 47 56 56H51.5Z'),
};
