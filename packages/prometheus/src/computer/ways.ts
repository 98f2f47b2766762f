import { HOUND, movementAt } from './figures.ts';
import {
  AREA_COUNT,
  EXIT_PLACES,
  IS_EXIT,
  IS_STEEP,
  NEIGHBOURS,
  OLYMPUS_PLACES,
  STEPS_TO_EXIT,
  STOPS,
  STYX_PLACES,
} from './ground.ts';
import { NOWHERE, type Survey } from './survey.ts';

/** What entering an area costs beyond the step. */
const ENEMY = 1.1;
const FULL = 2;
const STOP = 0.6;
const TOKEN = 0.5;
/** No way at all. */
export const NO_WAY = 99;

/** How long the ways to a goal are from every area of a map, with all that holds one up. */
export class Ways {
  readonly lengths: Float64Array = new Float64Array(AREA_COUNT);
  private readonly entering = new Float64Array(AREA_COUNT);
  private readonly queue = new Int16Array(AREA_COUNT * 64);

  /** To the hound, for the calmers. */
  toHound(survey: Survey): void {
    const hound = survey.at[HOUND]!;
    if (hound === NOWHERE) return;
    this.prepare(survey, STYX_PLACES, 0);
    this.entering[hound] = 1;
    this.spread([hound]);
  }

  /** To the exits, for those who want to leave. */
  toExits(survey: Survey): void {
    this.prepare(survey, OLYMPUS_PLACES, 1);
    this.spread(EXIT_PLACES);
  }

  private prepare(survey: Survey, places: readonly number[], side: number): void {
    for (const place of places) {
      this.lengths[place] = NO_WAY;
      this.entering[place] =
        1 +
        (survey.hasEnemy(place, side) ? ENEMY : 0) +
        (survey.isFull(place) ? FULL : 0) +
        (STOPS[place] ? STOP : 0) +
        (side === 1 && survey.hasToken[place] === 1 ? TOKEN : 0);
    }
  }

  private spread(goals: readonly number[]): void {
    const { lengths, entering, queue } = this;
    let end = 0;
    for (const goal of goals) {
      lengths[goal] = 0;
      queue[end++] = goal;
    }
    for (let next = 0; next < end; next++) {
      const place = queue[next]!;
      const length = lengths[place]! + entering[place]!;
      for (const neighbour of NEIGHBOURS[place]!)
        if (length < lengths[neighbour]! - 1e-9 && !IS_STEEP[neighbour] && end < queue.length) {
          lengths[neighbour] = length;
          queue[end++] = neighbour;
        }
    }
  }
}

/** Whether a god that runs could leave at once: nobody stops it, whatever lies face down. */
export function canLeave(survey: Survey, unit: number): boolean {
  const from = survey.at[unit]!;
  if (from === NOWHERE || survey.isHeld[unit] === 1 || survey.isBlocked(unit)) return false;
  const steps = movementAt(unit, survey.vit[unit]!) + 1;
  if (STEPS_TO_EXIT[from]! >= steps) return false;
  let front: readonly number[] = [from];
  for (let left = steps; left > 0 && front.length > 0; left--) {
    if (front.some((place) => IS_EXIT[place])) return true;
    front = front.flatMap((place) =>
      NEIGHBOURS[place]!.filter(
        (next) => !IS_STEEP[next] && !survey.isFull(next) && !survey.hasEnemy(next, survey.side[unit]!),
      ),
    );
  }
  return false;
}
