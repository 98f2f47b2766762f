import { rgb } from './colour.ts';
import { type Point2, prism, stick } from './forms.ts';
import {
  type Form,
  joined,
  joinedForms,
  moved,
  painted,
  type Solid,
  shell,
  turnedX,
  turnedY,
} from './solid.ts';

const EDGE = 0.009;

/** A form in a colour, with an outline in another; it may shine by itself. */
export const edged = (form: Form, colour: string, edge: string, glow = 0): Solid =>
  joined(painted(form, rgb(colour), glow), painted(shell(form, EDGE), rgb(edge)));

/** A drawing (x, y) made thick, with a front and a back. */
export function plate(outline: readonly Point2[], thickness: number, middle?: Point2): Form {
  const half = thickness / 2;
  const mirrored = outline.map(([x, y]): Point2 => [-x, y]);
  return joinedForms(
    prism(outline, half, middle),
    turnedY(prism(mirrored, half, middle && [-middle[0], middle[1]]), Math.PI),
  );
}

/** A limb or a shaft between two points. */
export function bone(
  radius: number,
  [x, y, z]: readonly [number, number, number],
  [toX, toY, toZ]: readonly [number, number, number],
  around: number,
): Form {
  const [dx, dy, dz] = [toX - x, toY - y, toZ - z];
  const length = Math.hypot(dx, dy, dz);
  const upright = stick(radius, length + 2 * radius, around);
  const tilted = turnedX(moved(upright, 0, -radius, 0), Math.acos(dy / length));
  return moved(turnedY(tilted, Math.atan2(dx, dz)), x, y, z);
}
