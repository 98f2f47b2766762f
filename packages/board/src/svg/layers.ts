import { readingOrder } from '../quarter-turns.ts';
import type { Scene, Square } from '../scene.ts';
import { bridgesAfter } from './bridges.ts';
import { coordinates } from './coordinates.ts';
import { boat, bushesBehind, bushesInFront, bushSymbol } from './decor.ts';
import { type Drawing, symbol } from './drawing.ts';
import type { Frame } from './frame.ts';
import { groundShadows } from './ground-shadows.ts';
import { island } from './island.ts';
import { landingsBehind } from './landings.ts';
import { BUILT } from './marks.ts';
import { gradients } from './paint.ts';
import { pointer } from './pointers.ts';
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

/** The farthest and the nearest layer of a drawing, which change with the view only. */
interface StillLayers {
  readonly still: string;
  readonly near: string;
}

/** Everything that is drawn more than once. */
export const definitions = (drawing: Drawing): string =>
  `<defs>${gradients(drawing)}${towerSymbols(drawing)}${workerSymbols(drawing)}${bushSymbol(drawing)}` +
  `${symbol(drawing, 'built', BUILT)}</defs>`;

/** The island without anything on it; the frame is what is surely in the picture. */
export const stillLayers = (drawing: Drawing, scenery: Scenery, frame: Frame): StillLayers => ({
  still:
    (scenery.boat ? boat(drawing, frame) : '') +
    island(drawing, scenery) +
    (scenery.bushes ? bushesBehind(drawing) : '') +
    (scenery.coordinates ? coordinates(drawing) : ''),
  near: scenery.bushes ? bushesInFront(drawing) : '',
});

/** What lies on the ground, below everything that stands there, element by element. */
export const groundLayer = (drawing: Drawing, scene: Scene): readonly string[] =>
  [
    ...scene.pointers.map((each) => pointer(drawing, each)),
    thread(drawing, scene),
    ...zones(drawing, scene),
    ...landingsBehind(drawing, scene),
    groundShadows(drawing, scene),
  ].filter(Boolean);

/** A group for each square, from back to front, and the bridges between them. */
export const squaresLayer = (drawing: Drawing, contentOf: (square: Square) => string): string =>
  readingOrder(drawing.shape, drawing.quarterTurns)
    .map((square) => `<g data-square="${square}">${contentOf(square)}</g>${bridgesAfter(drawing, square)}`)
    .join('');
