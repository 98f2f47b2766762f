/** Who has a page open here, and since when others have not. */
export class Presence {
  readonly #open = new Map<string, number>();
  readonly #left = new Map<string, number>();

  get players(): readonly string[] {
    return [...this.#open.keys()];
  }

  /** Whether it is their first page. */
  arrive(player: string): boolean {
    const pages = (this.#open.get(player) ?? 0) + 1;
    this.#open.set(player, pages);
    this.#left.delete(player);
    return pages === 1;
  }

  /** Whether it was their last page. */
  leave(player: string, now: number): boolean {
    const pages = (this.#open.get(player) ?? 1) - 1;
    if (pages > 0) {
      this.#open.set(player, pages);
      return false;
    }
    this.#open.delete(player);
    this.left(player, now);
    return true;
  }

  /** They have no page any more, wherever it was. */
  left(player: string, at: number): void {
    if (!this.isHere(player)) this.#left.set(player, at);
  }

  isHere(player: string): boolean {
    return this.#open.has(player);
  }

  /** When somebody who is not here was here last, as far as anybody saw them go. */
  lastSeen(player: string): number | undefined {
    return this.#left.get(player);
  }

  /** Forgets those who have been away for long: their absence counts from the last entry then. */
  forget(before: number): void {
    for (const [player, left] of this.#left) if (left < before) this.#left.delete(player);
  }
}
