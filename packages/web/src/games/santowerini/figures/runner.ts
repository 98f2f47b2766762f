import type { Figure } from './figure.ts';
import { ember, head, limb, mirrored, part, placed, shade, slit, stripe } from './pen.ts';

const TUNIC =
  part('M-10-60C-5-65 5-65 10-60C13-52 10-45 11-39L18-24C8-20-8-20-18-24L-11-39C-10-45-13-52-10-60Z') +
  shade('M3-63C12-63 11-52 10-45L18-24L8-22C8-34 6-50 3-63Z');
const PLUME = ember('M2-85C-10-101-27-90-43-100C-41-83-26-73-7-76Z');
const CAP = part('M-11.5-73C-12-90 12-90 11.5-73C6-77-6-77-11.5-73Z');
const BELT = stripe('M-11-42H11', 4.4);

/** Two legs and a streaming plume; nobody else shows legs. */
export const RUNNER: Figure = {
  front:
    PLUME +
    limb('M-7-28L-11-2', 12) +
    limb('M7-28L15-17L10-7', 12) +
    limb('M-11-55L-23-46L-20-35', 11) +
    limb('M11-55L23-51L24-63', 11) +
    TUNIC +
    BELT +
    head(0, -73) +
    slit('M-5.5-71H5.5') +
    CAP,
  back:
    mirrored(PLUME) +
    limb('M7-28L11-2', 12) +
    limb('M-7-28L-15-17L-10-7', 12) +
    limb('M11-55L23-46L20-35', 11) +
    limb('M-11-55L-23-51L-24-63', 11) +
    TUNIC +
    BELT +
    stripe('M-10-59L10-44', 4.4) +
    head(0, -73) +
    CAP +
    ember('M-2-86L5-88L8-72L1-70Z'),
  side: placed(
    'translate(-2 0)',
    limb('M-2-30L-18-22L-33-25', 12),
    limb('M8-30L20-22L13-3', 12),
    placed(
      'translate(5 -1)rotate(17 0 -30)',
      PLUME,
      limb('M-7-56L-22-46L-19-34', 11),
      TUNIC,
      BELT,
      head(2, -73),
      slit('M5-71H13'),
      placed('translate(2 0)', CAP),
      limb('M7-54L20-45L27-56', 11),
    ),
  ),
  height: 98,
};
