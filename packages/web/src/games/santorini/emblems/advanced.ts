import type { ADVANCED_IDS } from '@thera/santorini';
import { bothSides } from './both-sides.ts';
import { accent, accentDots, accentLine, ink, inkDots, inkLine, inkRimmed } from './pen.ts';

/** Emblems of the advanced powers. */
export const ADVANCED_EMBLEMS: Readonly<Record<(typeof ADVANCED_IDS)[number], string>> = {
  // A scallop shell with its pearl.
  aphrodite:
    ink(
      'M27 47L10.5 39.5A8.5 8.5 0 0 1 12 25A9 9 0 0 1 23.5 13A9.5 9.5 0 0 1 40.5 13A9 9 0 0 1 52 25A8.5 8.5 0 0 1 53.5 39.5L37 47Z',
    ) +
    accentLine(bothSides('M23 40L15.5 30M28.5 37L25.5 18.5'), 3.4) +
    ink(bothSides('M22 50L16 52L19 57H24Z')) +
    accentDots(8, [32, 49.5]),
  // A crested helmet.
  ares:
    accent('M32 7C46 7 54 15 55 28H49.5C48 19 42 14.5 32 14.5C22 14.5 16 19 14.5 28H9C10 15 18 7 32 7Z') +
    ink(
      'M16 34C16 25 22 19.5 32 19.5C42 19.5 48 25 48 34V48C48 53 43 56 38.5 57V45L32 39L25.5 45V57C21 56 16 53 16 48Z',
    ) +
    accent(bothSides('M21 35C24 33 27 34 28 37C26 38.5 23 38.5 21 35Z')),
  // A clenched fist.
  bia:
    accentLine('M32 8V9.5M18.5 10L19.5 12M45.5 10L44.5 12', 4) +
    inkLine('M16.5 22.5V27M27 20V27M37.5 20V27M48 22.5V27', 8) +
    inkLine('M17 38H35', 8) +
    ink('M45 35H51V42C51 46 48.5 49 45 49H19C16 49 14.5 47.5 13.5 46H38C42 46 45 43 45 39Z') +
    accent('M18 54H46V57H18Z'),
  // A circle gone to pieces.
  chaos:
    ink(
      'M37 38.5L45.5 43.5L56.5 42.5L52 48.5L45.5 53L41.5 44.5ZM26 41.5L21.5 49.5L24.5 56L18 52.5L13 47L20.5 46ZM24 33.5L19 38.5L12.5 42L9.5 37L8.5 30.5L15.5 33ZM30 29.5L25 24.5L20.5 13.5L27.5 10L34.5 9.5L32 19.5ZM33 26L39 17L42 8L46.5 11L50.5 15.5L39.5 20Z',
    ) +
    accent(
      'M29 39.5L34 45L41 51.5L36 53.5L31 54.5L28.5 49.5ZM21 31.5L14 26.5L7.5 23L11.5 18.5L16 14L17 25.5ZM36 35L41.5 28L50 20L54 26L55.5 32.5L45.5 36Z',
    ),
  // A ferry with its lantern.
  charon:
    inkLine('M14 40V14C14 7 26 7 26 13') +
    accent('M23 16H29L32 25L28 31H24L20 25Z') +
    inkLine('M47 9L42 40') +
    ink('M7 33C11 40 19 42 31 42C43 42 50 38 57 28C57 41 50 50 41 50H22C13 50 8 43 7 33Z') +
    accentLine('M8 56C12 54 16 54 20 56C24 57 28 54 32 54.5C36 55 38 57 42 56C47 54.5 51 54 56 56', 3),
  // An hourglass.
  chronus:
    inkLine('M16 8.5H48M16 55.5H48', 5) +
    inkLine(bothSides('M20 10C20 24 29 26 29 32C29 38 20 40 20 54')) +
    accent('M26 20H38C36 24 34 26 32 29C30 26 28 24 26 20Z') +
    accent('M24.5 51C25 46 29 44 32 40C35 44 39 46 39.5 51Z'),
  // A cup of which something rises.
  circe:
    accentLine('M32 28C22 25 21 18 28 16C34 14.5 42 17 42 12C42 7.5 35 7 35 11.5', 4.5) +
    inkLine(bothSides('M18 40C6 40 7 24 15.5 28')) +
    ink('M17 32H47C47 41 42 45 35 46V52L43 57H21L29 52V46C22 45 17 41 17 32Z'),
  // A bunch of grapes.
  dionysus:
    inkLine('M32 18C32 13 33 10 36 8') +
    accent('M30 16C22 20 14 17 12 9C20 6 28 9 30 16Z') +
    accent('M35 16C37 11 45 9 52 12C50 18 42 20 35 16Z') +
    inkDots(6.2, [17, 26.5], [32, 26.5], [47, 26.5], [24.5, 39], [39.5, 39], [32, 51.5]),
  // A heart at which two arrows cross.
  eros:
    inkLine('M9 55L50 14M55 55L14 14', 4) +
    ink(bothSides('M7 7L20 10L10 20Z')) +
    inkLine(bothSides('M17 47H8M17 47V56'), 3.2) +
    accent('M32 45C22 38 18 33 19 27.5C20.5 21.5 28 21 32 27C36 21 43.5 21.5 45 27.5C46 33 42 38 32 45Z'),
  // A crown with a peacock's eye.
  hera:
    ink('M13 40L9 21L21 30L32 12L43 30L55 21L51 40Z') +
    accent('M13.5 48H50.5V55H13.5Z') +
    accentDots(7, [32, 32]) +
    inkDots(3.2, [32, 32]) +
    accentDots(3.5, [9.5, 16], [54.5, 16], [32, 9.5]),
  // The hearth of a house.
  hestia:
    inkLine('M8.5 31L32 8.5L55.5 31', 4.5) +
    inkLine('M14 34V55.5H50V34', 4.5) +
    accent(
      'M32 22C36 28 42 31 42 38C42 43 38 46 32 46C26 46 22 43 22 38C22 34 24 32 25.5 29C26 31.5 27 33 28.5 33.5C28.5 29 30 25 32 22Z',
    ) +
    inkLine('M26 50.5H38', 3),
  // A closed eye under a poppy's capsule.
  hypnus:
    accent(
      'M26.5 13.5C25 6 39 6 37.5 13.5C45.5 12 45.5 27 37.5 25.5C39 33 25 33 26.5 25.5C18.5 27 18.5 12 26.5 13.5Z',
    ) +
    inkDots(5, [32, 19.5]) +
    inkLine('M9 38C16 48 48 48 55 38', 5) +
    inkLine(`${bothSides('M14 44L9.5 50M23 48L20.5 55')}M32 48V56`, 4),
  // An empty bowl, cracked.
  limus:
    accentLine(
      'M32 9.5C45 9.5 54.5 12.5 54.5 17.5C54.5 22 45 25 32 25C19 25 9.5 22 9.5 17.5C9.5 12.5 19 9.5 32 9.5Z',
      4,
    ) +
    ink(
      'M7.5 26C14 31 24 32 31 32L27 39L34 43L30 50V55H23V50.5C13 47 8 38 7.5 26ZM36.5 32C44 31.5 51 30 56.5 26C56 38 51 47 41 50.5V55H35L39.5 43L32.5 38.5Z',
    ),
  // A mask with snakes.
  medusa:
    accentLine(
      bothSides('M21 26C11 28 8 21 12 16M25 19C18 16 18 10 24 9M21 36C12 36 9 42 12 48') +
        'M32 17C29 14 35 11 32 8',
    ) +
    accentDots(3.2, [12.5, 15], [51.5, 15], [25, 9.5], [39, 9.5], [12.5, 48.5], [51.5, 48.5]) +
    ink('M20 30C20 21 25 17 32 17C39 17 44 21 44 30C44 42 40 51 32 57C24 51 20 42 20 30Z') +
    accentLine('M25.5 32L29 33.5M38.5 32L35 33.5M29.5 45H34.5', 3),
  // A star hung from a cloud.
  morpheus:
    ink(
      'M17 32C10 32 7 28 7 24C7 19 11 16 15 16.5C17 10 23 7 29 8.5C33 6 42 7 44.5 14C51 12.5 57 17 57 23C57 28 53 32 47 32Z',
    ) +
    inkLine('M32 33V37M16 33V41M48 33V41', 2.6) +
    accent('M32 38L35 44L41.5 45L36.5 49.5L38 56.5L32 53L26 56.5L27.5 49.5L22.5 45L29 44Z') +
    accentDots(4, [16, 45], [48, 45]),
  // A pomegranate cut open.
  persephone:
    ink(
      'M24 7L29 10.5L32 7L35 10.5L40 7L38 16C49 18 56 26 56 36C56 49 45 57 32 57C19 57 8 49 8 36C8 26 15 18 26 16ZM32 22C22 22 14 28 14 36.5C14 45 22 51.5 32 51.5C42 51.5 50 45 50 36.5C50 28 42 22 32 22Z',
    ) +
    accentDots(3.6, [32, 28], [22.5, 32], [41.5, 32], [27, 38], [37, 38], [21, 41.5], [43, 41.5], [32, 45]),
  // A trident over a wave.
  poseidon:
    inkLine('M32 10V56M15 17V23C15 32 22 35 32 35C42 35 49 32 49 23V17', 4) +
    ink('M32 7L27 15H37ZM15 9.5L10.5 17.5H19.5ZM49 9.5L44.5 17.5H53.5Z') +
    accentLine('M9 47C13 42 17 42 21 46C25 50 28 50 32 46C36 42 39 42 43 46C47 50 51 50 55 45', 5),
  // A crescent, and a torch.
  selene:
    ink('M36 8.5A24 24 0 1 0 36 55.5A27 27 0 0 1 24.5 32A27 27 0 0 1 36 8.5Z') +
    ink('M40.5 36H56L51 57H45.5Z') +
    accent(
      'M48.5 7C51 13 57.5 17 57 24.5C56 29 52 31 48 31C42 31 38.5 28.5 38.5 23C38.5 18 41 16 42 13C43 15.5 44 16 45.5 16.5C46 12 46.5 10 48.5 7Z',
    ),
  // A sea snail's shell to blow on.
  triton:
    ink('M47 8C56 14 58 28 53 39C48 51 38 57 27 57C15 57 7 48 7 38C7 28 15 20 25 20C35 20 42 16 47 8Z') +
    accent('M48 15C53 21 53.5 29 49.5 36C44 33 43 22 48 15Z') +
    accentLine(
      'M44 41C41 47 34 50.5 27 50.5C19 50.5 13.5 45 13.5 38.5C13.5 32 18.5 27 25 27C31 27 35 31.5 35 36.5C35 41 31.5 44 27.5 44C24 44 21.5 41.5 21.5 38.5C21.5 36 23.5 34.5 25.5 34.5',
      2.8,
    ),
  // A bolt.
  zeus:
    inkRimmed('M38.5 8L16.5 36.5H28.5L25 56L47.5 26H35Z') + inkLine('M9 21H18M8 30H12.5M46 43H55M51.5 52H56'),
};
