import type { QuarterTurns } from '../quarter-turns.ts';
import type { Scene, Square } from '../scene.ts';
import { rgb } from './colour.ts';
import { band, circle } from './forms.ts';
import { frame, laid } from './frames.ts';
import { topHalf } from './measures.ts';
import { liveryIn, type Palette } from './palette.ts';
import { type Form, joined, moved, painted, type Solid } from './solid.ts';

const LIFT = 0.02;
const LAYER = 0.006;
const RING = { casing: [0.235, 0.345], ink: [0.26, 0.312] } as const;
const FOCUS = { casing: 0.046, ink: 0.026 };

/** The ring around the worker that is picked up, and around those that ask to be. */
export function ringSolid(scene: Scene, turns: QuarterTurns, palette: Palette): Solid {
  const { selected, beckoning = [] } = scene;
  const ringed = selected === undefined ? beckoning : [selected, ...beckoning];
  return joined(...ringed.map((square) => ringAt(square, scene, turns, palette)));
}

function ringAt(at: Square, scene: Scene, turns: QuarterTurns, palette: Palette): Solid {
  const piece = scene.pieces.find(({ square }) => square === at);
  const colour = piece ? liveryIn(palette, piece.colour ?? piece.kind).edge : palette.mark;
  const parts = [
    painted(ring(...RING.casing), rgb(palette.casing)),
    painted(moved(ring(...RING.ink), 0, LAYER, 0), rgb(colour)),
  ];
  return laid(joined(...parts), at, scene, turns, LIFT);
}

/** The frame where the keyboard is. */
export function focusSolid(scene: Scene, turns: QuarterTurns, palette: Palette): Solid {
  const { focus } = scene;
  if (focus === undefined) return joined();
  const half = topHalf(scene.towers[focus]!) + 0.015;
  const parts = [
    painted(frame(half, FOCUS.casing), rgb(palette.casing)),
    painted(moved(frame(half, FOCUS.ink), 0, LAYER, 0), rgb(palette.mark)),
  ];
  return laid(joined(...parts), focus, scene, turns, LIFT);
}

const ring = (inner: number, outer: number): Form => band(circle(inner, 40), circle(outer, 40));
