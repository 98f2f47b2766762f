import type { Worker } from './crew.ts';
import type { Draft } from './draft.ts';
import { happen } from './happen.ts';

/** The slot of the destroyed holds one worker; with the second the riddle is over. */
const TOO_MANY = 2;

/** A worker is destroyed. */
export function destroy(draft: Draft, worker: Worker): void {
  happen(draft, { kind: 'destroyed', worker, from: draft.workers[worker]! });
  if (draft.destroyed >= TOO_MANY) end(draft, 'destroyed');
}

/** The riddle is over: nothing is left to choose or to roll. */
export function end(draft: Draft, ending: Extract<Draft['ending'], string>): void {
  happen(draft, { kind: 'ended', ending });
  draft.asks = [];
  draft.chances = [];
}
