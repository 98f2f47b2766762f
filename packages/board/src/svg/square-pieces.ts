import type { BlockSize, Piece, Scene, Square, Token, Tower } from '../scene.ts';
import { type Stand, standOf } from '../stands.ts';
import { tokenStand } from '../token-stands.ts';
import { sizesOf } from '../tower-sizes.ts';
import { edgeOf, liveryOf } from './colours.ts';
import { dangerOn, watchedLine } from './dangers.ts';
import { type Drawing, middleOf, seenAt, use } from './drawing.ts';
import { feet, standingAt } from './feet.ts';
import { fieldOf } from './field-drawing.ts';
import { lastOutline } from './last-turn.ts';
import { isWorker } from './picture-of.ts';
import { ownToken, standing } from './pieces.ts';
import type { Point } from './projection.ts';
import { footprint, outlineOf, pair } from './shapes.ts';
import { DOME_RADII, domeRadius, roofOf, topStorey } from './storeys.ts';
import { TOKENS } from './tokens.ts';
import { blockShape } from './towers.ts';
import { zonesOnRoof } from './zones.ts';

/**
 * What stands on a square, element by element from below: blocks, what is drawn on their roof, dome, gate, tokens, flag,
 * selection, pieces. Tokens that share the square with pieces stand before them.
 */
export function squarePieces(drawing: Drawing, scene: Scene, square: Square): readonly string[] {
  const tower = scene.towers[square]!;
  const pieces = scene.pieces.filter((piece) => piece.square === square);
  const tokens = scene.tokens.filter((token) => token.square === square);
  const isBefore = (token: Token): boolean => tokenStand(scene, token).y < 0;
  const gate = fieldOf(drawing, scene)?.gate(drawing, scene, square);
  return [
    gate?.behind ?? '',
    ...sizesOf(tower).map((_, index) => block(drawing, square, tower, (index + 1) as BlockSize)),
    ...zonesOnRoof(drawing, scene, square),
    scene.watched === square ? watchedLine(drawing, scene, square) : '',
    dangerOn(drawing, scene, square),
    lastOutline(drawing, scene, square),
    tower.dome ? domeOn(drawing, square, tower) : '',
    gate?.before ?? '',
    ...tokens.filter((token) => !isBefore(token)).map((token) => tokenOn(drawing, scene, token)),
    scene.won === square ? flag(drawing, scene, square) : '',
    isRinged(scene, square) ? selection(drawing, scene, square, pieces[0]) : '',
    ...pieces.map((piece) => pieceOn(drawing, scene, piece)),
    ...tokens.filter(isBefore).map((token) => tokenOn(drawing, scene, token)),
  ].filter(Boolean);
}

/** A storey of a tower; blocks of another size than usual are drawn one by one. */
export function block(drawing: Drawing, square: Square, tower: Tower, level: BlockSize): string {
  const size = sizesOf(tower)[level - 1]!;
  const foot = middleOf(drawing, square, roofOf((level - 1) as 0 | 1 | 2));
  const name = ` class="level${level}"`;
  if (size === level) return use(drawing, `block${level}`, foot, name);
  return `<g${name}><g transform="${at(foot)}">${blockShape(drawing, size, level)}</g></g>`;
}

export function domeOn(drawing: Drawing, square: Square, tower: Tower): string {
  const size = +(domeRadius(tower) / DOME_RADII[3]).toFixed(2);
  return `<g class="dome"><g transform="${at(middleOf(drawing, square, roofOf(tower.blocks)))}scale(${size})">${use(drawing, 'dome', [0, 0])}</g></g>`;
}

export const pieceOn = (drawing: Drawing, scene: Scene, piece: Piece): string =>
  `<g class="piece" data-piece="${pieceName(piece)}" transform="${placed(drawing, scene, piece)}">${standing(drawing, piece)}</g>`;

function placed(drawing: Drawing, scene: Scene, piece: Piece): string {
  const stand = standOf(scene, piece);
  return at(feet(drawing, scene, piece.square, stand)) + sized(stand);
}

const sized = ({ size }: Stand): string => (size === 1 ? '' : `scale(${size})`);

/** Those of one name on one square are all alike. */
export const pieceName = ({ kind, colour }: Piece): string =>
  colour === undefined ? kind : `${kind}-${colour}`;

const isCommon = (kind: string): kind is keyof typeof TOKENS => Object.hasOwn(TOKENS, kind);

/** Where a token lies or stands. */
export const tokenPlace = (drawing: Drawing, scene: Scene, token: Token): Point =>
  standingAt(drawing, scene, token.square, tokenStand(scene, token));

export function tokenOn(drawing: Drawing, scene: Scene, token: Token): string {
  const { kind } = token;
  if (kind === 'fate') return '';
  return `<g class="token-${kind}"><g transform="${at(tokenPlace(drawing, scene, token))}${sized(tokenStand(scene, token))}">${isCommon(kind) ? TOKENS[kind] : ownToken(drawing, kind)}</g></g>`;
}

const isRinged = ({ selected, beckoning }: Scene, square: Square): boolean =>
  selected === square || beckoning?.includes(square) === true;

function selection(drawing: Drawing, scene: Scene, square: Square, piece: Piece | undefined): string {
  const tower = scene.towers[square]!;
  const { x, y } = seenAt(drawing, square);
  const radius = Math.min(0.3, topStorey(tower).half);
  const data = outlineOf(
    footprint(x, y, radius, radius, 6).map((point) => drawing.projection.at(...point, roofOf(tower.blocks))),
  );
  const edge = piece === undefined ? 'var(--mark)' : ringColour(drawing, piece);
  return (
    `<g><path d="${data}" fill="var(--mark-casing)" fill-opacity=".7" stroke="var(--mark-casing)" stroke-width="8"/>` +
    `<path d="${data}" fill="none" stroke="${edge}" stroke-width="4"/></g>`
  );
}

function ringColour(drawing: Drawing, { kind, colour }: Piece): string {
  if (colour === undefined && isWorker(kind)) return 'var(--mark)';
  return edgeOf(drawing, colour ?? kind);
}

/** The flag of whoever has won on this tower, at the far right corner of its roof. */
function flag(drawing: Drawing, scene: Scene, square: Square): string {
  const tower = scene.towers[square]!;
  const { x, y } = seenAt(drawing, square);
  const aside = topStorey(tower).half * 0.8;
  const winner = scene.pieces.find((piece) => piece.square === square)?.colour ?? scene.last?.colour ?? 0;
  return (
    `<g transform="${at(drawing.projection.at(x + aside, y + aside, roofOf(tower.blocks)))}"><g class="flag"${liveryOf(drawing, winner)} stroke="currentColor" stroke-linejoin="round" stroke-linecap="round">` +
    '<path d="M0 0V-98" stroke-width="4.6"/><path d="M0-98C14-106 24-90 44-96L36-83L42-70C24-64 14-80 0-72Z" stroke-width="3.2"/><circle cy="-100" r="3.6" fill="var(--gold)" stroke-width="2"/></g></g>'
  );
}

const at = (point: Point): string => `translate(${pair(point)})`;
