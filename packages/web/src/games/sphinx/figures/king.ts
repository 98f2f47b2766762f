import { part, plinth, shade, stripe, tinted } from './pen.ts';

const ROBE =
  part('M-26-7C-20-1 20-1 26-7L18-50C24-56 20-64 10-65H-10C-20-64-24-56-18-50Z') +
  shade('M6-65H10C20-64 24-56 18-50L26-7C22-4 16-3 10-3C14-24 10-46 6-65Z') +
  stripe('M-8-62L0-34L8-62M0-34V-4', 'gold', 4.4);
const HEAD =
  '<ellipse cy="-76" rx="10.5" ry="12" fill="var(--plaster-lit)"/>' +
  tinted('M-10-73C-10-56 10-56 10-73C5-68-5-68-10-73Z', 'plaster-shade', 2.8);
const CROWN =
  tinted('M-15-84L-18-104L-8-95L0-109L8-95L18-104L15-84Z', 'gold') +
  '<circle cy="-90.5" r="3.2" stroke="none"/>';

/** A bearded king in purple. */
export const KING: string = plinth(31) + ROBE + HEAD + CROWN;
