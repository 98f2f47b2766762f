import type { Grid } from '../grid.ts';
import type { DrawnPieces, PiecePicture, PieceView } from '../piece-set.ts';
import {
  bareScene,
  type Colour,
  type CommonTokenKind,
  type MarkKind,
  type Pointer,
  type Scene,
  type Tower,
  type WorkerKind,
} from '../scene.ts';
import { drawingOf } from './drawing.ts';
import { type Frame, grownFrame, viewBoxOf } from './frame.ts';
import { definitions, groundLayer, type Scenery, squaresLayer, stillLayers } from './layers.ts';
import { MARKS } from './marks.ts';
import { overlay } from './overlay.ts';
import { gradients } from './paint.ts';
import { alonePiece } from './pieces.ts';
import { pointerAlone } from './pointers.ts';
import { VIEWS, type View } from './projection.ts';
import { squarePieces } from './square-pieces.ts';
import { spun } from './thread.ts';
import { TOKENS } from './tokens.ts';
import { towerSymbols } from './towers.ts';
import { portrait } from './workers.ts';

/** What surrounds the island of a picture. */
export type IslandOptions = Partial<Pick<Scenery, 'boat' | 'bushes' | 'coordinates' | 'glow'>>;

const PLAIN: Scenery = { coordinates: false, bushes: false, boat: false, glow: false, fine: false };
const LANDSCAPE: Scenery = { coordinates: false, bushes: true, boat: true, glow: true, fine: true };

const ONE_SQUARE: Grid = { columns: 1, rows: 1, holes: [], bridges: [] };

/** What is shown of five by five squares. */
const BOXES: Readonly<Record<'small' | 'wide' | 'flat', Frame>> = {
  small: { left: -385, top: -330, width: 770, height: 700 },
  wide: { left: -413, top: -346, width: 826, height: 729 },
  flat: { left: -305, top: -305, width: 610, height: 610 },
};

/** A small picture of a scene, without letters and ornaments. */
export const thumbnail = (scene: Scene, pieces?: DrawnPieces): string =>
  picture(scene, VIEWS.small, PLAIN, BOXES.small, false, pieces);

/** The island for a page of its own: no marks, no last turn. */
export const islandPicture = (scene: Scene, options: IslandOptions = {}, pieces?: DrawnPieces): string =>
  picture(withoutHints(scene), VIEWS.wide, { ...LANDSCAPE, ...options }, BOXES.wide, false, pieces);

/** A scene for paper: from straight above, with the level of every tower in a digit. */
export const printedBoard = (scene: Scene, pieces?: DrawnPieces): string =>
  picture(scene, VIEWS.flat, { ...PLAIN, coordinates: true }, BOXES.flat, true, pieces);

/** A worker by itself, 80 wide and 126 high. */
export const workerPicture = (colour: Colour, kind: WorkerKind = 'woman'): string =>
  alone('-40 -122 80 126', portrait(colour, kind));

/** A piece of a game by itself, in a picture 106 wide and 109 high unless it brings a box of its own. */
export const piecePicture = (
  picture: PiecePicture,
  view: PieceView = 'front',
  isStunned: boolean = false,
): string => alone(picture.box ?? '-53 -102 106 109', alonePiece(picture, view, isStunned));

/** A tower by itself, 110 wide and 150 high. */
export function towerPicture(tower: Tower, attributes = ''): string {
  const drawing = drawingOf(VIEWS.small, ONE_SQUARE);
  const scene = { ...bareScene(ONE_SQUARE), towers: [tower] };
  const content = `<defs>${gradients(drawing)}${towerSymbols(drawing)}</defs>${squarePieces(drawing, scene, 0).join('')}`;
  return alone('-55 -118 110 150', content, attributes);
}

/** A mark by itself. */
export const markPicture = (kind: MarkKind): string => alone('-25 -25 50 50', MARKS[kind]);

/** A token by itself. */
export const tokenPicture = (kind: CommonTokenKind): string =>
  kind === 'fate'
    ? alone('-40 -40 80 80', spun('M-29-23H29V23H-29Z'))
    : alone(TOKEN_BOXES[kind], TOKENS[kind]);

/** What lies on the rim, by itself. */
export const pointerPicture = (kind: Pointer['kind']): string => alone('-42 -40 80 80', pointerAlone(kind));

const TOKEN_BOXES: Record<Exclude<CommonTokenKind, 'fate'>, string> = {
  coin: '-40 -40 80 80',
  whirlpool: '-40 -40 80 80',
  abyss: '-40 -40 80 80',
  talus: '-50 -92 100 100',
  ram: '-40 -58 80 80',
};

function withoutHints(scene: Scene): Scene {
  const {
    last: _last,
    earlier: _earlier,
    selected: _selected,
    beckoning: _beckoning,
    focus: _focus,
    dangers: _dangers,
    watched: _watched,
    ...rest
  } = scene;
  return { ...rest, marks: [] };
}

function picture(
  scene: Scene,
  view: View,
  scenery: Scenery,
  box: Frame,
  levels = false,
  pieces?: DrawnPieces,
): string {
  const drawing = drawingOf(view, scene.shape, 0, pieces);
  const frame = grownFrame(box, scene.shape, view);
  const { still, near } = stillLayers(drawing, scenery, frame);
  const layers = [
    definitions(drawing),
    still,
    ...groundLayer(drawing, scene),
    squaresLayer(drawing, (square) => squarePieces(drawing, scene, square).join('')),
    ...overlay(drawing, scene, levels),
    near,
  ];
  return alone(viewBoxOf(frame), layers.join(''));
}

const alone = (box: string, content: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes} viewBox="${box}" aria-hidden="true" focusable="false" overflow="visible">${content}</svg>`;
