import type { UnitName } from './unit-text.ts';

/** What an attack would do, before it is made. */
export interface ForecastText {
  /** “Hades attacks Cerberus”. */
  readonly title: (attacker: UnitName, target: UnitName) => string;
  /** With a power: “Thunderbolt: Zeus attacks Hades”. */
  readonly titleBy: (power: string, title: string) => string;
  readonly diceAgainst: (dice: number, defence: number) => string;
  readonly dice: string;
  readonly against: string;
  readonly defence: string;
  /** Where a number comes from; each begins with the base. */
  readonly sources: {
    readonly base: (unit: UnitName) => string;
    readonly terrain: (terrain: string) => string;
    /** A talent or power of somebody: “Terror (Cerberus)”. */
    readonly ability: (name: string, owner: string) => string;
    readonly net: string;
    readonly petrified: string;
    readonly prop: string;
    readonly omphalos: string;
    readonly fixed: (power: string) => string;
    readonly limit: string;
  };
  /** “+1 Close Combat”, “−1 Terror (Cerberus)”. */
  readonly modifier: (by: number, source: string) => string;
  readonly offenceIs: (parts: string) => string;
  readonly defenceIs: (parts: string) => string;
  readonly woundsLess: (by: number, source: string) => string;
  readonly wounds: (wounds: number) => string;
  readonly chance: (percent: string) => string;
  readonly atLeastOne: (percent: string) => string;
  readonly destroys: (target: UnitName, percent: string) => string;
  readonly petrifies: (target: UnitName, percent: string) => string;
  readonly average: (wounds: string) => string;
  readonly noDice: string;
  readonly comesBack: {
    readonly title: string;
    readonly guard: (guards: string) => string;
    readonly evade: (target: UnitName) => string;
    readonly initiative: (target: UnitName, dice: number, wounds: string) => string;
    readonly retaliate: (target: UnitName, dice: number, wounds: string) => string;
    readonly nothing: string;
    /** Behind what needs a card: how many of it are not seen. */
    readonly unseen: (cards: number) => string;
  };
  readonly table: { readonly wounds: string; readonly chance: string };
  readonly attack: string;
  readonly another: string;
}

/** The roll, step by step. */
export interface RollText {
  readonly steps: {
    readonly first: string;
    readonly throw: string;
    readonly boost: string;
    readonly fives: string;
    readonly lift: string;
    readonly result: string;
  };
  readonly blanksGo: (blanks: number) => string;
  readonly byHand: string;
  readonly goOn: string;
  readonly die: (face: string) => string;
  readonly success: string;
  readonly nothing: (defence: number) => string;
}
