import type { GraveHeight, Level } from './kinds.ts';
import { digit, part, placed, seam, shadow, stripe, tinted } from './pen.ts';

/** An arched tablet with a lamp: never round, for it is no coin. */
export const BLESSING: string =
  shadow(27) +
  placed(
    'translate(0 -27)',
    part('M-24 27V-7A24 24 0 0 1 24-7V27Z'),
    tinted('M0-24C7-15 8.6-10 8.6-5.500A8.6 8.6 0 0 1-8.6-5.500C-8.6-10-7-15 0-24Z', 'sun', 2.6),
    part(
      'M-17 9C-11 6 9 6 12.5 8L19.5 4.500C19.5 14 9 20.5-1 20.500C-10 20.5-17 16-17 9Z',
      ' fill="currentColor" stroke="none"',
    ),
  );

const DOME =
  tinted('M-10 4A10 11 0 0 1 10 4V8H-10Z', 'dome', 2.2) +
  '<circle cy="-8.6" r="2.2" fill="var(--plaster-lit)" stroke-width="1.6"/>';
const WAVE = 'c8-7 15-7 22 0s15 7 22 0s15-7 26 0';

/** A crate in the waves with the size of the piece in it; a dome instead of 4. */
export const flotsam = (level: Level): string =>
  stripe(`M-34-3${WAVE}`, 'sea-3', 9) +
  placed(
    'translate(0 -25)rotate(-9)',
    part('M-20-24H20C23-24 25-22 25-19V14C25 17 23 19 20 19H-20C-23 19-25 17-25 14V-19C-25-22-23-24-20-24Z'),
    seam('M-25-12H25M-25 6H25', 2.8),
    tinted(
      'M-9-18H9C12-18 13-16 13-14V9C13 12 12 13 9 13H-9C-12 13-13 12-13 9V-14C-13-16-12-18-9-18Z',
      'plaster-lit',
      2.6,
    ),
    level === 4 ? DOME : digit(level, 7, 26, 'wood-edge'),
  ) +
  stripe(`M-37 2${WAVE}`, 'foam', 4.2);

const CROWN = 'M-12-54L-15-70L-6-63L0-74L6-63L15-70L12-54C6-57-6-57-12-54Z';

/** A stele with the height that a tower on it needs, and an arrow to who lies below; a king's wears a crown. */
export const grave = (height: GraveHeight, isKings: boolean): string =>
  '<ellipse cx="2" cy="-3" rx="34" ry="12" fill="var(--rock-3)" stroke-width="3"/>' +
  '<ellipse cx="2" cy="-3" rx="22" ry="6.5" fill="var(--rock-4)" stroke="none"/>' +
  placed(
    'translate(0 -6)',
    part('M-21 0V-34C-21-64 21-64 21-34V0Z'),
    seam('M-14.5-5V-33C-14.5-54 14.5-54 14.5-33V-5', 2.2, 0.5),
    digit(height, -23, 27, 'figure-edge'),
    seam('M0-17V-6M-5-11L0-6L5-11', 3.4),
    isKings ? tinted(CROWN, 'gold', 2.8) : '',
  );
