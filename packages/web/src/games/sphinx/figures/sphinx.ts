import { part, placed, plinth, rod, seam, tinted } from './pen.ts';

const TAIL =
  rod('M-40-14C-52-22-50-40-42-44', 'sphinx', 7.6) +
  '<circle cx="-41" cy="-47" r="5.2" fill="var(--gold)" stroke-width="2.8"/>';
const BODY =
  part('M-42-6C-46-26-32-40-14-40L12-58H26C30-46 28-34 26-26V-15H42C49-15 49-4 42-4H-38Z') +
  part(
    'M-34-6C-38-22-28-32-18-30C-8-28-8-14-14-6Z',
    ' fill="currentColor" fill-opacity=".16" stroke-width="2.6"',
  ) +
  seam('M-14-9H4M12-14C14-24 14-30 12-36M38-14V-8', 2.6);
const WING =
  tinted(
    'M8-46C-6-50-22-68-40-72C-36-66-36-62-32-58C-38-59-40-58-44-58C-36-48-18-32 4-32C12-34 13-42 8-46Z',
    'sphinx-wing',
  ) + seam('M-27-59C-16-52-8-44 2-41M-31-51C-20-44-8-38 0-37', 2.2, 0.7);
const FACE =
  part('M30-88C36-86 38-78 36-70C34-62 28-60 22-60L18-88Z', ' stroke-width="3"') +
  seam('M32-77H36M31-67C33-66 35-66 35-67', 2.4);
const HEADCLOTH =
  tinted('M30-90C20-98 4-94 2-80C0-68 2-58-2-50H20C22-60 20-72 24-82C26-85 30-86 33-86Z', 'gold') +
  seam('M6-84C12-82 16-80 22-80M3-74C8-72 14-70 20-70M2-63C8-61 14-60 19-60', 2.4);

/** She lies on her plinth, her wings folded. */
export const SPHINX: string = plinth(47) + TAIL + BODY + WING + FACE + HEADCLOTH;

const SPREAD_WING =
  'M6-50C-2-66-6-84-22-106C-22-98-23-95-26-91C-30-97-33-99-38-101C-36-93-38-90-41-86C-45-90-48-91-53-91C-48-76-30-44 2-36C10-38 11-45 6-50Z';
const FAR_WING = 'M18-52C22-68 24-82 37-100C39-92 41-90 44-87C46-92 49-94 53-95C53-80 42-54 26-42Z';
const FEATHERS = 'M-16-88C-10-74-4-62 2-52M-32-84C-24-70-12-56 0-47M-42-78C-32-66-18-52-4-44';
const FLYING =
  tinted(FAR_WING, 'sphinx-wing') +
  rod('M-40-20C-54-20-58-34-50-44', 'sphinx', 7.6) +
  '<circle cx="-50" cy="-47" r="5.2" fill="var(--gold)" stroke-width="2.8"/>' +
  part(
    'M-44-16C-46-32-32-42-14-42L12-58H26C30-48 29-38 34-30C40-26 46-24 48-19C48-13 42-12 37-13C31-16 27-19 24-22C12-16-6-14-20-12C-28-6-36-6-40-9C-43-11-44-13-44-16Z',
  ) +
  seam('M-30-30C-24-26-22-20-24-13M14-40C16-34 19-28 24-22', 2.6) +
  tinted(SPREAD_WING, 'sphinx-wing') +
  seam(FEATHERS, 2.2, 0.7) +
  FACE +
  HEADCLOTH;

/** She is in the air above her square, her wings spread. */
export const HOVERING_SPHINX: string = placed('translate(0 -26)', FLYING);
