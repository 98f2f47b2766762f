import { type Stage, santorini, stageOf, type View, veiledStage } from '@thera/santorini';
import type { Onlooker, Seat } from '@thera/table';
import type { SantoriniMatch } from './match.ts';

/** A match as somebody before the screen may see it; when it is over nothing is hidden any more. */
export function stageSeenBy(match: SantoriniMatch, onlooker: Onlooker): Stage {
  return stageBehind(match, match.state.stage, onlooker);
}

/** Any stage of a match, under the same veil. */
export function stageBehind({ outcome }: SantoriniMatch, stage: Stage, onlooker: Onlooker): Stage {
  return outcome === undefined ? veiledStage(stage, onlooker) : stage;
}

/** What a seat decides on: all that it may know. */
export function viewToDecide({ state }: SantoriniMatch, seat: Seat): View {
  return santorini.view(state, seat);
}

/** The stage that a seat decides on. */
export function stageToDecide(match: SantoriniMatch, seat: Seat): Stage {
  return stageOf(viewToDecide(match, seat));
}

/** Whether something is hidden from an onlooker. */
export function isHiddenFrom(match: SantoriniMatch, onlooker: Onlooker): boolean {
  const seen = stageSeenBy(match, onlooker);
  return (
    'position' in seen && 'position' in match.state.stage && seen.position !== match.state.stage.position
  );
}
