/** What the one who waits for a decision may want: the best found so far at once, or none at all. */
export type Wish = 'move-now' | 'stop';

/** How a computer player hears of it: who thinks without pause looks from time to time, who waits listens. */
export interface Interruption {
  readonly wish: Wish | undefined;
  /** Calls back once, when something is wished. */
  listen(heard: (wish: Wish) => void): void;
}

/** The side of an interruption that speaks. The first wish counts. */
export class Interrupter implements Interruption {
  #wish: Wish | undefined;
  #listeners: ((wish: Wish) => void)[] = [];

  get wish(): Wish | undefined {
    return this.#wish;
  }

  listen(heard: (wish: Wish) => void): void {
    if (this.#wish === undefined) this.#listeners.push(heard);
    else heard(this.#wish);
  }

  moveNow(): void {
    this.#say('move-now');
  }

  stop(): void {
    this.#say('stop');
  }

  #say(wish: Wish): void {
    if (this.#wish !== undefined) return;
    this.#wish = wish;
    for (const heard of this.#listeners) heard(wish);
    this.#listeners = [];
  }
}
