import type { SyncedFields } from '../sync/synced-fields.ts';
import type { SyncedPart } from '../sync/synced-part.ts';

/** What of a game follows a player to every device. */
export interface GameSynced {
  /** What is small and changed field by field. */
  readonly fields?: readonly SyncedFields[];
  /** What is brought together in a way of its own. */
  readonly parts?: readonly SyncedPart[];
}
