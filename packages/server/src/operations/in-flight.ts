/** What has begun and is not done yet. */
export class InFlight {
  readonly #works = new Set<Promise<unknown>>();

  track<T>(work: Promise<T>): Promise<T> {
    const done = work.then(
      () => undefined,
      () => undefined,
    );
    this.#works.add(done);
    void done.then(() => this.#works.delete(done));
    return work;
  }

  /** Waits until all of it is done, but no longer than so many milliseconds. */
  async settled(most: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, most);
    });
    const all = async (): Promise<void> => {
      while (this.#works.size > 0) await Promise.all(this.#works);
    };
    await Promise.race([all(), late]);
    clearTimeout(timer);
  }
}
