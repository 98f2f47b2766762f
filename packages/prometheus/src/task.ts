import type { Seat } from '@thera/table';
import type { Attack } from './attack.ts';
import type { AreaId } from './data/area-ids.ts';
import type { PowerId } from './data/power-ids.ts';
import type { UnitId } from './data/units.ts';

/** Something that has to be done before the game goes on. */
export type Task =
  /** The next recruit, the next placement. */
  | { readonly kind: 'draft'; readonly next: number }
  | { readonly kind: 'set-up'; readonly next: number }
  /** Opening hands. */
  | { readonly kind: 'deal' }
  | { readonly kind: 'begin-turn' }
  | { readonly kind: 'draw'; readonly seat: Seat; readonly count: number }
  /** A token is turned over under a unit. */
  | { readonly kind: 'turn-over'; readonly unit: UnitId; readonly area: AreaId }
  /** These may attack the unit that a net has caught. */
  | { readonly kind: 'spring'; readonly target: UnitId; readonly springers: readonly UnitId[] }
  | { readonly kind: 'discard'; readonly seat: Seat; readonly power: PowerId }
  | { readonly kind: 'attack'; readonly attack: Attack }
  /** An attack on all of these, one after the other. */
  | {
      readonly kind: 'area-attack';
      readonly attacker: UnitId;
      readonly power: PowerId;
      readonly area: AreaId;
      readonly targets: readonly UnitId[];
    }
  | { readonly kind: 'end-activation' }
  | { readonly kind: 'end-turn' };
