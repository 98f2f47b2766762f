import { SECOND, type TimeControl } from '@thera/table';

const HOUR = 3_600 * SECOND;

/** Whether those who play have so long for a turn that they need not be there. */
export function isCorrespondence(control: TimeControl): boolean {
  return control.kind === 'turn' && control.milliseconds >= HOUR;
}
