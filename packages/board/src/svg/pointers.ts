import { outermost } from '../outermost.ts';
import { turned } from '../quarter-turns.ts';
import { DIRECTIONS, type Pointer } from '../scene.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './projection.ts';
import { pair } from './shapes.ts';

/** How far beyond the middle of the last square. */
const EDGE = 0.76;
const CORNER = 0.66;
/** Beside the letters and digits, and beside each other. */
const ASIDE = { wind: 0.5, arrow: -0.5 } as const;
const COLOURS = {
  wind: { fill: 'sea-1', edge: 'mark' },
  arrow: { fill: 'seat-4', edge: 'seat-4-edge' },
} as const;

/** Seen from above, pointing along x; y is to its left. */
const SHAFT: readonly Point[] = [
  [-0.2, 0.03],
  [0.12, 0.03],
  [0.12, 0.12],
  [0.34, 0],
  [0.12, -0.12],
  [0.12, -0.03],
  [-0.2, -0.03],
];
const FEATHERS: readonly (readonly Point[])[] = [-0.3, -0.2, -0.1, 0].map((start) => [
  [start - 0.06, 0.12],
  [start, 0],
  [start - 0.06, -0.12],
]);

/** An arrow with four feathers that lies on the rim. */
export function pointer(drawing: Drawing, { kind, direction }: Pointer): string {
  const seen = turned(direction, drawing.quarterTurns);
  const compass = DIRECTIONS.indexOf(seen);
  const angle = Math.PI / 2 - (compass * Math.PI) / 4;
  const [east, north] = [Math.cos(angle), Math.sin(angle)];
  const isCorner = compass % 2 === 1;
  const beyond = isCorner ? CORNER * Math.SQRT2 : EDGE;
  const last = outermost(drawing.seen, seen);
  const aside = ASIDE[kind] * (isCorner ? 0.45 : 1);
  const at = ([ahead, left]: Point): Point =>
    drawing.projection.at(
      last.x + east * (beyond + ahead) - north * (left + aside),
      last.y + north * (beyond + ahead) + east * (left + aside),
    );
  const shaft = `M${SHAFT.map((point) => pair(at(point))).join('L')}Z`;
  const feathers = FEATHERS.map((feather) => `M${feather.map((point) => pair(at(point))).join('L')}`).join(
    '',
  );
  return drawn(kind, shaft, feathers);
}

/** The same arrow by itself. */
export function pointerAlone(kind: Pointer['kind']): string {
  const data = (points: readonly Point[]): string =>
    points.map(([x, y]) => pair([x * 100, y * -100])).join('L');
  return drawn(kind, `M${data(SHAFT)}Z`, FEATHERS.map((feather) => `M${data(feather)}`).join(''));
}

function drawn(kind: Pointer['kind'], shaft: string, feathers: string): string {
  const { fill, edge } = COLOURS[kind];
  return (
    `<g fill="none" stroke="var(--${fill})" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="${shaft}${feathers}" stroke="var(--${edge})" stroke-width="9"/><path d="${feathers}" stroke-width="4"/>` +
    `<path d="${shaft}" fill="var(--${fill})" stroke-width="3"/></g>`
  );
}
