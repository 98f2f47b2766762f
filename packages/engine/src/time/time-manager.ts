import type { Margins } from '../search/margins.ts';
import type { Finding } from '../search/searching.ts';
import type { TimeLimits } from './time-limits.ts';

/** What share of the soft limit is enough when a turn has been the best for so many iterations. */
const BY_STEADINESS = [1.7, 1.35, 1.1, 0.9, 0.75, 0.6] as const;
/** A score that has fallen by so much since the iteration before is a reason to take as long again. */
const FALL = 120;

/** The time manager: says after each iteration of a search whether that was enough. */
export class TimeManager {
  private readonly soft: number;
  private readonly elapsed: () => number;
  private readonly fall: number;
  private best = '';
  private score: number | undefined;
  private steadiness = 0;

  /** Elapsed are the milliseconds since it began to think; margins say what a difference of its scores means. */
  constructor({ soft }: TimeLimits, elapsed: () => number, margins: Margins) {
    this.soft = soft;
    this.elapsed = elapsed;
    this.fall = margins.scaled(FALL);
  }

  isEnough({ line, score }: Finding): boolean {
    const best = line[0]?.join() ?? '';
    this.steadiness = best === this.best ? Math.min(this.steadiness + 1, BY_STEADINESS.length - 1) : 0;
    const fallen = Math.max(0, (this.score ?? score) - score);
    this.best = best;
    this.score = score;
    const share = BY_STEADINESS[this.steadiness]! + Math.min(1, fallen / this.fall);
    return this.elapsed() >= this.soft * share;
  }
}
