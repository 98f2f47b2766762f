/** How much somebody may do: so much at once, and so much a second afterwards. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What is left of what somebody may do. */
export class Allowance {
  readonly #rate: Rate;
  #left: number;
  #since: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#since = now;
  }

  /** Whether so much more is allowed; it is counted then. */
  take(now: number, amount = 1): boolean {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#since) / 1_000) * perSecond);
    this.#since = now;
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }

  /** Whether nothing of it is used, so that it can be forgotten. */
  isWhole(now: number): boolean {
    const { burst, perSecond } = this.#rate;
    return this.#left + ((now - this.#since) / 1_000) * perSecond >= burst;
  }
}

/** Allowances by name, such as the address somebody comes from; those that are whole again are forgotten. */
export class Allowances {
  readonly #rate: Rate;
  readonly #known = new Map<string, Allowance>();
  #swept = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(name: string, now: number, amount = 1): boolean {
    if (now - this.#swept > 60_000) this.#sweep(now);
    const allowance = this.#known.get(name) ?? new Allowance(this.#rate, now);
    this.#known.set(name, allowance);
    return allowance.take(now, amount);
  }

  #sweep(now: number): void {
    this.#swept = now;
    for (const [name, allowance] of this.#known) if (allowance.isWhole(now)) this.#known.delete(name);
  }
}
