import { expectedWounds } from './expected-wounds.ts';
import {
  defenceAt,
  HAS_CLOSE_COMBAT,
  HAS_TORMENT,
  HOUND,
  movementAt,
  offenceAt,
  POWER_RANGE,
  rangeAt,
} from './figures.ts';
import { COVER, stepsBetween } from './ground.ts';
import type { Survey } from './survey.ts';

/** Not every attacker has its card at hand. */
const READINESS = 0.6;
/** What the second attacker counts. */
const SECOND = 0.6;
/** Farther than anybody comes and strikes in one activation. */
const FAR = 5;

/** Expected wounds in the other side's next turn, by its two best attackers within reach. */
export function dangerTo(survey: Survey, unit: number): number {
  let first = 0;
  let second = 0;
  for (const foe of survey.present) {
    if (survey.side[foe] === survey.side[unit]) continue;
    const wounds = woundsBy(survey, foe, unit);
    if (wounds > first) {
      second = first;
      first = wounds;
    } else if (wounds > second) second = wounds;
  }
  return (first + SECOND * second) * READINESS;
}

/** Who would hurt a unit most, and how much. */
export function worstFoe(
  survey: Survey,
  unit: number,
): { readonly foe: number; readonly wounds: number } | undefined {
  let worst: { readonly foe: number; readonly wounds: number } | undefined;
  for (const foe of survey.present) {
    if (survey.side[foe] === survey.side[unit]) continue;
    const wounds = woundsBy(survey, foe, unit);
    if (wounds > (worst?.wounds ?? 0)) worst = { foe, wounds };
  }
  return worst;
}

/** What one foe deals on average if it comes and attacks. */
function woundsBy(survey: Survey, foe: number, unit: number): number {
  const blow = blowBy(survey, foe, unit);
  return blow === undefined ? 0 : expectedWounds(blow.dice, blow.defence);
}

/** With how many dice a foe attacks if it comes within one activation, against which defence; nothing if it cannot. */
export function blowBy(
  survey: Survey,
  foe: number,
  unit: number,
): { readonly dice: number; readonly defence: number } | undefined {
  if (survey.isHeld[foe] === 1) return undefined;
  const from = survey.at[foe]!;
  const to = survey.at[unit]!;
  const steps = stepsBetween(from, to);
  if (steps > FAR) return undefined;
  const vit = survey.vit[foe]!;
  const isBound =
    (foe === HOUND && steps > 0 && survey.hasEnemy(from, survey.side[foe]!)) || survey.isBlocked(foe);
  const walk = isBound ? 0 : movementAt(foe, vit);
  const range = rangeAt(foe, vit);
  if (steps > walk + Math.max(range, POWER_RANGE[foe]!)) return undefined;
  const isNear = range === 0 || steps <= walk;
  if (isNear && steps > 1 && survey.isFull(to)) return undefined;
  if (!isNear && survey.isVeiled[unit] === 1) return undefined;
  const dice = offenceAt(foe, vit) + (HAS_CLOSE_COMBAT[foe] ? 1 : 0);
  const torment = isNear && HAS_TORMENT[foe] ? 1 : 0;
  return { dice, defence: defenceOf(survey, unit) - torment + COVER[to]![isNear ? 0 : 1] };
}

function defenceOf(survey: Survey, unit: number): number {
  return (
    defenceAt(unit, survey.vit[unit]!) +
    survey.guarded[unit]! -
    survey.isTrapped[unit]! +
    (survey.isProtected(unit) ? 1 : 0)
  );
}

/** The danger of being destroyed, from none to certain. */
export const risk = (wounds: number, vit: number): number => Math.min(1, ((1.5 * wounds) / vit) ** 3);
