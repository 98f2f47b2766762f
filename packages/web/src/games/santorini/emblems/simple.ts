import type { SIMPLE_IDS } from '@thera/santorini';
import { bothSides } from './both-sides.ts';
import { accent, accentDots, accentLine, ink, inkDots, inkLine } from './pen.ts';

/** Emblems of the simple powers. */
export const SIMPLE_EMBLEMS: Readonly<Record<(typeof SIMPLE_IDS)[number], string>> = {
  // A lyre, and the sun between its arms.
  apollo:
    accentDots(7, [32, 21]) +
    accentLine(`M32 10.5V8.5${bothSides('M25.5 12.5L24.5 11M22 18.5L20.5 18')}`) +
    inkLine(bothSides('M19 46C9 40 9.5 32 16 28C20 25.5 18 20 12.5 21.5')) +
    inkLine('M16 33H48') +
    inkLine('M25.5 34V44M32 34V44M38.5 34V44', 3.2) +
    ink('M17 46H47C46 52.5 40 57 32 57C24 57 18 52.5 17 46Z'),
  // The bow is the moon.
  artemis:
    accent('M10 19A24.5 24.5 0 0 1 45 54A26.5 26.5 0 0 0 10 19Z') +
    inkLine('M10 19L45 54', 2.8) +
    inkLine('M9 55L50 14', 4.2) +
    ink('M57 7L43 10L54 21Z') +
    inkLine('M17 47H8.5M17 47V55.5M24.5 39.5H16M24.5 39.5V48'),
  // The aegis is an owl.
  athena:
    ink('M11 8C18 14 26 14 32 11C38 14 46 14 53 8C56 30 52 48 32 57C12 48 8 30 11 8Z') +
    accentDots(8, [22.5, 27], [41.5, 27]) +
    inkDots(3.6, [23, 27], [41, 27]) +
    accent('M32 33L29 36.5L32 41.5L35 36.5Z') +
    accentLine(bothSides('M24 45C26 48 27 49 29 50'), 3),
  // A dome on shoulders.
  atlas:
    accent('M14 20A18 13 0 0 1 50 20Z') +
    inkLine('M10 25.5H54', 4) +
    inkDots(4.8, [32, 34.5]) +
    inkLine(bothSides('M16.5 30L24 42M29 49L24.5 55.5'), 5) +
    ink('M24 41.5H40L36.5 50H27.5Z'),
  // An ear of wheat.
  demeter:
    inkLine('M32 56V22') +
    accent('M32 20C26.5 16 27 10.5 32 7C37 10.5 37.5 16 32 20Z') +
    ink(bothSides('M30.5 29C21 28 15.5 23 15.5 15C25 16 30.5 21 30.5 29Z')) +
    accent(bothSides('M30.5 41C21 40 15.5 35 15.5 27C25 28 30.5 33 30.5 41Z')) +
    ink(bothSides('M30.5 53C21 52 15.5 47 15.5 39C25 40 30.5 45 30.5 53Z')),
  // A hammer coming down on the anvil.
  hephaestus:
    inkLine('M26 18L55 9', 4.5) +
    accent('M24.5 8L31 27L18.5 31L12 12Z') +
    accentLine('M37 30L42 25M42 34.5L50 31.5') +
    ink(
      'M17 38H56V43C50 43 43 44 43 48C43 51 45 52 48 53V57H20V53C23 52 25 51 25 48C25 46 22 46 19 46C13 46 9 43 7 39Z',
    ),
  // The winged hat.
  hermes:
    ink('M18 41C17 27 23 19 32 19C41 19 47 27 46 41C41 39 23 39 18 41Z') +
    ink('M7 50C11 44.5 22 44.5 32 44.5C42 44.5 53 44.5 57 50C50 56 14 56 7 50Z') +
    accent(
      bothSides(
        'M15 37C9 36 7 33 7 28C9 29 10 29 12 29C8 26 7 22 8 18C10 20 12 21 14 21C11 17 11 13 13 9C20 15 22 23 19 31C18 34 17 36 15 37Z',
      ),
    ),
  // A bull's head with a ring.
  minotaur:
    accent(bothSides('M25 20C17 20 12 16 11 8C6 14 6 26 19 28L25 27Z')) +
    ink('M23 20C28 18 36 18 41 20C45 30 43 38 41 44C40 56 24 56 23 44C21 38 19 30 23 20Z') +
    ink(bothSides('M20 32C16 30 12 31 9 34C13 37 17 37 21 36Z')) +
    accentLine(bothSides('M25 30L29.5 32.5')) +
    accentLine('M28 47C26 56 38 56 36 47', 3),
  // Reed pipes.
  pan:
    ink(
      'M9 9H15V55C13 57 11 57 9 55ZM19 9H25V50C23 52 21 52 19 50ZM29 9H35V44C33 46 31 46 29 44ZM39 9H45V38C43 40 41 40 39 38ZM49 9H55V32C53 34 51 34 49 32Z',
    ) +
    accentLine('M9 17H55', 5) +
    accentLine('M9 26H55', 5),
  // Fire in a bowl.
  prometheus:
    accent(
      'M32 7C37 14 46 18 45 28C44 33 41 36 38 38H26C22 36 19 32 19 27C19 22 21 20 23 17C24 20 26 21 28 22C28 16 29 11 32 7Z',
    ) +
    ink('M32 24C35 28 38 30 38 34C38 36 37 37 36 38H28C27 37 26 36 26 34C26 30 29 28 32 24Z') +
    ink('M12 42.5H52C51 48.5 45 51 38 51.5V53L43 57H21L26 53V51.5C19 51 13 48.5 12 42.5Z'),
};
