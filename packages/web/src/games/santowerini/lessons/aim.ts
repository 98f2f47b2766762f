import {
  type Facing,
  Island,
  inProgress,
  parseSquare,
  type State,
  stepsOf,
  survivalChance,
  type Turn,
} from '@thera/santowerini';
import { facingAfter } from './facing-after.ts';

/** What a turn is asked for. */
export type Aim =
  | { readonly kind: 'builds'; readonly on: string }
  | { readonly kind: 'defeats' }
  | { readonly kind: 'stuns' }
  /** The first enemy turns to one of these sides. */
  | { readonly kind: 'turns'; readonly to: readonly Facing[] }
  /** The city stands whatever the die shows. */
  | { readonly kind: 'saves' };

/** Whether a turn does what is asked for, before the enemies act. */
export function isReached(aim: Aim, state: State, turn: Turn): boolean {
  const after = inProgress(state, stepsOf(turn));
  switch (aim.kind) {
    case 'builds':
      return turn.on === parseSquare(aim.on) && new Island(state).enemyOn(turn.on) === undefined;
    case 'defeats':
      return after.defeated > state.defeated;
    case 'stuns':
      return after.enemies.some(({ isStunned }) => isStunned);
    case 'turns':
      return aim.to.includes(facingAfter(after));
    case 'saves':
      return survivalChance(after) === 1;
  }
}
