import { terrainIn } from '../field.ts';
import type { Pieces } from '../pieces.ts';
import type { Tier } from '../riddle.ts';
import type { State } from '../state.ts';
import type { Square } from '../terrain.ts';
import { shortageFor, tallyOf } from './cost.ts';

/** What a plan is after, as it looks at the beginning of a turn. */
export interface Aim {
  readonly tier: Tier;
  /** How many of each piece are still wanted, less what there is: the most wanted piece is gained, the least paid. */
  readonly shortage: (state: State) => Pieces;
  /** The squares that have to be built on or cleared; nothing if any square may help, because somebody has to climb. */
  readonly sites: ReadonlySet<Square> | undefined;
  /** Whether it counts on gems that may not be rolled. */
  readonly isDaring: boolean;
}

export function aimAt(state: State, tier: Tier, isDaring: boolean): Aim {
  const { objectives } = terrainIn(state).riddle;
  const index = objectives.findIndex((objective) => objective.tier === tier);
  const { sites, needsStairs } = tallyOf(state, objectives[index]!, index);
  return {
    tier,
    isDaring,
    shortage: (later) => shortageFor(later, tier),
    // A coin is always worth a block that has to be used up anyway.
    sites: needsStairs ? undefined : new Set([...sites, ...state.coins.map(({ square }) => square)]),
  };
}
