import type { Fields } from './stamped.ts';

/** Some of the fields that follow a player, such as the settings. */
export interface SyncedFields {
  /** What stands before each name. */
  readonly name: string;
  /** What is not as it is at first. */
  read(): Fields;
  /** All of them are so now; those that are missing are as at first. */
  write(fields: Fields): void;
  /** Whether this version knows such a field with such a value. What a later one has written goes through untouched. */
  isKnown(field: string, value: string): boolean;
  watch(changed: () => void): () => void;
  clear(): void;
}
