import { isCorrespondence } from './correspondence.ts';
import { type OnlineTable, persons } from './online-table.ts';

/** Who waits for the decision of a computer, the most urgent first: people who are there, people who look in, nobody. */
export const URGENCIES = ['live', 'correspondence', 'nobody'] as const;
export type Urgency = (typeof URGENCIES)[number];

export function urgencyOf(table: OnlineTable): Urgency {
  if (persons(table).length === 0) return 'nobody';
  return isCorrespondence(table.plan.clock) ? 'correspondence' : 'live';
}
