import type { Onlooker, Outcome } from '@thera/table';
import { formatStage } from './notation/format-position.ts';
import { parseStage } from './notation/parse-position.ts';
import { veiledStage } from './secrets/veil.ts';
import type { Stage } from './stage.ts';

/** What an onlooker may know of a game: everything but what a power hides as long as the game goes on. */
export interface View {
  /** The stage in notation. */
  readonly position: string;
  /** Turns played so far. */
  readonly plies: number;
  /** Of the last decision only so many steps happened, for something hidden was in the way; left out if all did. */
  readonly cut?: number;
  readonly outcome?: Outcome;
}

// A view is never changed, and whoever decides asks it step by step: it is read once.
const stages = new WeakMap<View, Stage>();

/** The stage that a view shows. */
export function stageOf(view: View): Stage {
  const known = stages.get(view);
  if (known !== undefined) return known;
  const stage = parseStage(view.position);
  // The game wrote it: what cannot be read is a bug.
  if (!stage.ok) throw new Error(`a view cannot be read: ${view.position}: ${stage.error} at ${stage.at}`);
  stages.set(view, stage.value);
  return stage.value;
}

/** What an onlooker may know of a stage that belongs to no game, such as an exercise. */
export function viewOfStage(stage: Stage, onlooker: Onlooker): View {
  return { position: formatStage(veiledStage(stage, onlooker)), plies: 0 };
}
