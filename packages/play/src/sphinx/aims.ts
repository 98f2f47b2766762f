import { type State, TIERS, type Tier, terrainIn } from '@thera/sphinx';

const tiersIn = (state: State): readonly Tier[] => terrainIn(state).riddle.objectives.map(({ tier }) => tier);

/** What a team that wants this much is after, as far as the riddle has it. */
export function aimIn(state: State, wanted: Tier): Tier {
  const tiers = tiersIn(state);
  return tiers.includes(wanted) ? wanted : tiers.at(-1)!;
}

/** What a team is after that plays on although it might finish; the same if there is nothing more. */
export function higherAim(state: State, aim: Tier): Tier {
  const isMore = (tier: Tier): boolean =>
    TIERS.indexOf(tier) > TIERS.indexOf(aim) && !state.achieved.includes(tier);
  return tiersIn(state).find(isMore) ?? aim;
}
