import type { AreaId } from './data/area-ids.ts';
import type { CardId } from './data/cards.ts';
import type { Face } from './data/faces.ts';
import type { PowerId } from './data/power-ids.ts';
import type { UnitId } from './data/units.ts';

export type Mode = 'simple' | 'complex';

/** A power, and what it is aimed at, where it is aimed; `stones` are omphalos cards for a god's attack. */
export interface PowerStep {
  readonly kind: 'power';
  readonly power: PowerId;
  readonly unit?: UnitId;
  readonly area?: AreaId;
  readonly stones?: number;
}

/** A normal attack; with `prop` a tree or stele is hurled. */
export interface AttackStep {
  readonly kind: 'attack';
  readonly target: UnitId;
  readonly prop?: true;
  readonly stones?: number;
}

/** The least that a player chooses. */
export type Step =
  // Before play.
  | { readonly kind: 'draft'; readonly unit: UnitId }
  | { readonly kind: 'stop' }
  | { readonly kind: 'place'; readonly unit: UnitId; readonly area: AreaId }
  /** Others are not told the face. */
  | { readonly kind: 'token'; readonly area: AreaId; readonly face?: Face }
  // The turn.
  | { readonly kind: 'pass' }
  | { readonly kind: 'draw2' }
  /** Others are not told the card. */
  | { readonly kind: 'search'; readonly card?: CardId }
  /** Two cards of destroyed units, for the manoeuvre that follows. */
  | { readonly kind: 'pay'; readonly cards: readonly [UnitId, UnitId] }
  | { readonly kind: 'act'; readonly unit: UnitId; readonly mode: Mode }
  /** An Art of War for one more activation. */
  | { readonly kind: 'second' }
  | { readonly kind: 'leader'; readonly unit: UnitId; readonly mode: Mode }
  | { readonly kind: 'recall'; readonly unit: UnitId; readonly area: AreaId }
  /** The turn ends. */
  | { readonly kind: 'done' }
  // The activation.
  | PowerStep
  /** One area farther. */
  | { readonly kind: 'walk' | 'run' | 'cautious' | 'fly'; readonly to: AreaId }
  | { readonly kind: 'exit' }
  | { readonly kind: 'deploy'; readonly area: AreaId }
  | AttackStep
  | { readonly kind: 'aerial'; readonly target: UnitId }
  | { readonly kind: 'calm' }
  | { readonly kind: 'claim'; readonly area: AreaId }
  | { readonly kind: 'enrage' }
  | { readonly kind: 'free'; readonly unit: UnitId }
  | { readonly kind: 'drop' }
  /** A stone that lies here, or the one that a unit here carries. */
  | { readonly kind: 'absorb'; readonly from?: UnitId }
  /** The activation ends. */
  | { readonly kind: 'end' }
  // Answers.
  | { readonly kind: 'guard'; readonly unit: UnitId }
  | { readonly kind: 'evade' }
  | { readonly kind: 'initiative' }
  | { readonly kind: 'retaliate' }
  | { readonly kind: 'spring' }
  | { readonly kind: 'no' }
  | { readonly kind: 'retarget'; readonly target: UnitId }
  | { readonly kind: 'next'; readonly target: UnitId }
  | { readonly kind: 'discard'; readonly card: CardId }
  | { readonly kind: 'push'; readonly area: AreaId }
  | { readonly kind: 'bloodlust'; readonly area: AreaId }
  // Dice.
  /** Rolls these faces of the first roll again. */
  | { readonly kind: 'slay'; readonly dice: readonly number[] }
  | { readonly kind: 'throw'; readonly area: AreaId }
  /** Gives up a die that shows `from` to lift one that shows `to` by one. */
  | { readonly kind: 'boost'; readonly from: number; readonly to: number }
  /** Rolls so many fives again; none is an answer too. */
  | { readonly kind: 'reroll'; readonly fives: number }
  /** Leaves the dice as they are. */
  | { readonly kind: 'strike' }
  /** The dice play themselves, to the end of the attack. */
  | { readonly kind: 'auto' };

export type StepKind = Step['kind'];
