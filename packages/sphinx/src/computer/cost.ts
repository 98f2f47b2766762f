import { terrainIn } from '../field.ts';
import { partsOf } from '../goals.ts';
import type { Pieces } from '../pieces.ts';
import { NO_PIECES } from '../pieces.ts';
import { COIN_COLOURS, type Goal, type Objective, TIERS, type Tier } from '../riddle.ts';
import type { State } from '../state.ts';
import { dangerIn } from './danger.ts';
import { GOAL_COSTS } from './goal-costs.ts';
import { type Count, shortageCost, supplyOf } from './needs.ts';
import { countCoins, newTally, type Tally } from './tally.ts';

/** What cannot be reached any more. */
export const LOST = 1e6;
/** A destroyed worker is missed by everybody, and the next one ends the riddle. */
const DESTROYED = 4;
/** A turn that would come too late. */
const OVERTIME = 1.5;

/** About how many turns are still needed for a tier, 0 when it is achieved, LOST when it is out of reach. */
export function costOf(state: State, tier: Tier): number {
  if (state.achieved.includes(tier)) return 0;
  if (state.ending !== null) return LOST;
  const { objectives } = terrainIn(state).riddle;
  const index = objectives.findIndex((objective) => objective.tier === tier);
  const objective = objectives[index];
  if (objective === undefined) return LOST;
  const tally = tallyOf(state, objective, index);
  if (tally.isLost) return LOST;
  const onTheWay = objectives.slice(0, index + 1);
  const turns = 0.5 + tally.turns + shortageCost(state, tally, onTheWay);
  const overtime = Math.max(0, state.turn.number - 1 + turns - tally.last);
  return turns + OVERTIME * overtime + DESTROYED * state.destroyed + dangerIn(state);
}

/** What is to be done for an objective. */
export function tallyOf(state: State, { slots, goal }: Objective, index: number): Tally {
  const tally = newTally();
  if (slots !== null && goal?.allCoins === undefined)
    for (const colour of COIN_COLOURS) {
      const left = (slots[colour] ?? 0) - state.rows[index]![colour];
      if (left > 0)
        countCoins(
          state,
          tally,
          state.coins.filter((coin) => coin.colour === colour),
          left,
        );
    }
  if (goal !== null) for (const part of partsOf(goal)) countPart(state, tally, goal, part);
  return tally;
}

function countPart<K extends keyof Goal>(state: State, tally: Tally, goal: Goal, part: K): void {
  const count = GOAL_COSTS[part] as (state: State, tally: Tally, wanted: Goal[K]) => void;
  count(state, tally, goal[part]);
}

/** How many of each piece an aim wants beyond what there is; negative is to spare. */
export function shortageFor(state: State, tier: Tier): Pieces {
  const { objectives } = terrainIn(state).riddle;
  const index = objectives.findIndex((objective) => objective.tier === tier);
  if (index < 0) return NO_PIECES;
  const { needs } = tallyOf(state, objectives[index]!, index);
  const supply = supplyOf(state);
  const [L1, L2, L3, D] = needs.map((wanted, level) => wanted - supply[level]!) as Count;
  return { L1, L2, L3, D };
}

/** The tiers of a riddle, the hardest first. */
export const tiersOf = (state: State): readonly Tier[] =>
  TIERS.filter((tier) =>
    terrainIn(state).riddle.objectives.some((objective) => objective.tier === tier),
  ).toReversed();
