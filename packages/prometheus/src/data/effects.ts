import type { RangeClass, TerrainId } from './terrain.ts';
import type { UnitClass } from './units.ts';

/**
 * The vocabulary in which talents and powers are written. One interpreter runs it; a talent or a power is nothing
 * but a list of these.
 */
export type Effect =
  | ModifyEffect
  | AttackEffect
  | AreaAttackEffect
  | ReactAttackEffect
  | PushEffect
  | TokenEffect
  | MoveEffect
  | DrawEffect
  | HealEffect
  | UntargetableEffect
  | UnmovableEffect
  | HoldEffect
  | EnterEffect
  | UsePropEffect
  | ClaimReachEffect
  | RedirectEffect
  | RerollFirstEffect
  | RetaliateFirstEffect
  | ActivateTroopEffect
  | ThrowEffect
  | OrderEffect;

export type Op = Effect['op'];

export const POWER_KINDS = ['permanent', 'active', 'offensive', 'reaction'] as const;
export type PowerKind = (typeof POWER_KINDS)[number];

export const TIMINGS = [
  'always',
  'activation.start',
  'activation.any',
  'activation.end',
  'attack.slot',
  'attack.values',
  'attack.wounds',
  'attack.destroyed',
  'event.enemyDestroyed',
  'event.netSprung',
] as const;
export type Timing = (typeof TIMINGS)[number];

export const SCOPES = [
  'self',
  'selfAndAlliesInArea',
  'otherAlliesWithin1',
  'oneOfSelfAndAlliesWithin1',
  'otherAlliedTroopsInArea',
] as const;
export type Scope = (typeof SCOPES)[number];

export const UNTILS = ['endOfActivation', 'endOfTurn', 'yourNextTurn'] as const;
export type Until = (typeof UNTILS)[number];

/** What must hold; all of it. */
export interface Conditions {
  readonly attackRange?: RangeClass;
  readonly attackKind?: 'normal';
  readonly targetWounded?: boolean;
  readonly vitAtMost?: number;
  readonly walkedThisActivation?: boolean;
  readonly otherAllyInArea?: boolean;
  readonly otherCompleteAlliedTroopInArea?: boolean;
  readonly ownActivation?: boolean;
  readonly sameMap?: boolean;
}

export type Stat = 'offence' | 'defence' | 'movement' | 'runBonus' | 'wounds';

/** Whose number is changed, seen from the unit that has the effect. */
export type Role = 'attacker' | 'defender' | 'mover' | 'attackerOfSelf' | 'targetOfSelf';

export interface ModifyEffect {
  readonly op: 'modify';
  readonly stat: Stat;
  readonly by: number;
  readonly on: Role;
  readonly scope: Scope;
  readonly classes?: readonly UnitClass[];
  readonly if?: Conditions;
  readonly until?: Until;
}

/** Added to the attacker's offence, or dice instead of it by the lowest vitality at which they hold. */
export type Offence =
  | { readonly by: number }
  | { readonly fixed: readonly (readonly [least: number, dice: number])[] };

export interface AttackEffect {
  readonly op: 'attack';
  readonly range: readonly [least: number, most: number];
  /** Whether stairs help. */
  readonly stairs: boolean;
  readonly sight: boolean;
  readonly guard: boolean;
  readonly evade: boolean;
  readonly offence?: Offence;
  /** False if successes do not wound. */
  readonly wounds?: boolean;
  readonly after?: readonly (PushEffect | TokenEffect)[];
}

export interface AreaAttackEffect {
  readonly op: 'areaAttack';
  readonly range: readonly [least: number, most: number];
  readonly stairs: boolean;
  readonly sight: boolean;
  readonly offence: Offence;
  /** Whether those who are hit may be thrown. */
  readonly throw: boolean;
}

/** An attack in somebody else's activation, for one of the unit's own cards. */
export interface ReactAttackEffect {
  readonly op: 'reactAttack';
  readonly within: number;
  readonly cost: 'ownActivationCard';
  readonly limit: 'oneReactionPerUnitAndTurn';
}

export interface PushEffect {
  readonly op: 'push';
  readonly areas: number;
  readonly direction: 'awayFromAttacker';
  readonly minWounds: number;
  readonly optional: boolean;
}

export interface TokenEffect {
  readonly op: 'token';
  readonly token: 'petrify';
  readonly minSuccesses: Readonly<Record<UnitClass, number>>;
}

export interface MoveEffect {
  readonly op: 'move';
  readonly max: number;
  readonly if: Conditions;
}

export interface DrawEffect {
  readonly op: 'draw';
  readonly count: number;
  readonly discard?: number;
  readonly if?: Conditions;
  readonly limit?: 'oncePerTurn';
}

export interface HealEffect {
  readonly op: 'heal';
  readonly by: number;
}

export interface UntargetableEffect {
  readonly op: 'untargetable';
  readonly from: 'otherAreas';
  readonly until: Until;
}

export interface UnmovableEffect {
  readonly op: 'unmovable';
  readonly by: readonly ('throw' | 'push')[];
  readonly if: Conditions;
}

/** What those whom a unit holds may not do. */
export type Held = 'walk' | 'run' | 'cautious' | 'exit' | 'claim';

export interface HoldEffect {
  readonly op: 'hold';
  readonly who: 'enemiesInAreaWithoutBlock';
  readonly forbids: readonly Held[];
}

export interface EnterEffect {
  readonly op: 'enter';
  readonly terrain: readonly TerrainId[];
  readonly by: readonly 'walk'[];
}

export interface UsePropEffect {
  readonly op: 'useProp';
  readonly props: readonly ('tree' | 'stele')[];
  readonly offence: number;
  readonly range: number;
  readonly for: 'oneNormalAttack';
}

export interface ClaimReachEffect {
  readonly op: 'claimReach';
  readonly distance: number;
}

export type AttackKind = 'normal' | 'singlePower' | 'areaAttack';

export interface RedirectEffect {
  readonly op: 'redirect';
  readonly attacks: readonly AttackKind[];
  readonly for: 'alliesInArea';
  readonly optional: boolean;
}

export interface RerollFirstEffect {
  readonly op: 'rerollFirst';
  readonly dice: number;
  readonly against: readonly UnitClass[];
}

export interface RetaliateFirstEffect {
  readonly op: 'retaliateFirst';
  /** The talent that cancels it. */
  readonly unlessAttackerHas: 'initiative';
}

export interface ActivateTroopEffect {
  readonly op: 'activateTroop';
  readonly within: number;
  readonly card: readonly ('hand' | 'deck')[];
  readonly countsAsSecond: boolean;
  readonly aow: number;
}

export interface ThrowEffect {
  readonly op: 'throw';
  /** How many blanks it takes. */
  readonly blanks: Readonly<Record<UnitClass, number>>;
  readonly areas: number;
  readonly attack: 'range0';
}

export interface OrderEffect {
  readonly op: 'order';
  readonly allows: 'walkAfterAttack';
}
