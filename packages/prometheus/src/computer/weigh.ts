import type { Seat } from '@thera/table';
import type { Side } from '../data/sides.ts';
import { imagine } from '../imagine.ts';
import type { State, View } from '../state.ts';
import { carry } from './carry.ts';
import { diceFrom } from './guessing-dice.ts';
import { type Eyes, judge } from './judgement.ts';
import type { Plan } from './plans.ts';
import { WEIGHTS } from './weights.ts';

/** A plan, and what it is worth. */
export interface Weighed {
  readonly plan: Plan;
  readonly value: number;
}

/** How carefully plans are weighed. */
export interface Care {
  /** Imagined worlds for a plan with dice, and for one that only walks into tokens. */
  readonly rolls: number;
  readonly tokens: number;
}

/** How a player thinks about what it sees. */
export interface Thinking {
  readonly care: Care;
  readonly seed: number;
  /** At most so many units are thought about, the weightiest; all if nothing is said. */
  readonly units?: number;
  /** Whether answers are weighed, too, instead of given at once. */
  readonly weighsAnswers?: boolean;
}

/** How far below the best a plan must seem after one world, and after two, to be given up. */
const HOPELESS = [80, 30];

/** Weighs the plans of a seat over imagined worlds, the same for all of them. */
export class Scales {
  readonly eyes: Eyes;
  private readonly view: View;
  private readonly seed: number;
  private readonly care: Care;
  private readonly worlds: State[] = [];

  constructor(view: View, seat: Seat, { care, seed }: Thinking) {
    const { side } = view.seats[seat]!;
    this.view = view;
    this.seed = seed;
    this.care = care;
    this.eyes = eyesOf(seat, side);
  }

  /** What the state is worth as it stands, after the own side's turn. */
  get base(): number {
    return judge(this.view, this.eyes);
  }

  /** The mean of what comes of a plan; plans that stay far below the bound are not followed to the end. */
  weigh(plan: Plan, bound: number = Number.NEGATIVE_INFINITY): number {
    if (plan.after !== undefined) return judge(plan.after, this.eyes);
    const worlds = plan.rolls ? this.care.rolls : this.care.tokens;
    let sum = 0;
    for (let number = 0; number < worlds; number++) {
      sum += this.once(plan, number);
      const mean = sum / (number + 1);
      if (mean < bound - (HOPELESS[number] ?? Number.POSITIVE_INFINITY)) return mean;
    }
    return sum / worlds;
  }

  /** All of them, those first that leave nothing to chance. */
  weighAll(plans: readonly Plan[], bound: number = Number.NEGATIVE_INFINITY): readonly Weighed[] {
    let best = bound;
    const weighed: Weighed[] = [];
    for (const isCertain of [true, false])
      for (const plan of plans) {
        if ((plan.after !== undefined) !== isCertain) continue;
        const value = this.weigh(plan, best);
        best = Math.max(best, value);
        weighed.push({ plan, value });
      }
    return weighed;
  }

  private once({ steps }: Plan, number: number): number {
    this.worlds[number] ??= imagine(this.view, diceFrom(this.seed + number));
    return judge(carry(this.worlds[number]!, steps, diceFrom(this.seed + 7919 * (number + 1))), this.eyes);
  }
}

/** A seat that judges after its own side's turn. */
const eyesOf = (seat: Seat, side: Side): Eyes => ({ seat, side, mover: side, weights: WEIGHTS[side] });
