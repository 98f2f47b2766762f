import type { SyncedFields } from './synced-fields.ts';

/** Things of which each is there or not, such as lessons that are done. */
export interface SyncedSet {
  readonly name: string;
  read(): readonly string[];
  /** All that are there now. */
  write(ids: readonly string[]): void;
  isKnown(id: string): boolean;
  watch(changed: () => void): () => void;
}

const THERE = 'yes';

/** Each of them as a field. */
export function setFields({ name, read, write, isKnown, watch }: SyncedSet): SyncedFields {
  return {
    name,
    read: () => Object.fromEntries(read().map((id) => [id, THERE])),
    write(fields) {
      const ids = Object.keys(fields);
      const before = new Set(read());
      if (ids.length !== before.size || ids.some((id) => !before.has(id))) write(ids);
    },
    isKnown: (id, value) => value === THERE && isKnown(id),
    watch,
    clear: () => write([]),
  };
}
