import { SECOND, type TimeControl } from '@thera/table';

/** How long somebody has to be away before the others may claim what they are due, in milliseconds. */
export interface AbsenceLimits {
  /** Where time runs. */
  readonly timed: number;
  readonly untimed: number;
}

export const USUAL_ABSENCES: AbsenceLimits = { timed: 60 * SECOND, untimed: 300 * SECOND };

/** Whoever has as long as this for a turn need not be there. */
const CORRESPONDENCE = 3_600 * SECOND;

/** How long somebody has to be away at a table with such a clock; undefined where they may be as long as they like. */
export function absenceLimit(control: TimeControl, { timed, untimed }: AbsenceLimits): number | undefined {
  switch (control.kind) {
    case 'none':
      return untimed;
    case 'turn':
      return control.milliseconds >= CORRESPONDENCE ? undefined : timed;
    case 'bank':
      return timed;
  }
}
