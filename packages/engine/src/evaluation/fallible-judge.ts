import { Position } from '@thera/santorini';
import { mistake } from '../decide/mistake.ts';
import type { Judge } from './judge.ts';
import type { Calibrations } from './win-chance.ts';

/** Judges as another does, but wrongly by up to so much, and of one position always by the same. */
export class FallibleJudge implements Judge {
  private readonly sound: Judge;
  private readonly error: number;
  private readonly seed: number;
  private readonly line: Position[] = [];

  constructor(sound: Judge, error: number, seed: number) {
    this.sound = sound;
    this.error = error;
    this.seed = seed;
  }

  get calibrations(): Calibrations {
    return this.sound.calibrations;
  }

  begin(own: number): void {
    this.sound.begin(own);
  }

  follow(ply: number, position: Position): void {
    while (this.line.length <= ply) this.line.push(new Position());
    this.line[ply] = position;
    this.sound.follow(ply, position);
  }

  judge(ply: number): number {
    return this.sound.judge(ply) + mistake(this.line[ply]!, this.error, this.seed);
  }
}
