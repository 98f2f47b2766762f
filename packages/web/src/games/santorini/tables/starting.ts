import type { Starter, Starting } from '../../home-part.ts';
import { rememberTable } from './last-table.ts';
import type { SantoriniPlan } from './table-plan.ts';

/** Who starts at a table against the computer; where gods are drafted, that is part of the draft. */
export function starterOf({ seats, setup }: SantoriniPlan): Starter | undefined {
  if (setup.position !== undefined || (setup.mode !== 'fixed' && setup.mode !== 'none')) return undefined;
  if (setup.start === 'dice') return 'chance';
  return seats[setup.start]?.kind === 'person' ? 'you' : 'computer';
}

/** The table with another starter. */
export function withStarter(plan: SantoriniPlan, starter: Starter): SantoriniPlan {
  const kind = starter === 'you' ? 'person' : 'computer';
  const start = starter === 'chance' ? 'dice' : plan.seats.findIndex((seat) => seat.kind === kind);
  return { ...plan, setup: { ...plan.setup, start } };
}

export const starting: Starting = {
  starterOf: (plan) => starterOf(plan as SantoriniPlan),
  letStart(plan, starter) {
    const changed = withStarter(plan as SantoriniPlan, starter);
    rememberTable(changed);
    return changed;
  },
};
