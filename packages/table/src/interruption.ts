/** What the one who waits for a decision may want: the best found so far at once, or none at all. */
export type Wish = 'move-now' | 'stop';

/** How a computer player hears of it: who thinks without pause looks from time to time, who waits listens. */
export interface Interruption {
  readonly wish: Wish | undefined;
  /** Calls back when something is wished. */
  listen(heard: (wish: Wish) => void): void;
}

/** The side of an interruption that speaks. Who hurried may still give up; nothing else is wished twice. */
export class Interrupter implements Interruption {
  #wish: Wish | undefined;
  readonly #listeners: ((wish: Wish) => void)[] = [];

  get wish(): Wish | undefined {
    return this.#wish;
  }

  listen(heard: (wish: Wish) => void): void {
    this.#listeners.push(heard);
    if (this.#wish !== undefined) heard(this.#wish);
  }

  moveNow(): void {
    this.#say('move-now');
  }

  stop(): void {
    this.#say('stop');
  }

  #say(wish: Wish): void {
    if (this.#wish === 'stop' || this.#wish === wish) return;
    this.#wish = wish;
    for (const heard of this.#listeners) heard(wish);
  }
}
