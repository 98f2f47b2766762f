import type { PiecePicture, PieceView } from '../piece-set.ts';
import { turned } from '../quarter-turns.ts';
import { DIRECTIONS, type Direction, type Piece, WORKER_KINDS, type WorkerKind } from '../scene.ts';
import { coloursOf } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { paint } from './paint.ts';
import type { Point } from './projection.ts';
import { footprint, outlineOf, short } from './shapes.ts';
import { BODY, workerBody } from './workers.ts';

const VIEWS: Readonly<Record<Direction, PieceView>> = {
  N: 'back',
  NE: 'right',
  E: 'right',
  SE: 'right',
  S: 'front',
  SW: 'left',
  W: 'left',
  NW: 'left',
};
const NOBODY = { fill: 'var(--plaster-lit)', edge: 'var(--mark)' };

/** The base of a piece that looks somewhere, and the crescent on it that says where. */
const BASE = { radius: 0.3, tip: 0.53, spread: (78 * Math.PI) / 180, steps: 10 };
const BADGE = { aside: 25, up: 13, radius: 15 };
/** On larger boards squares are smaller on the screen, but a number has to be read. */
const USUAL_SIDE = 5;

/** A piece with the blot of shade at its feet, which are at 0, 0. */
export const standing = (drawing: Drawing, piece: Piece): string =>
  `<ellipse class="blob" cx="4" cy="1" rx="31" ry="${Math.round(21 * drawing.projection.flatness)}" fill="${paint(drawing, 'blob')}"/>` +
  (piece.facing === undefined ? '' : base(drawing, piece, piece.facing)) +
  `<g class="body"${attributesOf(drawing, piece)}>${bodyOf(drawing, piece)}${badge(drawing, piece.number)}</g>`;

/** A token that only one game has, around the middle of its square; it looks at the viewer. */
export function ownToken(drawing: Drawing, kind: string): string {
  const { body, fill, edge } = pictureOf(drawing, kind);
  return `<g fill="${fill}" color="${edge}" transform="scale(.8)"${BODY}>${body('front')}</g>`;
}

const isWorker = (kind: string): kind is WorkerKind => WORKER_KINDS.some((worker) => worker === kind);

function pictureOf({ pictures }: Drawing, kind: string): PiecePicture {
  const picture = pictures[kind];
  if (picture === undefined) throw new Error(`nobody has brought a picture of a ${kind}`);
  return picture;
}

function attributesOf(drawing: Drawing, { kind, colour }: Piece): string {
  if (colour !== undefined) return coloursOf(colour);
  const { fill, edge } = isWorker(kind) ? NOBODY : pictureOf(drawing, kind);
  return ` fill="${fill}" color="${edge}"`;
}

function bodyOf(drawing: Drawing, { kind, colour, facing }: Piece): string {
  if (isWorker(kind)) return workerBody(drawing, kind, colour);
  const view = facing === undefined ? 'front' : VIEWS[turned(facing, drawing.quarterTurns)];
  return `<g transform="translate(0 3)scale(.8)"${BODY}>${pictureOf(drawing, kind).body(view)}</g>`;
}

/** A ring on the ground with a prow towards where the piece looks. */
function base(drawing: Drawing, piece: Piece, facing: Direction): string {
  const { radius, tip, spread, steps } = BASE;
  const compass = DIRECTIONS.indexOf(turned(facing, drawing.quarterTurns));
  const ahead = Math.PI / 2 - (compass * Math.PI) / 4;
  const at = (angle: number, distance: number): Point =>
    drawing.projection.at(Math.cos(angle) * distance, Math.sin(angle) * distance);
  const arc = Array.from({ length: steps + 1 }, (_, step) =>
    at(ahead + spread * ((2 * step) / steps - 1), radius),
  );
  const ring = footprint(0, 0, radius, radius, 6).map(([x, y]) => drawing.projection.at(x, y));
  return (
    `<g class="base"${attributesOf(drawing, piece)} stroke="currentColor" stroke-linejoin="round">` +
    `<path d="${outlineOf(ring)}" fill="var(--mark-casing)" fill-opacity=".5" stroke-width="3.4"/>` +
    `<path d="${outlineOf([...arc, at(ahead, tip)])}" stroke-width="2.8"/></g>`
  );
}

function badge({ seen }: Drawing, number: number | undefined): string {
  if (number === undefined) return '';
  const size = Math.max(1, Math.max(seen.columns, seen.rows) / USUAL_SIDE);
  const { aside, up, radius } = BADGE;
  return (
    `<g class="badge" transform="translate(${aside} ${-up})scale(${short(size)})">` +
    `<circle r="${radius}" fill="var(--mark)" stroke="var(--mark-casing)" stroke-width="2.6"/>` +
    `<text y="7" font-family="var(--font-ui)" font-size="20" font-weight="700" text-anchor="middle" fill="var(--mark-casing)">${number}</text></g>`
  );
}
