import type { Colour, MarkKind, Pointer, Scene, TokenKind } from '../scene.ts';
import { definitions, type Scenery, sceneLayers, stillLayers } from './drawing.ts';
import { portrait } from './figures.ts';
import { MARKS } from './marks.ts';
import { pointerAlone } from './pointers.ts';
import { VIEWS, type View } from './projection.ts';
import { stageOf } from './stage.ts';
import { spun } from './thread.ts';
import { TOKENS } from './tokens.ts';

/** What surrounds the island of a picture. */
export type IslandOptions = Partial<Pick<Scenery, 'boat' | 'bushes' | 'coordinates' | 'glow'>>;

const PLAIN: Scenery = { coordinates: false, bushes: false, boat: false, glow: false, fine: false };
const LANDSCAPE: Scenery = { coordinates: false, bushes: true, boat: true, glow: true, fine: true };

/** A small picture of a scene, without letters and ornaments. */
export const thumbnail = (scene: Scene): string => picture(scene, VIEWS.small, PLAIN, '-385 -330 770 700');

/** The island for a page of its own: no marks, no last turn. */
export const islandPicture = (scene: Scene, options: IslandOptions = {}): string =>
  picture(withoutHints(scene), VIEWS.wide, { ...LANDSCAPE, ...options }, '-413 -346 826 729');

/** A scene for paper: from straight above, with the level of every tower in a digit. */
export const printedBoard = (scene: Scene): string =>
  picture(scene, VIEWS.flat, { ...PLAIN, coordinates: true }, '-305 -305 610 610', true);

/** A worker by itself, 80 wide and 126 high. */
export const figurePicture = (colour: Colour, female = true): string =>
  alone('-40 -122 80 126', portrait(colour, female));

/** A mark by itself. */
export const markPicture = (kind: MarkKind): string => alone('-25 -25 50 50', MARKS[kind]);

/** A token by itself. */
export const tokenPicture = (kind: TokenKind): string =>
  kind === 'fate'
    ? alone('-40 -40 80 80', spun('M-29-23H29V23H-29Z'))
    : alone(TOKEN_BOXES[kind], TOKENS[kind]);

/** What lies on the rim, by itself. */
export const pointerPicture = (kind: Pointer['kind']): string => alone('-42 -40 80 80', pointerAlone(kind));

const TOKEN_BOXES: Record<Exclude<TokenKind, 'fate'>, string> = {
  coin: '-40 -40 80 80',
  whirlpool: '-40 -40 80 80',
  abyss: '-40 -40 80 80',
  talus: '-50 -92 100 100',
  ram: '-40 -58 80 80',
};

function withoutHints(scene: Scene): Scene {
  const { last: _last, selected: _selected, focus: _focus, ...rest } = scene;
  return { ...rest, marks: [] };
}

function picture(scene: Scene, view: View, scenery: Scenery, box: string, levels = false): string {
  const stage = stageOf(view);
  const { still, near } = stillLayers(stage, scenery);
  const { ground, squares, over } = sceneLayers(stage, scene, levels);
  const marks = [...new Set(scene.marks.map(({ kind }) => kind))];
  return alone(box, definitions(stage, marks) + still + ground + squares + over + near);
}

const alone = (box: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" aria-hidden="true" focusable="false" overflow="visible">${content}</svg>`;
