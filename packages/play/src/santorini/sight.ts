import { outlook, type Position, type Stage, veil } from '@thera/santorini';
import type { Onlooker, Seat } from '@thera/table';
import type { SantoriniMatch } from './match.ts';

/** A match as somebody before the screen may see it; when it is over nothing is hidden any more. */
export function stageSeenBy(match: SantoriniMatch, onlooker: Onlooker): Stage {
  return stageBehind(match, match.state.stage, onlooker);
}

/** Any stage of a match, under the same veil. */
export function stageBehind({ outcome }: SantoriniMatch, stage: Stage, onlooker: Onlooker): Stage {
  return outcome === undefined ? behind(stage, (position) => veil(position, onlooker)) : stage;
}

/** What a seat has to decide on; it is not for drawing. */
export function stageToDecide({ state }: SantoriniMatch, seat: Seat): Stage {
  return behind(state.stage, (position) => outlook(position, seat));
}

/** Whether something is hidden from an onlooker. */
export function isHiddenFrom(match: SantoriniMatch, onlooker: Onlooker): boolean {
  const seen = stageSeenBy(match, onlooker);
  return (
    'position' in seen && 'position' in match.state.stage && seen.position !== match.state.stage.position
  );
}

/** Whether something is hidden from anybody. */
export function hasSecrets(match: SantoriniMatch): boolean {
  return match.players.some((_, seat) => isHiddenFrom(match, seat));
}

function behind(stage: Stage, hide: (position: Position) => Position): Stage {
  return 'position' in stage ? { ...stage, position: hide(stage.position) } : stage;
}
