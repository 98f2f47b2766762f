import type { Figure } from './figure.ts';
import { gleam, head, iron, limb, mirrored, part, placed, seam, shade, shaft, slit, stripe } from './pen.ts';

const MAUL =
  shaft('M0 14V-62', 8.5) +
  iron('M-17-84C-17-88 17-88 17-84V-58C17-54-17-54-17-58Z') +
  shade('M5-86C12-86 17-86 17-84V-58C17-56 12-55.5 5-55.5Z') +
  seam('M-16-71H16', 2.8);
const BODY =
  part('M-31-5C-31 4 31 4 31-5L33-38C39-60 23-71 0-71C-23-71-39-60-33-38Z') +
  shade('M9-71C26-69 38-60 33-38L31-5C30 0 22 2 14 2L17-40C20-54 18-64 9-71Z') +
  gleam('M-24-50C-26-36-25-22-24-10');
const STRAP = seam('M-31-22C-12-15 12-15 31-22', 9);
const BELT = STRAP + stripe('M-30-22C-12-15 12-15 30-22', 3);
const CAP = part('M-13-76C-13-90 13-90 13-76C6-79-6-79-13-76Z');
const LEFT_ARM = limb('M-31-53C-46-44-45-26-37-17', 17.5);
const RIGHT_ARM = limb('M31-53C46-44 45-26 37-17', 17.5);
const RAISED_MAUL = placed('translate(43 -26)rotate(12)', MAUL);

/** As wide as a square, with a maul. */
export const BRUTE: Figure = {
  front:
    RAISED_MAUL +
    LEFT_ARM +
    BODY +
    stripe('M-15-56L-8-48L-13-40L-2-33M14-54L8-46L13-40', 3.4) +
    BELT +
    head(0, -74, 12, 11) +
    CAP +
    slit('M-6-73H6') +
    RIGHT_ARM,
  back:
    mirrored(RAISED_MAUL) +
    RIGHT_ARM +
    BODY +
    seam('M-14-60L14-30M14-60L-14-30', 8) +
    stripe('M-14-60L14-30M14-60L-14-30', 2.6) +
    STRAP +
    head(0, -74, 12, 11) +
    CAP +
    LEFT_ARM,
  side: placed(
    'rotate(4)',
    placed('translate(42 -38)rotate(26)', MAUL),
    BODY,
    stripe('M-4-56L3-48L-2-40L8-33', 3.4),
    BELT,
    head(9, -74, 12, 11),
    placed('translate(9 0)', CAP),
    slit('M14-73H22'),
    limb('M-6-54C2-38 22-34 38-38', 17.5),
  ),
  height: 92,
};
