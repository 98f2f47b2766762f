import { browserStorage } from '../../../browser-storage.ts';
import { formatPlanOf } from '../../../kept-games/plan-fields.ts';
import type { TableKind } from '../../home-part.ts';
import { parsePlan } from './plan-query.ts';
import { SETUPS } from './setup-fields.ts';
import { type SantoriniPlan, USUAL_PLAN } from './table-plan.ts';

const KEYS: Readonly<Record<TableKind, string>> = {
  computer: 'thera.table.computer',
  people: 'thera.table.people',
};

const USUAL: Readonly<Record<TableKind, SantoriniPlan>> = {
  computer: USUAL_PLAN,
  people: { ...USUAL_PLAN, seats: USUAL_PLAN.seats.map((seat) => ({ ...seat, kind: 'person' })) },
};

/** The table of this kind that was played at last. */
export function lastTable(kind: TableKind): SantoriniPlan {
  const kept = browserStorage?.getItem(KEYS[kind]);
  const plan = kept === null || kept === undefined ? undefined : parsePlan(kept);
  return plan?.ok && kindOf(plan.value) === kind ? plan.value : USUAL[kind];
}

/** Takes note of a table, if it is one of those that one comes back to. */
export function rememberTable(plan: SantoriniPlan): void {
  const kind = kindOf(plan);
  if (kind === undefined) return;
  try {
    browserStorage?.setItem(KEYS[kind], formatPlanOf(SETUPS, plan));
  } catch {
    // It would have been a convenience: the usual table serves as well.
  }
}

function kindOf({ seats, setup }: SantoriniPlan): TableKind | undefined {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (setup.position !== undefined) return undefined;
  if (people === seats.length) return 'people';
  return people === 1 && seats.length === 2 ? 'computer' : undefined;
}
