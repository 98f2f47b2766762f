import type { AreaId, MapId } from '../data/area-ids.ts';
import type { CardId } from '../data/cards.ts';
import type { UnitId } from '../data/units.ts';
import type { EndingReason } from '../state.ts';

/** What speaks for a decision. Wounds and Rage are means over everything that chance may do; chances go from 0 to 1. */
export type Reason =
  /** It ends the game for good, with this chance. */
  | { readonly kind: 'wins'; readonly how: EndingReason; readonly chance: number }
  /** A god calms the hound; so much Rage is left. */
  | { readonly kind: 'calms'; readonly unit: UnitId; readonly rage: number }
  /** A unit feeds a stone to the hound. */
  | { readonly kind: 'enrages'; readonly unit: UnitId; readonly rage: number }
  /** A unit attacks: wounds on average, and the chance to destroy. */
  | {
      readonly kind: 'strikes';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly wounds: number;
      readonly destroys: number;
    }
  /** Somebody is turned to stone, with this chance. */
  | { readonly kind: 'petrifies'; readonly unit: UnitId; readonly target: UnitId; readonly chance: number }
  /** Somebody is thrown or pushed, with this chance. */
  | { readonly kind: 'moves'; readonly unit: UnitId; readonly target: UnitId; readonly chance: number }
  /** A friend is cut out of a net. */
  | { readonly kind: 'frees'; readonly unit: UnitId; readonly friend: UnitId }
  /** A unit loses the net or the stone that holds it. */
  | { readonly kind: 'recovers'; readonly unit: UnitId }
  /** Steps that are left to the exits, with all that stands in the way. */
  | { readonly kind: 'nears-exit'; readonly unit: UnitId; readonly before: number; readonly after: number }
  /** Steps that are left to the hound. */
  | { readonly kind: 'nears-hound'; readonly unit: UnitId; readonly before: number; readonly after: number }
  /** A god's way out becomes longer. */
  | {
      readonly kind: 'bars';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly before: number;
      readonly after: number;
    }
  /** A god that could have left at once no longer can. */
  | { readonly kind: 'holds-back'; readonly unit: UnitId; readonly target: UnitId }
  /** Wounds that threaten a god in the other side's next turn. */
  | { readonly kind: 'escapes'; readonly unit: UnitId; readonly before: number; readonly after: number }
  | { readonly kind: 'claims'; readonly unit: UnitId; readonly area: AreaId }
  | { readonly kind: 'absorbs'; readonly unit: UnitId }
  | { readonly kind: 'enters'; readonly unit: UnitId; readonly map: MapId }
  /** A card is fetched for what can be done with it. */
  | { readonly kind: 'fetches'; readonly card: CardId }
  /** Cards for later. */
  | { readonly kind: 'draws'; readonly cards: number }
  /** A card is kept, or given away as the least of all. */
  | { readonly kind: 'spares'; readonly card: CardId }
  /** Nothing in particular: nothing else is better. */
  | { readonly kind: 'waits' };
export type ReasonKind = Reason['kind'];

/** What speaks against it: wounds that come back at once, or in the other side's next turn, on average. */
export type Risk =
  | { readonly kind: 'struck-back'; readonly unit: UnitId; readonly by: UnitId; readonly wounds: number }
  | { readonly kind: 'exposed'; readonly unit: UnitId; readonly by: UnitId; readonly wounds: number }
  /** A token lies on the way; the chance that it is a net. */
  | { readonly kind: 'net'; readonly unit: UnitId; readonly area: AreaId; readonly chance: number };
export type RiskKind = Risk['kind'];
