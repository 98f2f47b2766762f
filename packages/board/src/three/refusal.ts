import { rgb } from './colour.ts';
import { flat, type Point2 } from './forms.ts';
import type { Palette } from './palette.ts';
import { joined, joinedForms, painted, type Solid, turnedY } from './solid.ts';

/** How long the cross shakes and stays, in milliseconds. */
export const REFUSAL = { shake: 250, stay: 700 } as const;
const SWING = 0.07;

/** A small cross that lies on a square that cannot be chosen. */
export function refusalSolid(palette: Palette): Solid {
  const cross = (length: number, width: number) => {
    const outline: Point2[] = [
      [-length, -width],
      [length, -width],
      [length, width],
      [-length, width],
    ];
    const bar = flat(outline);
    return joinedForms(turnedY(bar, Math.PI / 4), turnedY(bar, -Math.PI / 4));
  };
  return joined(
    painted(cross(0.25, 0.08), rgb(palette.casing)),
    painted(cross(0.21, 0.042), rgb(palette.hot)),
  );
}

/** How far aside the cross is while it shakes. */
export function shakeAt(share: number): number {
  return SWING * Math.sin(share * Math.PI * 5) * (1 - share);
}
