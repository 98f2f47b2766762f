import type { Scene } from '@thera/board';
import type { SphinxMatch } from '@thera/play/sphinx';
import { sphinx, TIERS } from '@thera/sphinx';
import type { GameSummary } from '../../../kept-games/kept-game.ts';
import { sceneOf } from '../board/scene-of.ts';
import type { ListedDetails } from '../home/listed-details.ts';
import type { SphinxPlan } from '../tables/table-plan.ts';

/** What a list of games shows of one. */
export function summaryOf(
  { state, outcome }: SphinxMatch,
  _plan: SphinxPlan,
  now: number,
): GameSummary<Scene> {
  const isOver = outcome !== undefined;
  const best = TIERS.findLast((tier) => state.achieved.includes(tier));
  const details: ListedDetails = { riddle: state.setup.riddle, ...(best === undefined ? {} : { best }) };
  return {
    details,
    turn: state.turn.number,
    toAct: isOver ? [] : sphinx.toAct(state),
    isOver,
    scene: sceneOf(state),
    updated: now,
  };
}
