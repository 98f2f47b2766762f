import { Position } from '@thera/santorini';
import { evaluate } from './evaluate.ts';
import type { Evaluator } from './evaluator.ts';
import type { Calibrations } from './win-chance.ts';

/** What it is worth to be to move. */
const TEMPO = 14;
/** Hundredths of a level in the scale of an evaluator. */
const SCALE = 2;

/** As 80,000 positions of its own games show, with 1,000 positions a turn; it knows nothing of powers. */
const CALIBRATIONS: Calibrations = {
  evaluation: { mortals: { scale: 207, surprise: 0 }, powers: { scale: 170, surprise: 0.17 } },
  search: { mortals: { scale: 148, surprise: 0 }, powers: { scale: 120, surprise: 0.17 } },
};

/** The hand-crafted evaluation: rules of thumb. */
export class HandCraftedEvaluator implements Evaluator {
  readonly calibrations: Calibrations = CALIBRATIONS;
  private readonly line: Position[] = [];
  private own = 0;

  begin(own: number): void {
    this.own = own;
  }

  follow(ply: number, position: Position): void {
    while (this.line.length <= ply) this.line.push(new Position());
    this.line[ply] = position;
  }

  evaluate(ply: number): number {
    const position = this.line[ply]!;
    const score = evaluate(position, this.own);
    const isOwn = position.lineup.plans[position.turn]!.side === this.own;
    return SCALE * ((isOwn ? score : -score) + TEMPO);
  }
}
