import type { Point2 } from './forms.ts';

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
