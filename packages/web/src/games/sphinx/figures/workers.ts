import { ATTIRES, type Attire } from '@thera/board';
import type { WorkerColour } from './kinds.ts';
import { part, seam, stripe, tinted } from './pen.ts';

const HOOD_BEHIND = 'M0-106C-9-98-25-76-26-56C-26-48-22-44-16-44H16C22-44 26-48 26-56C25-76 9-98 0-106Z';
const HOOD = 'M0-107C-10-99-17-86-17-73C-12-82-6-86 0-86C6-86 12-82 17-73C17-86 10-99 0-107Z';
const FRAME = 'M-25-42V-96C-25-99-23-101-20-101H20C23-101 25-99 25-96V-42Z';
const BRICKS = 'M-25-88H25M-25-73H-12M12-73H25M-9-101V-88M9-101V-88M-19-88V-73M19-88V-73M-25-58H-15M15-58H25';
const CAP = 'M-11.5-77C-11-89 11-89 11.5-77C5-80-5-80-11.5-77Z';

/** What workers wear: a sail over the head and a triangle, a cross, a hod with bricks and a square. */
export const WORKER_ATTIRES: Readonly<Record<WorkerColour, Attire>> = {
  white: {
    behind: part(HOOD_BEHIND),
    before:
      stripe('M-15-21C-5-17 5-17 15-21', 'pair-white-sash', 4.4) +
      part(HOOD) +
      tinted('M0-49L9.5-33H-9.500Z', 'pair-white-sash', 2.4),
  },
  blue: ATTIRES[1],
  brown: {
    behind: tinted(FRAME, 'pair-brown-hod') + seam(BRICKS, 2.6),
    before:
      part(CAP) +
      part(
        'M-6-46H6C7.5-46 8-45 8-44V-33C8-32 7.5-31 6-31H-6C-7.5-31-8-32-8-33V-44C-8-45-7.5-46-6-46Z',
        ' fill="#fff" stroke="none"',
      ),
  },
};
