import type { Figure } from './figure.ts';
import { gleam, hand, iron, limb, mirrored, part, placed, seam, shade, shaft, slit, stripe } from './pen.ts';

const ROBE =
  part('M-22-5C-22 3 22 3 22-5L17-38C20-53 10-61 0-61C-10-61-20-53-17-38Z') +
  shade('M5-61C18-58 19-48 17-38L22-5C22 0 14 1 8 1L8-40C9-50 8-56 5-61Z') +
  gleam('M-11-44L-14-10');
const HOOD = part('M-15-60C-17-80-7-88 5-95C6-86 16-80 15-60C8-54-8-54-15-60Z');
const BELT = stripe('M-16-32C-6-28 6-28 16-32', 4);
const PICK = shaft('M9-14L29-86', 7.5) + iron('M1-83C16-107 48-101 57-71C45-85 22-91 1-83Z');
const SPARK = part(
  'M-10-35L-7.5-29.5L-2-28L-7-24.5L-8-19L-11.5-23.5L-17-23L-14-28L-16-33L-11.5-30.5Z',
  ' fill="var(--enemy-accent)" stroke-width="2"',
);
const KEG =
  part('M-10-12C-14-4-14 6-10 13H10C14 6 14-4 10-12Z', ' fill="var(--enemy-dark)"') +
  stripe('M-11.5-5H11.5M-11.5 6H11.5', 3) +
  seam('M0-12C0-20-8-19-9-25', 3.6) +
  SPARK;

/** A pointed hood, a pick, and a keg with a burning fuse. */
export const SAPPER: Figure = {
  front:
    PICK +
    ROBE +
    HOOD +
    '<ellipse cy="-67" rx="9" ry="8.5" fill="var(--enemy-dark)" stroke-width="2.4"/>' +
    slit('M-5-67H5') +
    BELT +
    placed('translate(-25 -18)', KEG) +
    hand(18, -46),
  back:
    mirrored(PICK) +
    ROBE +
    HOOD +
    seam('M0-92C-3-80-3-68 0-57', 2.6) +
    BELT +
    placed('translate(6 -30)', KEG),
  side: placed(
    'rotate(7)',
    placed('translate(-25 -38)', KEG),
    ROBE,
    HOOD,
    part('M3-75C14-74 16-62 12-58C6-57 2-60 2-66Z', ' fill="var(--enemy-dark)" stroke-width="2.4"'),
    slit('M6-67H13'),
    BELT,
    placed('translate(8 4)rotate(10 9 -14)', PICK),
    limb('M4-48L22-40', 12),
  ),
  height: 96,
};
