/** Who is here: players with a page open, and since when others are not. */
export class Presence {
  readonly #open = new Map<string, number>();
  readonly #left = new Map<string, number>();

  arrive(player: string): void {
    this.#open.set(player, (this.#open.get(player) ?? 0) + 1);
    this.#left.delete(player);
  }

  leave(player: string, now: number): void {
    const pages = (this.#open.get(player) ?? 1) - 1;
    if (pages > 0) this.#open.set(player, pages);
    else {
      this.#open.delete(player);
      this.#left.set(player, now);
    }
  }

  isHere(player: string): boolean {
    return this.#open.has(player);
  }

  /** For how long a player has been away; undefined if they are here, and since `known` if nobody saw them go. */
  absence(player: string, known: number, now: number): number | undefined {
    return this.isHere(player) ? undefined : now - Math.max(known, this.#left.get(player) ?? known);
  }

  /** Forgets those who have been away for long: their absence counts from the last entry then. */
  forget(before: number): void {
    for (const [player, left] of this.#left) if (left < before) this.#left.delete(player);
  }
}
