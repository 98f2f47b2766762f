import type { Level } from '@thera/table';
import type { SantoriniPlan } from '../tables/table-plan.ts';

/** The table with every computer at one level. */
export function withLevel(plan: SantoriniPlan, level: Level): SantoriniPlan {
  const seats = plan.seats.map((seat) => (seat.kind === 'computer' ? { ...seat, level } : seat));
  return { ...plan, seats };
}
