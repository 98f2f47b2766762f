import { readingOrder } from '../quarter-turns.ts';
import type { MarkKind, Scene } from '../scene.ts';
import { bridgesAfter } from './bridges.ts';
import { coordinates } from './coordinates.ts';
import { boat, bushesBehind, bushesInFront, bushSymbol } from './decor.ts';
import { type Drawing, symbol } from './drawing.ts';
import { groundShadows } from './ground-shadows.ts';
import { island } from './island.ts';
import { landingsBehind } from './landings.ts';
import { BUILT, MARKS } from './marks.ts';
import { overlay } from './overlay.ts';
import { gradients } from './paint.ts';
import { pointer } from './pointers.ts';
import { squarePieces } from './square-pieces.ts';
import { thread } from './thread.ts';
import { towerSymbols } from './towers.ts';
import { workerSymbols } from './workers.ts';
import { zones } from './zones.ts';

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
export const definitions = (drawing: Drawing, marks: readonly MarkKind[]): string =>
  `<defs>${gradients(drawing)}${towerSymbols(drawing)}${workerSymbols(drawing)}${bushSymbol(drawing)}` +
  marks.map((kind) => symbol(drawing, `mark-${kind}`, MARKS[kind])).join('') +
  `${symbol(drawing, 'built', BUILT)}</defs>`;

/** The island without anything on it. */
export const stillLayers = (drawing: Drawing, scenery: Scenery): Pick<Layers, 'still' | 'near'> => ({
  still:
    (scenery.boat ? boat(drawing) : '') +
    island(drawing, scenery) +
    (scenery.bushes ? bushesBehind(drawing) : '') +
    (scenery.coordinates ? coordinates(drawing) : ''),
  near: scenery.bushes ? bushesInFront(drawing) : '',
});

/** What a scene adds to the island. */
export const sceneLayers = (
  drawing: Drawing,
  scene: Scene,
  levels: boolean,
): Pick<Layers, 'ground' | 'squares' | 'over'> => ({
  ground:
    scene.pointers.map((each) => pointer(drawing, each)).join('') +
    thread(drawing, scene) +
    zones(drawing, scene) +
    landingsBehind(drawing, scene) +
    groundShadows(drawing, scene),
  squares: readingOrder(drawing.shape, drawing.quarterTurns)
    .map(
      (square) =>
        `<g data-square="${square}">${squarePieces(drawing, scene, square)}</g>${bridgesAfter(drawing, square)}`,
    )
    .join(''),
  over: overlay(drawing, scene, levels),
});
