import { type Coast, coastAt } from '../coast.ts';
import type { Point2 } from './forms.ts';
import type { Spot } from './measures.ts';
import type { Corner } from './solid.ts';

/** By how much a line is nearer or farther at a place of the coast: a wobble that differs by phase. */
function swellAt(angle: number, wobble: number, phase: number): number {
  const waves =
    Math.sin(angle * 5 + phase) +
    0.6 * Math.sin(angle * 11 + phase * 2.3) +
    0.5 * Math.sin(angle * 23 + phase);
  return 1 + wobble * waves;
}

/** The points of a line along a coast: right and towards the viewer. */
export function coastLine(coast: Coast, reach: number, wobble: number, phase: number): Point2[] {
  return coast.map((point) => coastAt(point, reach, swellAt(point.angle, wobble, phase)));
}

/** What a row along the shore differs in from a plain one. */
interface ShoreRow {
  readonly reach: number;
  readonly wobble?: number;
  readonly phase?: number;
  /** How far out each point is beyond the line. */
  readonly beyond?: (angle: number) => number;
  readonly shift?: Spot;
  readonly tone?: number;
}

/** A closed row of corners along the shore, at some height. */
export function shoreRow(coast: Coast, y: number, row: ShoreRow): Corner[] {
  const { reach, wobble = 0, phase = 0, beyond, shift = { x: 0, z: 0 }, tone = 0 } = row;
  const line = coastLine(coast, reach, wobble, phase);
  const corners = coast.map(({ angle, normal, out }, index): Corner => {
    const [x, z] = line[index]!;
    // In a narrow gap everything is narrower.
    const farther = (beyond?.(angle) ?? 0) * Math.min(Math.hypot(...out), 1);
    return {
      at: [shift.x + x + normal[0] * farther, y, shift.z + z + normal[1] * farther],
      normal: [0, 1, 0],
      tone,
    };
  });
  return [...corners, corners[0]!];
}
