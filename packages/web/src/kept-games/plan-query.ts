import { fault, type Result } from '@thera/table';
import { gameNamed } from '../games/game-named.ts';
import { LISTINGS } from '../games/listings.ts';
import { formatPlanOf, type PlanFault, parsePlanOf } from './plan-fields.ts';
import type { TablePlan } from './table-plan.ts';

/** A table as the query of a link, without the question mark. */
export function formatPlan(plan: TablePlan): string {
  return formatPlanOf(LISTINGS[plan.game].setups, plan);
}

/** The table that a query describes, for whichever game it names. */
export function parsePlan(query: string): Result<TablePlan, PlanFault | string> {
  const game = gameNamed(new URLSearchParams(query).get('game'));
  return game === undefined ? fault('unknown-game', 'game') : parsePlanOf(game, LISTINGS[game].setups, query);
}
