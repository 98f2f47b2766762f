import { type Annals, formatAnnals } from './annals.ts';
import { type ReadAnnals, readAnnals } from './read-annals.ts';

const KEY = 'thera.santowerini';
/** Where a text goes that could not be read in full, before what is left of it is written over it. */
const DAMAGED_KEY = 'thera.santowerini.damaged';

/** The part of the browser's storage that annals need. */
export type AnnalsStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What a player has done, in one entry of a storage: a change is there as a whole or not at all. */
export interface AnnalsStore {
  read(): ReadAnnals;
  /**
   * Changes what is kept. Nothing is written over what cannot be read until somebody goes on with what is left: until
   * then this does nothing.
   */
  change(change: (annals: Annals) => Annals): void;
  /** Goes on with what could be read; the damaged text is laid aside. */
  goOn(): void;
  /** Whether the last change could be written down; if not, it lives until the page is left. */
  isWritten(): boolean;
}

export function openAnnalsStore(storage: AnnalsStorage | undefined): AnnalsStore {
  /** What could not be written down. */
  let unwritten: string | undefined;

  const kept = (): string | null => unwritten ?? storage?.getItem(KEY) ?? null;
  const read = (): ReadAnnals => readAnnals(kept());

  function write(text: string): void {
    unwritten = isStored(KEY, text) ? undefined : text;
  }

  function isStored(key: string, text: string): boolean {
    try {
      storage?.setItem(key, text);
      return storage !== undefined;
    } catch {
      return false;
    }
  }

  return {
    read,
    change(change) {
      const { annals, faults } = read();
      if (faults.length > 0) return;
      const changed = change(annals);
      if (changed !== annals) write(formatAnnals(changed));
    },
    goOn() {
      const { annals, faults } = read();
      if (faults.length === 0) return;
      isStored(DAMAGED_KEY, kept() ?? '');
      write(formatAnnals(annals));
    },
    isWritten: () => unwritten === undefined,
  };
}
