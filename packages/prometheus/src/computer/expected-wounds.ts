import { CONSTANTS } from '../data/scenario.ts';
import { successChances } from '../dice/chances.ts';

const MOST = CONSTANTS.statCap;
const KNOWN = new Float64Array((MOST + 1) ** 2).fill(-1);

const within = (value: number): number => Math.max(0, Math.min(MOST, value));

/** Wounds that so many dice deal on average against a defence, played automatically. */
export function expectedWounds(offence: number, defence: number): number {
  const place = within(offence) * (MOST + 1) + within(defence);
  if (KNOWN[place]! < 0)
    KNOWN[place] = successChances(within(offence), within(defence)).reduce(
      (sum, chance, successes) => sum + chance * successes,
      0,
    );
  return KNOWN[place]!;
}
