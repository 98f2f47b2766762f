import { LINEUPS, Position } from '@thera/rules';
import { evaluate } from './evaluate.ts';
import type { Judge } from './judge.ts';

/** What it is worth to be to move. */
const TEMPO = 14;
/** Hundredths of a level in the scale of a judge. */
const SCALE = 2;

/** Judges by rules of thumb. */
export class HandJudge implements Judge {
  private readonly line: Position[] = [];
  private own = 0;

  begin(own: number): void {
    this.own = own;
  }

  follow(ply: number, position: Position): void {
    while (this.line.length <= ply) this.line.push(new Position());
    this.line[ply] = position;
  }

  judge(ply: number): number {
    const position = this.line[ply]!;
    const worth = evaluate(position, this.own);
    const isOwn = LINEUPS[position.lineup]!.plans[position.turn]!.side === this.own;
    return SCALE * ((isOwn ? worth : -worth) + TEMPO);
  }
}
