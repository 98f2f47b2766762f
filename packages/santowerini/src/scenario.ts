import type { EnemyKind } from './enemy-kinds.ts';
import type { Square } from './squares.ts';

export const SCENARIO_CODES = [
  '1A',
  '1B',
  '2A',
  '2B',
  '3A',
  '3B',
  '4A',
  '4B',
  '5A',
  '5B',
  '6A',
  '6B',
] as const;
export type ScenarioCode = (typeof SCENARIO_CODES)[number];

/** The siege that has no end. */
export const ENDLESS = 'endless';
export type PlaceCode = ScenarioCode | typeof ENDLESS;

/** What stands on the island, and who comes. */
export interface Scenario {
  readonly code: PlaceCode;
  /** From 1 to 6, also its points; 0 for what is not scored that way. */
  readonly level: number;
  /** Pieces on each square; four are three blocks and a dome. */
  readonly heights: readonly number[];
  readonly builders: readonly Square[];
  /** Where an enemy lands on each face of the die. */
  readonly landings: readonly Square[];
  /** The target zone: an enemy that steps here has taken the city. */
  readonly gate: readonly Square[];
  /** Everybody who will come, in order. */
  readonly reserve: readonly EnemyKind[];
  /** How many are ashore before the first turn. */
  readonly start: number;
  /** Rounds between landings. */
  readonly interval: number;
  /** The most enemies ashore at once. */
  readonly cap: number;
  /** How many buildings are wanted at the end. */
  readonly buildings: number;
}
