import { CALMERS, GATHERS_STONES, HAS_BLOCK, HOUND, LEAVERS } from './figures.ts';
import { IS_OLYMPUS, STEPS_TO_EXIT, STYX_PLACES, stepsBetween } from './ground.ts';
import { NOWHERE, type Survey } from './survey.ts';

/** Farther than anything. */
const FAR = 9;

/** What a unit is worth where it stands, in points, beyond itself. */
export function usefulness(survey: Survey, unit: number): number {
  const isOlympus = IS_OLYMPUS[survey.at[unit]!]!;
  if (survey.side[unit] === 0) return isOlympus ? inTheWay(survey, unit) : besideCalmers(survey, unit);
  return isOlympus ? besideLeavers(survey, unit) : againstCalmers(survey, unit);
}

function nearest(survey: Survey, area: number, units: readonly number[]): number {
  let steps = FAR;
  for (const unit of units)
    if (survey.at[unit] !== NOWHERE) steps = Math.min(steps, stepsBetween(area, survey.at[unit]!));
  return steps;
}

function nearestEnemy(survey: Survey, unit: number, but: number): number {
  let steps = FAR;
  for (const other of survey.present)
    if (survey.side[other] !== survey.side[unit] && other !== but)
      steps = Math.min(steps, stepsBetween(survey.at[unit]!, survey.at[other]!));
  return steps;
}

/** Between a god and the exits, or on it. */
function inTheWay(survey: Survey, unit: number): number {
  const area = survey.at[unit]!;
  let least = FAR;
  let holds = 0;
  for (const leaver of LEAVERS) {
    const there = survey.at[leaver]!;
    if (there === NOWHERE) continue;
    const isBehind = STEPS_TO_EXIT[area]! > STEPS_TO_EXIT[there]!;
    least = Math.min(
      least,
      stepsBetween(area, there) + (isBehind ? 2 : 0) + (STEPS_TO_EXIT[there]! + 1) * 0.3,
    );
    if (HAS_BLOCK[unit] && there === area) holds += 8;
  }
  return FAR - 1.3 * least + holds;
}

/** With the gods, and near those who stop them. */
function besideLeavers(survey: Survey, unit: number): number {
  const lead = nearest(survey, survey.at[unit]!, LEAVERS);
  return 6 - nearestEnemy(survey, unit, -1) * 0.8 - Math.max(0, lead - 2) * 0.5;
}

/** With a stone to the hound, for a stone, or near the gods who come to calm. */
function againstCalmers(survey: Survey, unit: number): number {
  const area = survey.at[unit]!;
  const hound = survey.at[HOUND]!;
  if (GATHERS_STONES[unit]) {
    if (survey.hasStone[unit] === 1) return 16 - 2.2 * stepsBetween(area, hound);
    let way = FAR;
    for (const place of STYX_PLACES)
      if (survey.stones[place]! > 0)
        way = Math.min(way, stepsBetween(area, place) + 0.4 * stepsBetween(place, hound));
    if (way < FAR) return 7 - way;
  }
  return 8 - 1.2 * Math.min(FAR, nearest(survey, area, CALMERS) + 0.5 * stepsBetween(area, hound));
}

/** Near enemies but the hound, and not far from the own gods. */
function besideCalmers(survey: Survey, unit: number): number {
  if (survey.hasStone[unit] === 1) return 4;
  const own = nearest(survey, survey.at[unit]!, CALMERS);
  return 7 - 0.8 * nearestEnemy(survey, unit, HOUND) - 0.6 * own;
}
