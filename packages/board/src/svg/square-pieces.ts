import type { Piece, Scene, Square, Token } from '../scene.ts';
import { type Stand, standOf } from '../stands.ts';
import { coloursOf } from './colours.ts';
import { dangerOn, watchedLine } from './dangers.ts';
import { type Drawing, middleOf, roofMiddle, seenAt, use } from './drawing.ts';
import { lastOutline } from './last-turn.ts';
import { ownToken, standing } from './pieces.ts';
import type { Point } from './projection.ts';
import { footprint, outlineOf, pair } from './shapes.ts';
import { domeRadius, roofOf, topStorey } from './storeys.ts';
import { TOKENS } from './tokens.ts';
import { zoneOnRoof } from './zones.ts';

type Level = 1 | 2 | 3;

/**
 * What stands on a square, element by element from below: blocks, what is drawn on their roof, dome, token, flag,
 * selection, pieces.
 */
export function squarePieces(drawing: Drawing, scene: Scene, square: Square): readonly string[] {
  const { blocks, dome } = scene.towers[square]!;
  const levels = ([1, 2, 3] as const).filter((level) => level <= blocks);
  const pieces = scene.pieces.filter((piece) => piece.square === square);
  return [
    ...levels.map((level) => block(drawing, square, level)),
    zoneOnRoof(drawing, scene, square),
    scene.watched === square ? watchedLine(drawing, scene, square) : '',
    dangerOn(drawing, scene, square),
    lastOutline(drawing, scene, square),
    dome ? domeOn(drawing, square, blocks) : '',
    ...scene.tokens.filter((token) => token.square === square).map((token) => tokenOn(drawing, scene, token)),
    scene.won === square ? flag(drawing, scene, square) : '',
    scene.selected === square ? selection(drawing, scene, square, pieces[0]) : '',
    ...pieces.map((piece) => pieceOn(drawing, scene, piece)),
  ].filter(Boolean);
}

export const block = (drawing: Drawing, square: Square, level: Level): string =>
  use(
    drawing,
    `block${level}`,
    middleOf(drawing, square, roofOf((level - 1) as 0 | 1 | 2)),
    ` class="level${level}"`,
  );

export function domeOn(drawing: Drawing, square: Square, blocks: 0 | Level): string {
  const size = +(domeRadius(blocks) / domeRadius(3)).toFixed(2);
  return `<g class="dome"><g transform="${at(middleOf(drawing, square, roofOf(blocks)))}scale(${size})">${use(drawing, 'dome', [0, 0])}</g></g>`;
}

export const pieceOn = (drawing: Drawing, scene: Scene, piece: Piece): string =>
  `<g class="piece" data-piece="${pieceName(piece)}" transform="${placed(drawing, scene, piece)}">${standing(drawing, piece)}</g>`;

function placed(drawing: Drawing, scene: Scene, piece: Piece): string {
  const stand = standOf(scene, piece);
  const size = stand.size === 1 ? '' : `scale(${stand.size})`;
  return at(feet(drawing, scene, piece.square, stand)) + size;
}

/** Those of one name on one square are all alike. */
export const pieceName = ({ kind, colour }: Piece): string =>
  colour === undefined ? kind : `${kind}-${colour}`;

/** Where a piece's feet are; seen from above it would lie over the next square, and is moved down. */
export function feet(drawing: Drawing, scene: Scene, square: Square, stand: Stand): Point {
  const { blocks } = scene.towers[square]!;
  const { x, y } = seenAt(drawing, square);
  const { half } = topStorey(blocks);
  const [u, v] = drawing.projection.at(x + stand.x * half, y + stand.y * half, roofOf(blocks));
  return [u, v + (drawing.projection.uprightness < 0.1 ? 38 * stand.size : 0)];
}

const isCommon = (kind: string): kind is keyof typeof TOKENS => Object.hasOwn(TOKENS, kind);

function tokenOn(drawing: Drawing, scene: Scene, { kind, square }: Token): string {
  if (kind === 'fate') return '';
  return `<g class="token-${kind}"><g transform="${at(roofMiddle(drawing, scene, square))}">${isCommon(kind) ? TOKENS[kind] : ownToken(drawing, kind)}</g></g>`;
}

function selection(drawing: Drawing, scene: Scene, square: Square, piece: Piece | undefined): string {
  const { blocks } = scene.towers[square]!;
  const { x, y } = seenAt(drawing, square);
  const radius = Math.min(0.3, topStorey(blocks).half);
  const data = outlineOf(
    footprint(x, y, radius, radius, 6).map((point) => drawing.projection.at(...point, roofOf(blocks))),
  );
  const edge = piece?.colour === undefined ? 'mark' : `seat-${piece.colour + 1}-edge`;
  return (
    `<g><path d="${data}" fill="var(--mark-casing)" fill-opacity=".7" stroke="var(--mark-casing)" stroke-width="8"/>` +
    `<path d="${data}" fill="none" stroke="var(--${edge})" stroke-width="4"/></g>`
  );
}

/** The flag of whoever has won on this tower, at the far right corner of its roof. */
function flag(drawing: Drawing, scene: Scene, square: Square): string {
  const { blocks } = scene.towers[square]!;
  const { x, y } = seenAt(drawing, square);
  const aside = topStorey(blocks).half * 0.8;
  const winner = scene.pieces.find((piece) => piece.square === square)?.colour ?? scene.last?.colour ?? 0;
  return (
    `<g transform="${at(drawing.projection.at(x + aside, y + aside, roofOf(blocks)))}"><g class="flag"${coloursOf(winner)} stroke="currentColor" stroke-linejoin="round" stroke-linecap="round">` +
    '<path d="M0 0V-98" stroke-width="4.6"/><path d="M0-98C14-106 24-90 44-96L36-83L42-70C24-64 14-80 0-72Z" stroke-width="3.2"/><circle cy="-100" r="3.6" fill="var(--gold)" stroke-width="2"/></g></g>'
  );
}

const at = (point: Point): string => `translate(${pair(point)})`;
