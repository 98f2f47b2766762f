import type { Lineup } from '@thera/santorini';
import type { ByKind, Calibration } from './win-chance.ts';

/** How scores tell chances in games with a line-up. */
export function calibrationFor({ mortals, powers }: ByKind, lineup: Lineup): Calibration {
  return lineup.plans.every(({ power }) => power.id === 'mortal') ? mortals : powers;
}
