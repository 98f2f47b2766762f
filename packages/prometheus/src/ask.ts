import type { Seat } from '@thera/table';
import type { PowerId } from './data/power-ids.ts';
import type { UnitId } from './data/units.ts';

/** A question, and the seat that must answer it. What it is about stands in the attack, activation or turn. */
export type Ask =
  /** Which recruit? */
  | { readonly kind: 'draft'; readonly seat: Seat }
  /** Where does this unit stand at the beginning? */
  | { readonly kind: 'place'; readonly seat: Seat; readonly unit: UnitId }
  /** Where do the nets and lures lie? */
  | { readonly kind: 'tokens'; readonly seat: Seat }
  /** What does the seat do in its turn, between activations? */
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** What does the activated unit do? */
  | { readonly kind: 'activation'; readonly seat: Seat }
  /** Which card goes? */
  | { readonly kind: 'discard'; readonly seat: Seat; readonly power: PowerId }
  /** Does one of these step in front of the target? Then these seats are asked. */
  | {
      readonly kind: 'guard';
      readonly seat: Seat;
      readonly units: readonly UnitId[];
      readonly others: readonly Seat[];
    }
  /** Does the target evade for an Art of War? */
  | { readonly kind: 'evade'; readonly seat: Seat }
  /** The target evaded: whom does the attacker strike instead? */
  | { readonly kind: 'retarget'; readonly seat: Seat }
  /** Does the target strike first? */
  | { readonly kind: 'initiative'; readonly seat: Seat }
  /** Whom does an attack on a whole area strike next? */
  | { readonly kind: 'next'; readonly seat: Seat }
  /** Which dice of the first roll does the slayer roll again? */
  | { readonly kind: 'slay'; readonly seat: Seat }
  /** Where is the target thrown? */
  | { readonly kind: 'throw'; readonly seat: Seat }
  /** Which dice are given up for others, and how many fives are rolled again? */
  | { readonly kind: 'dice'; readonly seat: Seat }
  /** Which dice are given up after the fives? */
  | { readonly kind: 'lift'; readonly seat: Seat }
  /** Where is the target pushed? */
  | { readonly kind: 'push'; readonly seat: Seat }
  /** Where does the attacker go after it has destroyed its target? */
  | { readonly kind: 'bloodlust'; readonly seat: Seat; readonly unit: UnitId }
  /** Does the unit that was attacked strike back? */
  | { readonly kind: 'retaliate'; readonly seat: Seat }
  /** Does this unit attack the one that a net has just caught? */
  | {
      readonly kind: 'spring';
      readonly seat: Seat;
      readonly unit: UnitId;
      readonly target: UnitId;
    };

export type AskKind = Ask['kind'];

/** Questions that are asked whether or not the seat holds the card they need, so that they tell nothing. */
export const HIDDEN_CARD_ASKS: readonly AskKind[] = ['evade', 'initiative', 'retaliate', 'spring'];

/** Questions in somebody else's activation. */
export const REACTION_ASKS: readonly AskKind[] = ['guard', ...HIDDEN_CARD_ASKS];
