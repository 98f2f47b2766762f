import type { PlayerFace } from '@thera/protocol';
import type { Result } from '@thera/table';

/** Why something could not be brought together: a code of the server, or one of whoever reads it. */
export type SyncRefusal = string;

/** Something of this device that follows a player to every device. */
export interface SyncedPart {
  readonly name: string;
  /** Brings together what is here and what is at the server. */
  sync(player: PlayerFace): Promise<Result<true, SyncRefusal>>;
  /** Calls back when something is new here, until the returned function is called. */
  watch(changed: () => void): () => void;
  /** All that is here, to be laid aside for whoever it belongs to; undefined if there is nothing. */
  pack(): string | undefined;
  /** Joins what was laid aside with what is here. */
  unpack(text: string): void;
  /** Nothing of it is here any more. */
  clear(): void;
}
