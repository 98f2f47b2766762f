import type { Figure } from './figure.ts';
import { ember, hand, head, limb, mirrored, part, placed, seam, shade, shaft, slit, stripe } from './pen.ts';

const PENNANT = shaft('M34-2V-112', 7) + ember('M35-112L59-101L35-89Z');
const CAPE =
  ember('M-31-4C-22-28-17-48-13-61H13C17-48 22-28 31-4C15 5-15 5-31-4Z') +
  shade('M4-61H13C17-48 22-28 31-4C25 1 16 2 8 2Z');
const BODY =
  part('M-15-5C-15 2 15 2 15-5L13-46C16-57 8-62 0-62C-8-62-16-57-13-46Z') +
  shade('M4-62C15-60 15-52 13-46L15-5C14 0 10 0 6 0Z');
const BELT = stripe('M-13-27H13', 4);
const SHIELD =
  '<circle cx="-17" cy="-34" r="14" fill="var(--enemy-dark)"/>' +
  '<circle cx="-17" cy="-34" r="8.5" fill="none" stroke="var(--enemy-accent)" stroke-width="3.4"/>';
const HELMET = part('M-12.5-72C-13-90 13-90 12.5-72C6-76-6-76-12.5-72Z');
const CREST =
  ember('M-19-74C-23-111 23-111 19-74C14-90-14-90-19-74Z') +
  seam('M0-87V-101M-10-85L-12-97M10-85L12-97', 2.6);

/** The triangle of a cape, a crest across the helmet, and a pennant. */
export const CAPTAIN: Figure = {
  front:
    PENNANT +
    CAPE +
    BODY +
    BELT +
    SHIELD +
    head(0, -72) +
    slit('M-5.5-71H5.5') +
    HELMET +
    CREST +
    hand(32, -46) +
    limb('M13-54L30-47', 11),
  back:
    mirrored(PENNANT) +
    CREST +
    head(0, -72) +
    CAPE +
    seam('M0-50V-8', 2.6) +
    part('M0-44L9-34L0-24L-9-34Z', ' fill="var(--enemy-dark)"') +
    HELMET,
  side: placed(
    'rotate(3)',
    ember('M-4-61C-16-44-26-24-42-6C-26 6 2 4 14-4L10-61Z'),
    shade('M-4-61C-8-40-14-20-22 2C-8 5 6 2 14-4L10-61Z'),
    BODY,
    BELT,
    placed('translate(-2 0)', PENNANT),
    head(2, -72),
    slit('M5-71H13'),
    part('M-11-72C-12-90 15-90 14.5-72C8-76-4-76-11-72Z'),
    ember('M-15-72C-31-88-16-111 4-108C17-106 23-96 22-86C14-95-8-95-15-72Z'),
    limb('M3-52L30-46', 12),
  ),
  height: 104,
};
