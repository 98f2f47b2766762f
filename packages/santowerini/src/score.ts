import type { Score } from '@thera/table';
import { buildingsOn, endingOf } from './ending.ts';
import { Island, type State } from './island.ts';
import { ENDLESS } from './scenario.ts';
import { scenarioOf } from './scenarios.ts';

/** What a won scenario can earn besides its level. */
export const BONUSES = ['first', 'alive', 'buildings'] as const;
export type Bonus = (typeof BONUSES)[number];

export const BONUS_POINTS = 2;

/** The bonuses that a win at this moment would earn. */
export function bonusesIfWon({
  setup,
  builders,
  heights,
}: Pick<State, 'setup' | 'builders' | 'heights'>): readonly Bonus[] {
  const scenario = scenarioOf(setup.scenario);
  const isEarned: Readonly<Record<Bonus, boolean>> = {
    first: setup.attempt === 1,
    alive: builders.length === scenario.builders.length,
    buildings: buildingsOn({ heights }) >= scenario.buildings,
  };
  return BONUSES.filter((bonus) => isEarned[bonus]);
}

/** The points that a win at this moment would earn. */
export const pointsIfWon = (state: Pick<State, 'setup' | 'builders' | 'heights'>): number =>
  scenarioOf(state.setup.scenario).level + BONUS_POINTS * bonusesIfWon(state).length;

/** A scenario counts only if it is won; the siege without end counts who was defeated. */
export function scoreOf(state: State): Score {
  if (state.setup.scenario === ENDLESS) return { points: state.defeated };
  const isWon = endingOf(new Island(state)) === 'won';
  const earned = isWon ? bonusesIfWon(state) : [];
  return {
    points: isWon ? pointsIfWon(state) : 0,
    goals: BONUSES.map((name) => ({ name, isReached: earned.includes(name) })),
  };
}
