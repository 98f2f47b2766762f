import type { Seat } from '@thera/table';
import type { AskKind } from './ask.ts';
import type { Reaction } from './attack.ts';
import type { AreaId } from './data/area-ids.ts';
import type { Prop } from './data/areas.ts';
import type { CardId, CardUse } from './data/cards.ts';
import type { AttackKind } from './data/effects.ts';
import type { Face } from './data/faces.ts';
import type { PowerId } from './data/power-ids.ts';
import type { RangeClass } from './data/terrain.ts';
import type { UnitId } from './data/units.ts';
import type { Ending, Gait } from './state.ts';
import type { Mode } from './step.ts';

/**
 * The least that can happen. The rules say which of them follow from a step and the dice; carried out one after the
 * other they are the whole game, so that whoever shows or tells it needs to know no rule. In a view a card or face
 * that its onlooker may not know is null.
 */
export type Occurrence =
  | { readonly kind: 'drafted'; readonly seat: Seat; readonly unit: UnitId }
  | { readonly kind: 'draft-stopped'; readonly seat: Seat }
  | { readonly kind: 'placed'; readonly unit: UnitId; readonly area: AreaId }
  | { readonly kind: 'token-laid'; readonly area: AreaId; readonly face: Face | null }
  | { readonly kind: 'stones-laid'; readonly areas: readonly AreaId[] }
  /** A seat's Art of War for the opening hand. */
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly aow: number }
  | { readonly kind: 'turn-began'; readonly number: number; readonly seat: Seat }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: CardId | null }
  /** Every seat took the rest of its deck and shuffled its discards into a new one. */
  | { readonly kind: 'refilled' }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'searched'; readonly seat: Seat; readonly card: CardId | null }
  /** A card went to the discards, and for what; `power` where a power asked for it. */
  | {
      readonly kind: 'paid';
      readonly seat: Seat;
      readonly card: CardId;
      /** Two dead cards pay for a manoeuvre before it is named. */
      readonly use: CardUse | 'manoeuvre';
      readonly from: 'hand' | 'deck';
      readonly power?: PowerId;
    }
  /** A card went to the discards for nothing but a power's wording. */
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: CardId; readonly power: PowerId }
  | { readonly kind: 'activated'; readonly unit: UnitId; readonly mode: Mode; readonly leader: UnitId | null }
  | { readonly kind: 'activation-ended'; readonly unit: UnitId }
  | {
      readonly kind: 'power-used';
      readonly unit: UnitId;
      readonly power: PowerId;
      /** Whom it works on, where it lasts. */
      readonly on: readonly UnitId[];
    }
  | { readonly kind: 'power-faded'; readonly power: PowerId; readonly on: UnitId }
  | {
      readonly kind: 'moved';
      readonly unit: UnitId;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly gait: Gait | 'bloodlust';
    }
  | { readonly kind: 'exited'; readonly unit: UnitId; readonly from: AreaId }
  | { readonly kind: 'deployed'; readonly unit: UnitId; readonly area: AreaId }
  | {
      readonly kind: 'recalled';
      readonly unit: UnitId;
      readonly from: AreaId | null;
      readonly area: AreaId;
    }
  | {
      readonly kind: 'forced';
      readonly unit: UnitId;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly by: 'throw' | 'push';
    }
  | {
      readonly kind: 'token-turned';
      readonly area: AreaId;
      readonly face: Face;
      readonly unit: UnitId;
    }
  | { readonly kind: 'trapped'; readonly unit: UnitId }
  /** A net came off: cut by a friend, torn by being moved, or at the end of an activation. */
  | {
      readonly kind: 'net-off';
      readonly unit: UnitId;
      readonly why: 'activation' | 'freed' | 'moved';
      readonly by: UnitId | null;
    }
  | { readonly kind: 'petrified'; readonly unit: UnitId }
  | { readonly kind: 'softened'; readonly unit: UnitId }
  | { readonly kind: 'stone-claimed'; readonly unit: UnitId; readonly area: AreaId }
  | { readonly kind: 'stone-dropped'; readonly unit: UnitId; readonly area: AreaId }
  /** From the ground of the god's area, or from a unit there. */
  | {
      readonly kind: 'stone-absorbed';
      readonly unit: UnitId;
      readonly area: AreaId;
      readonly from: UnitId | null;
    }
  | { readonly kind: 'calmed'; readonly unit: UnitId; readonly rage: number }
  | {
      readonly kind: 'enraged';
      readonly unit: UnitId;
      readonly area: AreaId;
      readonly rage: number;
    }
  | {
      readonly kind: 'prop-torn';
      readonly unit: UnitId;
      readonly area: AreaId;
      readonly prop: Prop;
    }
  | {
      readonly kind: 'attacked';
      readonly attacker: UnitId;
      readonly target: UnitId;
      readonly by: AttackKind;
      readonly power: PowerId | null;
      readonly reaction: Reaction | null;
      readonly range: RangeClass;
    }
  | { readonly kind: 'guarded'; readonly unit: UnitId; readonly instead: UnitId }
  | { readonly kind: 'evaded'; readonly unit: UnitId }
  | { readonly kind: 'retargeted'; readonly attacker: UnitId; readonly target: UnitId }
  /** The attack came to nothing: nobody else to strike, or the attacker or target was gone. */
  | { readonly kind: 'attack-lost'; readonly attacker: UnitId }
  | { readonly kind: 'reacted'; readonly unit: UnitId; readonly reaction: Reaction }
  /** A seat that was asked said no. */
  | { readonly kind: 'declined'; readonly seat: Seat; readonly ask: AskKind }
  /** So many dice against so much. */
  | {
      readonly kind: 'valued';
      readonly attacker: UnitId;
      readonly target: UnitId;
      readonly offence: number;
      readonly defence: number;
    }
  | {
      readonly kind: 'rolled';
      readonly attacker: UnitId;
      /** What was rolled now. */
      readonly faces: readonly number[];
      /** What lies on the table afterwards. */
      readonly dice: readonly number[];
      readonly roll: 'first' | 'slay' | 'fives';
    }
  | { readonly kind: 'boosted'; readonly from: number; readonly to: number; readonly dice: readonly number[] }
  | { readonly kind: 'blanks-spent'; readonly blanks: number; readonly dice: readonly number[] }
  | {
      readonly kind: 'struck';
      readonly attacker: UnitId;
      readonly target: UnitId;
      readonly dice: readonly number[];
      readonly successes: number;
      readonly wounds: number;
      readonly vit: number;
    }
  | { readonly kind: 'healed'; readonly unit: UnitId; readonly vit: number }
  | {
      readonly kind: 'destroyed';
      readonly unit: UnitId;
      readonly area: AreaId;
      readonly by: UnitId;
      /** Troops go to the reserve, others are out. */
      readonly isOut: boolean;
    }
  | { readonly kind: 'left'; readonly seat: Seat; readonly partner: Seat | null }
  | { readonly kind: 'ended'; readonly ending: Ending };

export type OccurrenceKind = Occurrence['kind'];
