import { copyPosition, LINEUPS, Position } from '@thera/rules';
import { expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { KERNEL_BYTES } from '../../test/kernel-bytes.ts';
import { randomLine } from '../../test/random-line.ts';
import { diceOf } from '../../test/self-play.ts';
import { createKernel } from './create-kernel.ts';
import { NetJudge } from './net-judge.ts';
import { randomNet } from './random-net.ts';

const NET = randomNet(diceOf('net of the judge'), 32);
const CASTS = [2, 3, 4].flatMap((players) => castsLedByAll(players, 'net')).map((cast) => [cast] as const);

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

test.each(CASTS)(
  'in any order of following and judging %j, every judgement is the one from scratch',
  (cast) => {
    const seed = `order ${cast.join(' ')}`;
    const dice = diceOf(seed);
    const lines = ['one', 'other'].flatMap((line) => randomLine(cast, 40, `${seed} ${line}`));
    const followed = Array.from({ length: 6 }, () => new Position());
    const judge = newJudge(0);
    let own = 0;
    for (const [ply, position] of followed.entries()) judge.follow(ply, copyPosition(lines[0]!, position));
    for (let n = 0; n < 200; n++) {
      const ply = dice.below(followed.length);
      const event = dice.below(20);
      if (event === 0) {
        own = dice.below(LINEUPS[lines[0]!.lineup]!.sides);
        judge.begin(own);
        for (const [at, position] of followed.entries()) judge.follow(at, position);
      } else if (event < 10) {
        judge.follow(ply, copyPosition(dice.pick(lines), followed[ply]));
      } else {
        expect(judge.judge(ply), `seed ${seed}, event ${n}`).toBe(fromScratch(followed[ply]!, own));
      }
    }
  },
);

test.each(CASTS.filter(([cast]) => cast.length !== 3))(
  'what %j are worth is the same whichever of two teams thinks',
  (cast) => {
    for (const [ply, position] of randomLine(cast, 30, 'teams').entries())
      expect(fromScratch(position, 0), `seed teams, ply ${ply}`).toBe(fromScratch(position, 1));
  },
);

test('a line that is too long is a bug', () => {
  expect(() => newJudge(0).follow(256, new Position())).toThrow();
});
