import type { Cell, MapColour, Placed } from '@thera/board';
import { brokenColumn } from './stonework.ts';

/** Two broken columns at the right of ruins, as they are drawn. */
export function ruins({ middle: [x, y], box }: Cell, colour: MapColour): readonly Placed[] {
  const half = (box.right - box.left) / 2;
  return [
    { at: [x + half * 0.33, y + 14], solid: brokenColumn(0.5, colour) },
    { at: [x + half * 0.62, y + 38], solid: brokenColumn(0.32, colour) },
  ];
}
