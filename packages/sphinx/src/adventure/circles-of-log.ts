import { CIRCLES, type Circle, circleKey } from './circles.ts';
import type { AdventureLog, Play } from './log.ts';

/** A circle is achieved at the end of a play, and shaded in the second step after it. */
export type CircleState = 'open' | 'achieved' | 'shaded';

/** A circle as the map shows it. */
export interface MapCircle extends Circle {
  readonly state: CircleState;
  /** First achieved with the expert setting: it has a laurel. */
  readonly isExpert: boolean;
}

/** All circles of the map. */
export function mapCircles(log: AdventureLog): readonly MapCircle[] {
  const shaded = new Set(log.shaded);
  const first = firstPlays(log.plays);
  const firstShaded = firstPlays(log.plays.filter(({ id }) => shaded.has(id)));
  return CIRCLES.map((circle) => {
    const key = circleKey(circle);
    const state = firstShaded.has(key) ? 'shaded' : first.has(key) ? 'achieved' : 'open';
    return { ...circle, state, isExpert: first.get(key)?.isExpert === true };
  });
}

/** The circles of one riddle: two in the tutorial, four in the others. */
export const circlesAt = (log: AdventureLog, riddle: number): readonly MapCircle[] =>
  mapCircles(log).filter((circle) => circle.riddle === riddle);

/** The circles that are there to be shaded. */
export const circlesToShade = (log: AdventureLog): readonly MapCircle[] =>
  mapCircles(log).filter(({ state }) => state === 'achieved');

/** The circles that count. */
export const shadedCircles = (log: AdventureLog): readonly MapCircle[] =>
  mapCircles(log).filter(({ state }) => state === 'shaded');

/** The circles that have been achieved, whether they are shaded or not. */
export const achievedCircles = (log: AdventureLog): readonly MapCircle[] =>
  mapCircles(log).filter(({ state }) => state !== 'open');

/** The riddles that have a shaded circle. */
export const solvedRiddles = (log: AdventureLog): ReadonlySet<number> =>
  new Set(shadedCircles(log).map(({ riddle }) => riddle));

/** The first play in which each circle was achieved. */
function firstPlays(plays: readonly Play[]): ReadonlyMap<string, Play> {
  const first = new Map<string, Play>();
  for (const play of plays)
    for (const tier of play.achieved) {
      const key = circleKey({ riddle: play.riddle, tier });
      if (!first.has(key)) first.set(key, play);
    }
  return first;
}
