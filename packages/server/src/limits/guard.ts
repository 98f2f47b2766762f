import { Allowances, type Rate } from './allowance.ts';
import type { ServerLimits } from './server-limits.ts';

/** Everything of which there may be so much and no more in a while. */
export type Limited = {
  [Name in keyof ServerLimits]: ServerLimits[Name] extends Rate ? Name : never;
}[keyof ServerLimits];

/** Knows who has done how much lately. */
export class Guard {
  readonly limits: ServerLimits;
  readonly #now: () => number;
  readonly #allowances = new Map<Limited, Allowances>();

  constructor(limits: ServerLimits, now: () => number) {
    this.limits = limits;
    this.#now = now;
  }

  /** Whether each of those may do one more of it; it is counted for all of them. */
  may(what: Limited, ...who: readonly string[]): boolean {
    return who.map((one) => this.mayTake(what, one, 1)).every((isAllowed) => isAllowed);
  }

  /** Whether somebody may have so much more of it. */
  mayTake(what: Limited, who: string, amount: number): boolean {
    const allowances = this.#allowances.get(what) ?? new Allowances(this.limits[what]);
    this.#allowances.set(what, allowances);
    return allowances.take(who, this.#now(), amount);
  }
}
