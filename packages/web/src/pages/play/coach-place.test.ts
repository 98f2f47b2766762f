import { expect, test } from 'vitest';
import { type Box, placeBubble } from './coach-place.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const BUBBLE = { width: 320, height: 120 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

test.each([
  ['the board of a phone', box(0, 132, 390, 473), PHONE, { side: 'inside', left: 35, top: 473 }],
  ['the board of a desktop', box(0, 60, 1040, 840), DESKTOP, { side: 'inside', left: 360, top: 768 }],
  [
    'a power below the board of a phone',
    box(68, 622, 44, 50),
    PHONE,
    { side: 'above', left: 12, top: 490, tip: 78 },
  ],
  ['a button at the edge of a phone', box(340, 780, 44, 50), PHONE, { side: 'above', left: 58, tip: 296 }],
  ['something at the top of a phone', box(68, 60, 44, 50), PHONE, { side: 'below', top: 122 }],
  [
    'a power in the column of a desktop',
    box(1110, 160, 48, 56),
    DESKTOP,
    { side: 'before', left: 778, top: 128, tip: 60 },
  ],
  [
    'a button at the foot of that column',
    box(1210, 820, 90, 50),
    DESKTOP,
    { side: 'before', top: 768, tip: 77 },
  ],
] as const)('a bubble finds its place: %s', (_, target, screen, place) => {
  expect(placeBubble(target, BUBBLE, screen)).toMatchObject(place);
});
