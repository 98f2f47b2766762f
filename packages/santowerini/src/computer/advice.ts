import type { Budget, Interruption, Level } from '@thera/table';
import { endingOf } from '../ending.ts';
import { skipsPhase } from '../enemy-phase.ts';
import { Island, type State } from '../island.ts';
import { survivalChance } from '../survival.ts';
import type { Turn } from '../turn.ts';
import { rankTurns } from './choose-turn.ts';
import { type Reason, reasonsFor } from './reason.ts';
import { SKILLS } from './skill.ts';
import { islandAfter } from './turn-values.ts';

/** A good turn, and why. */
export interface Advice {
  readonly turn: Turn;
  /** The weightiest first; always one. */
  readonly reasons: readonly Reason[];
  /** The chance that the city stands after the enemies have acted. */
  readonly survival: number;
  /** The same if nobody did anything now. */
  readonly idle: number;
}

/** How an adviser thinks. */
export interface Asking {
  readonly budget: Budget;
  readonly level?: Level;
  readonly seed?: string;
  readonly interruption?: Interruption;
}

const ADVISER: Level = 'titan';

/** A good turn with its reasons; nothing where the game is over, or the question was given up. */
export function adviceFor(
  state: State,
  { budget, level = ADVISER, seed = 'advice', interruption }: Asking,
): Advice | undefined {
  if (endingOf(new Island(state)) !== undefined) return undefined;
  const [best] = rankTurns(state, { skill: SKILLS[level], budget, seed, interruption });
  if (best === undefined) return undefined;
  return {
    turn: best.turn,
    reasons: reasonsFor(state, best.turn),
    survival: survivalAfter(state, best.turn),
    idle: survivalChance(state),
  };
}

/** The chance that the city stands after a turn and what the enemies make of it. */
export function survivalAfter(state: State, turn: Turn): number {
  const island = islandAfter(state, turn);
  return endingOf(island) === 'won' || skipsPhase(island) ? 1 : survivalChance(island.state);
}
