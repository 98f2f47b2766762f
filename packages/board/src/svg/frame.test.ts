import { expect, test } from 'vitest';
import { SHAPES } from '../../test/shapes.ts';
import { FIVE_BY_FIVE } from '../grid.ts';
import { boatPlace } from './decor.ts';
import { drawingOf } from './drawing.ts';
import { type Frame, frameFor, neededFrame, viewFor } from './frame.ts';
import { type Point, projectionOf, VIEWS } from './projection.ts';

/** The stages of a phone in play and after a game, of a phone on its side, and of a desktop. */
const SIZES = [
  [390, 472],
  [390, 442],
  [520, 320],
  [1040, 840],
] as const;

const isWithin = ({ left, top, width, height }: Frame, [u, v]: Point): boolean =>
  u >= left && u <= left + width && v >= top && v <= top + height;

/** The foot of the cliffs around five by five squares, from `look`: half as wide as 3.2, and nearly square. */
const FOOT = Array.from({ length: 64 }, (_, i) => {
  const angle = (i * Math.PI) / 32;
  const along = (side: number): number => Math.sign(side) * 3.2 * Math.abs(side) ** (2 / 7);
  return [along(Math.cos(angle)), along(Math.sin(angle)), -1.02] as const;
});

test.each(SIZES)('the whole island is in the frame where all is to be seen, %i by %i', (width, height) => {
  const view = viewFor(FIVE_BY_FIVE, width, height);
  const frame = frameFor(FIVE_BY_FIVE, view, { width, height }, true);
  const { at } = projectionOf(VIEWS[view]);
  expect(FOOT.filter((point) => !isWithin(frame, at(...point)))).toEqual([]);
});

test.each(SHAPES)('the boat is in the frame as a whole, at %s', (_, shape) => {
  for (const [width, height] of SIZES)
    for (const turns of [0, 1, 2, 3] as const) {
      const view = viewFor(shape, width, height);
      const drawing = drawingOf(VIEWS[view], shape, turns);
      const frame = frameFor(drawing.seen, view, { width, height });
      const [u, v] = boatPlace(drawing, neededFrame(drawing.seen, view));
      for (const corner of [
        [u - 36, v - 49],
        [u + 43, v + 13],
      ] as const)
        expect(isWithin(frame, corner), `${view} ${turns} ${corner} ${JSON.stringify(frame)}`).toBe(true);
    }
});
