import type { EnemyKind, Face, Order } from './enemy-kinds.ts';
import type { Facing, Square } from './squares.ts';

/** Enemies are numbered from 1 as they come ashore, and keep their number. */
export type EnemyId = number;

/**
 * The least that can happen on the island. The rules say which of them follow from a turn and the die; carried out
 * one after the other they are the whole game, so that whoever shows or tells it needs to know no rule.
 */
export type Occurrence =
  | { readonly kind: 'moved'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'built'; readonly square: Square }
  /** An enemy was built over. */
  | { readonly kind: 'defeated'; readonly enemy: EnemyId; readonly square: Square }
  /** An enemy lost a hit and will miss its next action. */
  | { readonly kind: 'stunned'; readonly enemy: EnemyId; readonly square: Square }
  /** The action that a stunned enemy misses. */
  | { readonly kind: 'recovered'; readonly enemy: EnemyId }
  | { readonly kind: 'turned'; readonly enemy: EnemyId; readonly facing: Facing }
  /** The die fell for an enemy; a captain ashore makes a one of the others count as a two. */
  | {
      readonly kind: 'rolled';
      readonly enemy: EnemyId;
      readonly face: Face;
      readonly order: Order;
      readonly isCommanded: boolean;
    }
  | { readonly kind: 'marched'; readonly enemy: EnemyId; readonly from: Square; readonly to: Square }
  /** A building lost pieces off its top. */
  | { readonly kind: 'struck'; readonly enemy: EnemyId; readonly square: Square; readonly pieces: number }
  /** A builder was defeated. */
  | { readonly kind: 'felled'; readonly enemy: EnemyId; readonly square: Square }
  /** An enemy could do nothing of what it was to do. */
  | { readonly kind: 'thwarted'; readonly enemy: EnemyId; readonly square: Square | null }
  | {
      readonly kind: 'landed';
      readonly enemy: EnemyId;
      readonly enemyKind: EnemyKind;
      readonly face: Face;
      readonly square: Square;
    }
  /** Whoever was to land found every landing blocked. */
  | { readonly kind: 'turned-away'; readonly enemyKind: EnemyKind; readonly face: Face }
  /** A wave of the siege without end was rolled. */
  | { readonly kind: 'mustered'; readonly wave: number; readonly enemies: readonly EnemyKind[] }
  | { readonly kind: 'round-ended'; readonly round: number };

export type OccurrenceKind = Occurrence['kind'];
