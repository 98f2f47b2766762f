import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../store/store.ts';

/** The store is not asked more often, whoever asks us. */
const FRESH = 1_000;
/** A store that takes longer is as good as away. */
const PATIENCE = 2_000;

/** Whether visitors may be sent here: the store answers, and the server is not about to stop. */
export class Health {
  readonly #store: Store;
  readonly #now: () => number;
  #isStopping = false;
  #asked = -FRESH;
  #answer: Promise<boolean> = Promise.resolve(false);

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  stopping(): void {
    this.#isStopping = true;
  }

  async isReady(): Promise<boolean> {
    if (this.#now() - this.#asked >= FRESH) {
      this.#asked = this.#now();
      this.#answer = this.#storeAnswers();
    }
    return (await this.#answer) && !this.#isStopping;
  }

  async #storeAnswers(): Promise<boolean> {
    const late = pause(PATIENCE, false, { ref: false });
    const found = this.#store.tableHead('').then(
      () => true,
      () => false,
    );
    return Promise.race([found, late]);
  }
}
