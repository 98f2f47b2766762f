import { SECOND, type TimeControl } from '@thera/table';
import { isCorrespondence } from '../tables/correspondence.ts';

/** How long somebody has to be away before the others may claim what they are due, in milliseconds. */
export interface AbsenceLimits {
  /** Where time runs. */
  readonly timed: number;
  readonly untimed: number;
}

export const USUAL_ABSENCES: AbsenceLimits = { timed: 60 * SECOND, untimed: 300 * SECOND };

/** How long somebody has to be away at a table with such a clock; undefined where they may be as long as they like. */
export function absenceLimit(control: TimeControl, { timed, untimed }: AbsenceLimits): number | undefined {
  if (control.kind === 'none') return untimed;
  return isCorrespondence(control) ? undefined : timed;
}
