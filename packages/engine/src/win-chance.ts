/** A judge's worth for which winning is e times as likely as losing. */
const SCALE = 400;
/** Nothing that is not decided is more certain than this. */
const NEARLY = 1e-6;

/** How likely a side wins that has a score. */
export const winChance = (score: number): number => 1 / (1 + Math.exp(-score / SCALE));

/** The score of a side that wins so likely. */
export function scoreFor(chance: number): number {
  const open = Math.min(1 - NEARLY, Math.max(NEARLY, chance));
  return Math.round(SCALE * Math.log(open / (1 - open)));
}
