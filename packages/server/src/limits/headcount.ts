/** How many of each name are here. */
export class Headcount {
  readonly #here = new Map<string, number>();
  #all = 0;

  of(name: string): number {
    return this.#here.get(name) ?? 0;
  }

  get all(): number {
    return this.#all;
  }

  enter(name: string): void {
    this.#here.set(name, this.of(name) + 1);
    this.#all += 1;
  }

  leave(name: string): void {
    const left = this.of(name) - 1;
    if (left > 0) this.#here.set(name, left);
    else this.#here.delete(name);
    this.#all -= 1;
  }
}
