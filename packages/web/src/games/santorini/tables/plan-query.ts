import type { Result } from '@thera/table';
import { type PlanFault, parsePlanOf } from '../../../kept-games/plan-fields.ts';
import { SANTORINI } from '../name.ts';
import { SETUPS, type SetupFieldError } from './setup-fields.ts';
import type { SantoriniPlan } from './table-plan.ts';

/** Why a query is not a table for Santorini; the place of the fault is the name of the field. */
export type PlanError = PlanFault | SetupFieldError;

/** The table for Santorini that a query describes. */
export function parsePlan(query: string): Result<SantoriniPlan, PlanError> {
  return parsePlanOf(SANTORINI, SETUPS, query);
}
