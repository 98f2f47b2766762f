import type { Scene, Square } from '../scene.ts';
import type { Drawing } from './drawing.ts';

/** What stands behind blocks on a square with a gate, and what stands before them. */
export interface GateParts {
  readonly behind: string;
  readonly before: string;
}

/** Draws what only fields have. It comes with a game, so that others need not fetch it. */
export interface FieldDrawing {
  /** Textures and broken lines of zones on the ground, element by element. */
  readonly ground: (drawing: Drawing, scene: Scene) => readonly string[];
  /** Textures on the roof of what is built on a square. */
  readonly roof: (drawing: Drawing, scene: Scene, square: Square) => readonly string[];
  readonly gate: (drawing: Drawing, scene: Scene, square: Square) => GateParts;
}

/** How the field of a scene is drawn; undefined where there is nothing of the kind. */
export function fieldOf({ field }: Drawing, { zones = [], gates = [] }: Scene): FieldDrawing | undefined {
  const isNeeded = gates.length > 0 || zones.some(({ kind = 'exit' }) => kind !== 'exit');
  if (isNeeded && field === undefined) throw new Error('nobody has brought the drawing of a field');
  return isNeeded ? field : undefined;
}
