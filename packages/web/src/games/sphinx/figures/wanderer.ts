import { part, placed, rod, seam, shade, tinted } from './pen.ts';

const STAFF =
  rod('M31 1V-92', 'rock-1', 6.6) +
  seam('M31-88H41V-80', 3) +
  tinted('M34.5-80H47.500L45-61H37Z', 'sun', 3) +
  seam('M41-74V-67', 2.4, 0.6);
const CLOAK =
  part(
    'M-27-3C-24 4 14 4 20-2C16-18 17-38 13-52C22-50 27-46 31-42C33-48 30-54 22-59C8-68-8-66-14-58C-22-46-24-18-27-3Z',
  ) +
  shade('M-2-62C-10-40-8-16-4 1C4 2 14 2 20-2C16-18 17-38 13-52C10-56 4-60-2-62Z') +
  seam('M-2-61C-9-40-8-16-5 0', 2.6, 0.6);
const HEAD =
  '<ellipse cy="-74" rx="10.5" ry="11.5"/>' +
  part('M-10-70C-8-56 8-56 10-70C5-66-5-66-10-70Z', ' fill="#fff" stroke-width="2.4"');
const HAT = part('M-28-77C-20-84-12-82-10-86C-8-97 6-99 11-88C13-83 20-84 27-80C18-74-18-72-28-77Z');

/** Leaning, with a hat and a lantern on a staff: the only worker who is not the same on both sides. */
export const WANDERER: string = placed('translate(-4 0)', STAFF, CLOAK, HEAD, HAT);
