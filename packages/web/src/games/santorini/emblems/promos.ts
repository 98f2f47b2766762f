import type { PROMO_IDS } from '@thera/santorini';
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
    ink(
      bothSides(
        'M7.5 55C11 52 9.5 42 12.5 35C14 31.5 17 28 19 26.5C21 28 24 31.5 25.5 35C28.5 42 27 52 29.5 55C24 57.5 13 57.5 7.5 55Z',
      ),
    ) +
    accentLine(bothSides('M12.5 47.5H25.5'), 3),
  // An apple in two.
  eris:
    ink('M29.5 22C23 17 10 18 9 33C8 46 18 57 26 57C28 57 29 56 30 56L26 48L32 41L25.5 33L30.5 27Z') +
    accent(
      'M36 23C42 18 53.5 19 54.5 33C55.5 46 46 57 38 57C36 57 35.5 56 35 56L31.5 48L37.5 41L31.5 33L36.5 27.5Z',
    ) +
    inkLine('M31.5 17C32 13 32 11 31 8.5') +
    ink('M35 15.5C36 9 42 6 50 8C48 14 43 17 35 15.5Z'),
  // A belt.
  hippolyta:
    ink('M7 10C22 15 42 15 57 10V25C42 30 22 30 7 25Z') +
    inkLine('M12 37V45M22 39V50M32 41V54.5M42 39V50M52 37V45', 6.5) +
    accentDots(10.5, [32, 20.5]) +
    inkDots(4, [32, 20.5]) +
    accentDots(3, [13, 18.5], [51, 18.5]),
  // Three necks of one body.
  hydra:
    inkLine(
      `${bothSides('M27 53C8 51 10 42 16 38C20 35 21 32 20 28')}M32 53C26 45 38 37 33 29C31 26 31 22 32 19`,
      5.5,
    ) +
    ink('M15 57C17 51 23 49 32 49C41 49 47 51 49 57Z') +
    accent(
      `${bothSides('M24 22C19 16 11 18 7 24L13 26.5L9 30C14 33 21 33 25 29Z')}M32 7C36 10 37.5 14 37 18C36 22 28 22 27 18C26.5 14 28 10 32 7Z`,
    ) +
    inkDots(1.8, [17.5, 23], [46.5, 23], [29.8, 14.5], [34.2, 14.5]),
  // A rainbow over a jug.
  iris:
    inkLine('M8.5 42V32A23.5 23.5 0 0 1 55.5 32V42', 5) +
    accentLine('M17 42V32A15 15 0 0 1 47 32V42', 5) +
    ink('M27 34H37L35.5 39C41 42 42 50 37 57H27C22 50 23 42 28.5 39Z'),
  // A staff with a pine cone and ivy.
  maenads:
    accent('M32 7C42 12 44 21 40 28C37 32 27 32 24 28C20 21 22 12 32 7Z') +
    inkLine('M26.5 11.5L40 25M23 17.5L35 29.5M37.5 11.5L24 25M41 17.5L29 29.5', 2.6) +
    inkLine('M32 33V55.5', 4.5) +
    ink(
      bothSides(
        'M29 39C25 35 20 35 17 38C14 36 11 37 9.5 40C13 41 13 44 16 45C17 49 21 51 25 48C28 46 29 43 29 39Z',
      ),
    ),
  // A veil of stars.
  nyx:
    ink(
      'M8 8C15 18 24 21 32 21C40 21 49 18 56 8C58 20 51 36 57 56C51 51 46 58 40 53C36 58 28 58 24 53C18 58 13 51 7 56C13 36 6 20 8 8Z',
    ) +
    accent('M32 25L35 32.5L42.5 35.5L35 38.5L32 46L29 38.5L21.5 35.5L29 32.5Z') +
    accentDots(3, [17, 25.5], [47, 25.5], [17.5, 45], [46.5, 45]) +
    accent('M25 7C26 13 38 13 39 7C42 18 22 18 25 7Z'),
  // The head of a winged horse.
  pegasus:
    ink(
      'M28 7L26 15C19 18 12 26 7.5 36C6.5 39 7.5 42 10.5 43C13 44 15 42 18 40C21 39 23 39 25 37C25 45 20 50 18 57H40C42 46 42 30 38 22C36 17 33 14 31 13Z',
    ) +
    accentDots(2.6, [23, 26]) +
    accent(
      'M29 51C31 41 41 36 48 28C52 23 54 17 55 11C57 16 57.5 21 55.5 26C57.5 28 57.5 32 55 36C56.5 39 55 43 52 45C52 49 48 52 44 52C40 55 33 55 29 51Z',
    ),
  // Fish on one side, seal on the other.
  proteus:
    ink(
      'M38 14C31 6 18 6.5 12 16C7 23 7 33 11 41L7 50L17 48.5L24 54.5L21.5 41C17.5 34 18.5 28.5 23.5 25C28 22 33 20 38 14Z',
    ) +
    accentDots(2.6, [26, 14]) +
    accent(
      'M29.5 50C34 56.5 46 56.5 51 47C54.5 40 54 31 50.5 23.5C53 20 56.5 18 56.5 13C52 13 49 15 47 18C45 15 42 13 39 15C40 19 42 21.5 44.5 24.5C47.5 31 47 37.5 42 41C40 38.5 37.5 37 35 37C35 39.5 35.5 41.5 37 43.5C33 44.5 30.5 46 29.5 50Z',
    ) +
    inkDots(3, [38, 49.5]),
  // Dogs' heads on a fish's tail.
  scylla:
    ink(bothSides('M31 37H25C19 35 18 32 17 29L9 28L7 22L17 15L20 8L25 14C29 20 31 28 31 37Z')) +
    accent(
      'M24 42H40C39 47 35.5 47 35 49C40 48 46 50 49 57C43 57 37 57 32 54C27 57 21 57 15 57C18 50 24 48 29 49C28.5 47 25 47 24 42Z',
    ) +
    accentDots(2.2, [18, 21], [46, 21]),
  // A wheel, and a rudder.
  tyche:
    inkLine(circle(36, 28, 17), 5.5) +
    inkLine('M36 12V44M20 28H52M24.5 16.5L47.5 39.5', 3.6) +
    accentLine('M55 9L20 44', 4) +
    accentDots(5.2, [36, 28]) +
    accent('M25 39C25 46 21 52 14 57H8C7 57 7 57 7 56V50C12 43 17 39 25 39Z'),
};
