import type { PlaceName } from './place-text.ts';
import type { UnitName } from './unit-text.ts';

/** What the computer would do, and why. */
export interface HintText {
  readonly ask: string;
  readonly seeking: string;
  readonly none: string;
  /** Steps in words, one after the other. */
  readonly would: (steps: string) => string;
  /** Why, in a sentence each; “Hades calms the hound; Cerberus hits him for 1.8 on average.” */
  readonly reasons: {
    readonly wins: string;
    readonly calms: (god: UnitName) => string;
    readonly enrages: (unit: UnitName) => string;
    readonly closerToExit: (god: UnitName, steps: number) => string;
    readonly closerToHound: (god: UnitName, steps: number) => string;
    readonly wounds: (attacker: UnitName, target: UnitName, wounds: string) => string;
    readonly destroys: (attacker: UnitName, target: UnitName, percent: string) => string;
    readonly blocks: (unit: UnitName, target: UnitName) => string;
    readonly frees: (unit: UnitName, friend: UnitName) => string;
    readonly clears: (unit: UnitName, area: PlaceName) => string;
    readonly enters: (unit: UnitName, area: PlaceName) => string;
    readonly cards: string;
    readonly saves: (unit: UnitName) => string;
    readonly position: string;
    /** What the other side is likely to do then. */
    readonly hitBack: (attacker: UnitName, target: UnitName, wounds: string) => string;
    readonly safe: string;
  };
  /** Two reasons in one sentence. */
  readonly join: (first: string, second: string) => string;
}
