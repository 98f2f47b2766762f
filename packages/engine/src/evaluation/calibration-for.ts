import { LINEUPS } from '@thera/santorini';
import type { ByKind, Calibration } from './win-chance.ts';

/** How scores tell chances in games with a line-up. */
export function calibrationFor({ mortals, powers }: ByKind, lineup: number): Calibration {
  return LINEUPS[lineup]!.plans.every(({ power }) => power.id === 'mortal') ? mortals : powers;
}
