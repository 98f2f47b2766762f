import { type Figure, isWorker, type Worker } from './crew.ts';
import type { Draft } from './draft.ts';
import { isCrossing } from './entering.ts';
import { squareOf, terrainIn } from './field.ts';
import { happen } from './happen.ts';
import { ruleOf, type Square } from './terrain.ts';

/** A figure is forced somewhere. It has not moved, but a worker pays the toll and finds what drifts there. */
export function force(draft: Draft, figure: Figure, to: Square): void {
  const from = squareOf(draft, figure);
  happen(draft, { kind: 'forced', figure, from, to });
  if (isWorker(figure)) arrive(draft, figure, from);
}

/** What follows for a worker who has come to a square, of its own will or not. */
export function arrive(draft: Draft, worker: Worker, from: Square): void {
  const on = squareOf(draft, worker);
  for (const { square, piece } of draft.flotsam)
    if (square === on) happen(draft, { kind: 'salvaged', on, piece });
  if (isCrossing(draft, from, on) && ruleOf(terrainIn(draft), 'toll') !== undefined)
    draft.asks = [...draft.asks, { kind: 'toll' }];
}
