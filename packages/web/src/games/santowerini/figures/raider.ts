import type { Figure } from './figure.ts';
import {
  ember,
  gleam,
  hand,
  head,
  iron,
  limb,
  mirrored,
  part,
  placed,
  seam,
  shade,
  slit,
  stripe,
} from './pen.ts';

const BODY =
  part('M-20-5C-20 3 20 3 20-5L14-45C18-51 17-60 12-62C6-65-6-65-12-62C-17-60-18-51-14-45Z') +
  shade('M5-62C17-62 18-51 14-45L20-5C20 0 13 1 8 1L7-44C10-50 9-57 5-62Z') +
  gleam('M-10-42L-13-9');
const BANDANA = ember('M-12.5-73C-14-93 14-93 12.5-73C6-78-6-78-12.5-73Z');
const TAILS = ember('M-11-80C-22-84-29-77-31-64C-25-68-20-69-17-68C-19-64-19-61-20-57C-14-62-11-67-10-73Z');
const SABRE = iron('M19-44C37-50 42-76 27-97C50-84 51-52 25-36Z') + seam('M16-47L29-34', 5) + hand(20, -40);

/** A bandana and a crescent sabre. */
export const RAIDER: Figure = {
  front: TAILS + BODY + stripe('M-15-28L14-47', 5) + head(0, -73) + slit('M-5.5-71H5.5') + BANDANA + SABRE,
  back:
    mirrored(SABRE) +
    BODY +
    stripe('M15-28L-14-47', 5) +
    head(0, -73) +
    BANDANA +
    ember('M-3-79C-10-72-12-64-10-53L-2-60L6-52C8-64 6-72 3-79Z'),
  side: placed(
    'rotate(4)',
    TAILS,
    BODY,
    stripe('M-13-30L15-40', 5),
    head(1, -73),
    slit('M4-71H12'),
    BANDANA,
    limb('M3-52L18-42', 12),
    placed('translate(2 -1)', SABRE),
  ),
  height: 90,
};
