import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { windowStorage } from '../browser-storage.ts';

const KEY = 'thera.three-lost';
/** How long a note stays that nobody dismisses, in milliseconds. */
export const NOTE_TIME = 8000;

type VisitStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Whether three.js boards were given up on this device, because the browser lost them or they were too slow. What failed
 * once is not tried again on every page of a visit, only when somebody asks for it.
 */
export class ThreeLost {
  readonly #storage: VisitStorage | undefined;
  readonly #isLost: Signal<boolean>;
  readonly #isNoted: Signal<boolean> = signal(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(storage: VisitStorage | undefined) {
    this.#storage = storage;
    this.#isLost = signal(storage?.getItem(KEY) != null);
  }

  get isLost(): ReadonlySignal<boolean> {
    return this.#isLost;
  }

  /** Whether the page says so, for a while. */
  get isNoted(): ReadonlySignal<boolean> {
    return this.#isNoted;
  }

  lose(): void {
    if (this.#isLost.value) return;
    this.#isLost.value = true;
    this.#isNoted.value = true;
    this.#timer = setTimeout(() => this.dismiss(), NOTE_TIME);
    try {
      this.#storage?.setItem(KEY, 'yes');
    } catch {
      // Where there is no room the next page tries once more.
    }
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.#isNoted.value = false;
  }

  retry(): void {
    this.dismiss();
    this.#isLost.value = false;
    this.#storage?.removeItem(KEY);
  }
}

export const threeLost: ThreeLost = new ThreeLost(windowStorage);
