import { LINEUPS, type Position } from '@thera/rules';
import { expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { KERNEL_BYTES } from '../../test/kernel-bytes.ts';
import { randomLine } from '../../test/random-line.ts';
import { diceOf } from '../../test/self-play.ts';
import { createKernel } from './create-kernel.ts';
import { NetJudge } from './net-judge.ts';
import { randomNet } from './random-net.ts';

const NET = randomNet(diceOf('net of the judge'), 32);
const CASTS = [2, 3, 4].flatMap((players) => castsLedByAll(players, 'net')).map((cast) => [cast]);

const newJudge = (own: number): NetJudge => {
  const judge = new NetJudge(createKernel(NET, KERNEL_BYTES));
  judge.begin(own);
  return judge;
};

/** What a position is worth when nothing is known before. */
const fromScratch = ((judges: readonly NetJudge[]) => (position: Position, own: number) => {
  const judge = judges[own]!;
  // Whoever begins for another side forgets what it had.
  judge.begin(own + 1);
  judge.begin(own);
  judge.follow(0, position);
  return judge.judge(0);
})([0, 1, 2].map(newJudge));

test.each(CASTS)('along a game of %j every judgement is the one from scratch', (cast) => {
  const line = randomLine(cast, 60, 'net');
  for (const own of Array.from({ length: LINEUPS[line[0]!.lineup]!.sides }).keys()) {
    const judge = newJudge(own);
    for (const [ply, position] of line.entries()) {
      judge.follow(ply, position);
      expect(judge.judge(ply), `side ${own}, ply ${ply}`).toBe(fromScratch(position, own));
    }
  }
});
