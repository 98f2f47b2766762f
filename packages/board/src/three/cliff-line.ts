import type { Point2 } from './forms.ts';
import { SEA_LEVEL, type Spot } from './measures.ts';
import type { Corner } from './solid.ts';

const SQUARENESS = 7;

/** How far the shore is from the middle in a direction: almost a square, with a wobble that differs by phase. */
export function cliffRadius(angle: number, half: number, wobble: number, phase: number): number {
  const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const square = half / (c ** SQUARENESS + s ** SQUARENESS) ** (1 / SQUARENESS);
  const waves =
    Math.sin(angle * 5 + phase) +
    0.6 * Math.sin(angle * 11 + phase * 2.3) +
    0.5 * Math.sin(angle * 23 + phase);
  return square * (1 + wobble * waves);
}

/** The points of a line around the island: right and towards the viewer. */
export function cliffLine(count: number, half: number, wobble: number, phase: number): Point2[] {
  return Array.from({ length: count }, (_, i): Point2 => {
    const angle = (2 * Math.PI * i) / count;
    const radius = cliffRadius(angle, half, wobble, phase);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
}

/** What a row along the shore differs in from a plain one. */
interface ShoreRow {
  readonly half: number;
  readonly wobble?: number;
  readonly phase?: number;
  /** How far out each point is beyond the line. */
  readonly beyond?: (angle: number) => number;
  readonly shift?: Spot;
  readonly lift?: number;
  readonly tone?: number;
}

/** A closed row of corners along the shore, at the height of the sea. */
export function shoreRow(count: number, row: ShoreRow): Corner[] {
  const { half, wobble = 0, phase = 0, beyond, shift = { x: 0, z: 0 }, lift = 0, tone = 0 } = row;
  return Array.from({ length: count + 1 }, (_, i): Corner => {
    const angle = (2 * Math.PI * i) / count;
    const radius = cliffRadius(angle, half, wobble, phase) + (beyond?.(angle) ?? 0);
    return {
      at: [shift.x + Math.cos(angle) * radius, SEA_LEVEL + lift, shift.z + Math.sin(angle) * radius],
      normal: [0, 1, 0],
      tone,
    };
  });
}
