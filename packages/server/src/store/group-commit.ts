/** A write that waits for its turn. */
interface Waiting {
  /** Writes, inside a transaction; whoever waits is told by what it gives back. */
  readonly write: () => () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Commits writes that arrive together together: the disk is asked to keep them once, and all of them wait for it. What
 * arrives while messages are being read is written when all that had come are read.
 */
export class GroupCommit {
  readonly #inTransaction: <T>(work: () => T) => T;
  #waiting: Waiting[] = [];

  constructor(inTransaction: <T>(work: () => T) => T) {
    this.#inTransaction = inTransaction;
  }

  /** Ends when the write is on the disk. */
  write<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const write = (): (() => void) => {
        const value = work();
        return () => resolve(value);
      };
      if (this.#waiting.push({ write, fail: reject }) === 1) setImmediate(() => this.flush());
    });
  }

  /** Writes what waits now. */
  flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    if (!this.#commit(group) && group.length > 1) for (const one of group) this.#commit([one]);
  }

  /** Whether it is done; a group that fails is written one by one, so that nobody fails for another's write. */
  #commit(group: readonly Waiting[]): boolean {
    try {
      for (const tell of this.#inTransaction(() => group.map(({ write }) => write()))) tell();
      return true;
    } catch (error) {
      const [only, ...others] = group;
      if (others.length === 0) only?.fail(error);
      return false;
    }
  }
}
