import type { Scene } from '@thera/board';
import type { SantoweriniMatch } from '@thera/play/santowerini';
import type { GameSummary } from '../../../kept-games/kept-game.ts';
import { aloneIn } from '../board/builders.ts';
import { sceneOf } from '../board/scene-of.ts';
import type { ListedDetails } from '../home/listed-details.ts';
import type { SantoweriniPlan } from '../tables/table-plan.ts';

/** What a list of games shows of one. */
export function summaryOf(match: SantoweriniMatch, _plan: SantoweriniPlan, now: number): GameSummary<Scene> {
  const { state, outcome } = match;
  const isOver = outcome !== undefined;
  const details: ListedDetails = {
    enemies: state.enemies.length,
    wave: state.wave,
    ...(isOver ? { isWon: outcome.kind === 'won' } : {}),
  };
  return {
    details,
    turn: state.round,
    toAct: isOver ? [] : [0],
    isOver,
    scene: sceneOf(state, aloneIn(match)),
    updated: now,
  };
}
