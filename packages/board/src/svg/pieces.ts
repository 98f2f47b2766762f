import type { PiecePicture, PieceView } from '../piece-set.ts';
import type { Piece } from '../scene.ts';
import { coloursOf } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { paint } from './paint.ts';
import { isWorker, pictureOf } from './picture-of.ts';
import { base, hits } from './piece-base.ts';
import { viewOf } from './piece-view.ts';
import { short } from './shapes.ts';
import { dazed, snores } from './stun.ts';
import { BODY, workerBody } from './workers.ts';

const NOBODY = { fill: 'var(--plaster-lit)', edge: 'var(--mark)' };
const WORKER_HEIGHT = 92;
/** From the measure of bodies to that of the board. */
const SIZED = ' transform="translate(0 3)scale(.8)"';

/** A number is at the feet; of those who look somewhere beside the shoulder, where they carry nothing. */
const BADGE = { radius: 13, feet: { u: 25, v: -13 } };
const SHOULDERS: Readonly<Record<PieceView, number>> = { front: -34, right: -34, back: 34, left: 34 };
const SHOULDER_HEIGHT = 56;
/** On larger boards squares are smaller on the screen, but a number has to be read. */
const USUAL_SIDE = 5;

/** A piece with the blot of shade at its feet, which are at 0, 0. */
export function standing(drawing: Drawing, piece: Piece): string {
  const attributes = attributesOf(drawing, piece);
  const [rx, ry] = piece.facing === undefined ? [31, 21] : [41, 32];
  return (
    `<ellipse class="blob" cx="4" cy="1" rx="${rx}" ry="${Math.round(ry * drawing.projection.flatness)}" fill="${paint(drawing, 'blob')}"/>` +
    (piece.facing === undefined
      ? ''
      : `<g class="base"${attributes}>${base(drawing, piece, piece.facing, accentOf(drawing, piece))}</g>`) +
    `<g class="body"${attributes}>${bodyOf(drawing, piece)}${badge(drawing, piece)}</g>` +
    (piece.hits === undefined
      ? ''
      : `<g class="hits"${attributes}>${hits(drawing, piece.hits, viewOf(drawing, piece), accentOf(drawing, piece))}</g>`)
  );
}

/** A token that only one game has, around the middle of its square; it looks at the viewer. */
export function ownToken(drawing: Drawing, kind: string): string {
  const { body, fill, edge } = pictureOf(drawing, kind);
  return `<g fill="${fill}" color="${edge}" transform="scale(.8)"${BODY}>${body('front')}</g>`;
}

function attributesOf(drawing: Drawing, { kind, colour }: Piece): string {
  if (colour !== undefined) return coloursOf(colour);
  const { fill, edge } = isWorker(kind) ? NOBODY : pictureOf(drawing, kind);
  return ` fill="${fill}" color="${edge}"`;
}

/** What prow and hits are filled with; as the body by default. */
const accentOf = (drawing: Drawing, { kind, colour }: Piece): string | undefined =>
  colour === undefined && !isWorker(kind) ? pictureOf(drawing, kind).accent : undefined;

function bodyOf(drawing: Drawing, piece: Piece): string {
  const { kind, colour, isStunned, isAsleep } = piece;
  const view = viewOf(drawing, piece);
  const body = isWorker(kind)
    ? workerBody(drawing, kind, colour)
    : `<g${SIZED}${BODY}>${pictureOf(drawing, kind).body(view)}</g>`;
  const height = isWorker(kind) ? WORKER_HEIGHT : (pictureOf(drawing, kind).height ?? WORKER_HEIGHT);
  return (isStunned ? dazed(body, view, height) : body) + (isAsleep ? snores(height) : '');
}

function badge(drawing: Drawing, piece: Piece): string {
  const { number, facing } = piece;
  if (number === undefined) return '';
  const { seen, projection } = drawing;
  const size = Math.max(projection.signs, Math.max(seen.columns, seen.rows) / USUAL_SIDE);
  const [u, v] =
    facing === undefined
      ? [BADGE.feet.u, BADGE.feet.v]
      : [SHOULDERS[viewOf(drawing, piece)], -SHOULDER_HEIGHT];
  return (
    `<g class="number" transform="translate(${u} ${v})scale(${short(size)})">` +
    `<circle r="${BADGE.radius}" fill="currentColor" stroke="var(--mark-casing)" stroke-width="2.4"/>` +
    `<text y="6" font-family="var(--font-ui)" font-size="17" font-weight="700" text-anchor="middle" fill="var(--mark-casing)">${number}</text></g>`
  );
}

/** A piece of a game by itself, without anything that has a name. */
export function alonePiece(picture: PiecePicture, view: PieceView, isStunned: boolean): string {
  const { body, fill, edge, height = WORKER_HEIGHT } = picture;
  const drawn = `<g${SIZED}${BODY}>${body(view)}</g>`;
  return `<g fill="${fill}" color="${edge}">${isStunned ? dazed(drawn, view, height) : drawn}</g>`;
}
