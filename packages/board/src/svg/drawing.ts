import { readingOrder } from '../quarter-turns.ts';
import type { MarkKind, Scene } from '../scene.ts';
import { coordinates } from './coordinates.ts';
import { boat, bushesBehind, bushesInFront, bushSymbol } from './decor.ts';
import { figureSymbols } from './figures.ts';
import { groundShadows } from './ground-shadows.ts';
import { island } from './island.ts';
import { BUILT, MARKS } from './marks.ts';
import { overlay } from './overlay.ts';
import { gradients } from './paint.ts';
import { pointer } from './pointers.ts';
import { squarePieces } from './square-pieces.ts';
import { type Stage, symbol } from './stage.ts';
import { thread } from './thread.ts';
import { towerSymbols } from './towers.ts';

/** What a drawing shows besides its scene. */
export interface Scenery {
  readonly coordinates: boolean;
  readonly bushes: boolean;
  readonly boat: boolean;
  readonly glow: boolean;
  /** Cracks in the rock and all rings of foam. */
  readonly fine: boolean;
}

/** The layers of a drawing from back to front, by the names of their groups. */
export interface Layers {
  /** Changes with the view only. */
  readonly still: string;
  readonly ground: string;
  readonly squares: string;
  readonly over: string;
  /** Changes with the view only. */
  readonly near: string;
}

/** Everything that is drawn more than once; who has no use for marks need not have them prepared. */
export const definitions = (stage: Stage, marks: readonly MarkKind[]): string =>
  `<defs>${gradients(stage)}${towerSymbols(stage)}${figureSymbols(stage)}${bushSymbol(stage)}` +
  marks.map((kind) => symbol(stage, `mark-${kind}`, MARKS[kind])).join('') +
  `${symbol(stage, 'built', BUILT)}</defs>`;

/** The island without anything on it. */
export const stillLayers = (stage: Stage, scenery: Scenery): Pick<Layers, 'still' | 'near'> => ({
  still:
    (scenery.boat ? boat(stage) : '') +
    island(stage, scenery) +
    (scenery.bushes ? bushesBehind(stage) : '') +
    (scenery.coordinates ? coordinates(stage) : ''),
  near: scenery.bushes ? bushesInFront(stage) : '',
});

/** What a scene adds to the island. */
export const sceneLayers = (
  stage: Stage,
  scene: Scene,
  levels: boolean,
): Pick<Layers, 'ground' | 'squares' | 'over'> => ({
  ground:
    scene.pointers.map((each) => pointer(stage, each)).join('') +
    thread(stage, scene) +
    groundShadows(stage, scene),
  squares: readingOrder(stage.quarterTurns)
    .map((square) => `<g data-square="${square}">${squarePieces(stage, scene, square)}</g>`)
    .join(''),
  over: overlay(stage, scene, levels),
});
