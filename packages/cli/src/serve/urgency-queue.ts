import { URGENCIES, type Urgency } from '@thera/server';

/** Whatever waits: the most urgent first, and of these whoever came first. */
export class UrgencyQueue<T> {
  readonly #waiting: Readonly<Record<Urgency, T[]>> = { live: [], correspondence: [], nobody: [] };

  push(one: T, urgency: Urgency): void {
    this.#waiting[urgency].push(one);
  }

  shift(): T | undefined {
    const urgency = URGENCIES.find((one) => this.#waiting[one].length > 0);
    return urgency && this.#waiting[urgency].shift();
  }

  get isEmpty(): boolean {
    return URGENCIES.every((urgency) => this.#waiting[urgency].length === 0);
  }
}
