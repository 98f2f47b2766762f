import { Position } from '@thera/santorini';
import type { Evaluator } from './evaluator.ts';
import { noiseOf } from './noise.ts';
import type { Calibrations } from './win-chance.ts';

/** Evaluates as another does, with noise of up to so much either way, the same for one position always. */
export class NoisyEvaluator implements Evaluator {
  private readonly evaluator: Evaluator;
  private readonly noise: number;
  private readonly seed: number;
  private readonly line: Position[] = [];

  constructor(evaluator: Evaluator, noise: number, seed: number) {
    this.evaluator = evaluator;
    this.noise = noise;
    this.seed = seed;
  }

  get calibrations(): Calibrations {
    return this.evaluator.calibrations;
  }

  begin(own: number): void {
    this.evaluator.begin(own);
  }

  follow(ply: number, position: Position): void {
    while (this.line.length <= ply) this.line.push(new Position());
    this.line[ply] = position;
    this.evaluator.follow(ply, position);
  }

  evaluate(ply: number): number {
    return this.evaluator.evaluate(ply) + noiseOf(this.line[ply]!, this.noise, this.seed);
  }
}
