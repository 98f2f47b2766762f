import type { AttackKind } from './data/effects.ts';
import type { PowerId } from './data/power-ids.ts';
import type { RangeClass } from './data/terrain.ts';
import type { UnitId } from './data/units.ts';

/** How far an attack has come; the order of the rules. */
export const STAGES = [
  'guard',
  'evade',
  'initiative',
  'struck-first',
  'values',
  'roll',
  'slay',
  'throw',
  'dice',
  'fives',
  'lift',
  'wounds',
  'effects',
  'destroyed',
  'bloodlust',
  'retaliation',
  'over',
] as const;
export type Stage = (typeof STAGES)[number];

/** Why a unit attacks outside its own activation. */
export const REACTIONS = ['retaliation', 'initiative', 'spring'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Who strikes whom, and how. */
export interface Blow {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly by: AttackKind;
  readonly power: PowerId | null;
  readonly isAerial: boolean;
  /** Whether a tree or stele is hurled. */
  readonly hasProp: boolean;
  /** Omphalos cards spent on it. */
  readonly stones: number;
  readonly range: RangeClass;
}

/** One attack of one unit on one other. */
export interface Attack extends Blow {
  readonly stage: Stage;
  readonly reaction: Reaction | null;
  /** Those who got out of its way. */
  readonly evaders: readonly UnitId[];
  /** Whether somebody guards, or the target struck first: then that is not asked again, nor is retaliation. */
  readonly isGuarded: boolean;
  readonly wasStruckFirst: boolean;
  /** Dice and what they must reach; from the values on. */
  readonly offence: number;
  readonly defence: number;
  /** What lies on the table, highest first; blanks are 0 until they are taken away. */
  readonly dice: readonly number[];
  /** Dice of the first roll, or fives, that are to be rolled again. */
  readonly again: number;
  /** Whether the dice play themselves to the end. */
  readonly isAutomatic: boolean;
  readonly successes: number;
  readonly wounds: number;
  /** Whether the target was destroyed by it. */
  readonly hasDestroyed: boolean;
}

/** An attack that begins. */
export function attackOf(blow: Blow, reaction: Reaction | null): Attack {
  return {
    ...blow,
    // Nobody reacts to a reaction.
    stage: reaction === null ? 'guard' : 'values',
    reaction,
    evaders: [],
    isGuarded: false,
    wasStruckFirst: false,
    offence: 0,
    defence: 0,
    dice: [],
    again: 0,
    isAutomatic: false,
    successes: 0,
    wounds: 0,
    hasDestroyed: false,
  };
}
