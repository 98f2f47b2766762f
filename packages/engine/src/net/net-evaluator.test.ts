import { copyPosition, Position } from '@thera/santorini';
import { expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { evaluatorFor, fromScratch, wrongEvaluations } from '../../test/evaluating.ts';
import { randomLine } from '../../test/random-line.ts';
import { diceOf } from '../../test/self-play.ts';

const CASTS = [2, 3, 4].flatMap((players) => castsLedByAll(players, 'net')).map((cast) => [cast] as const);

test.each(CASTS)('along a game of %j every evaluation is the one from scratch', (cast) => {
  expect(wrongEvaluations(cast, 'net')).toEqual([]);
});

test.each(CASTS)(
  'in any order of following and evaluating %j, every evaluation is the one from scratch',
  (cast) => {
    const seed = `order ${cast.join(' ')}`;
    const dice = diceOf(seed);
    const lines = ['one', 'other'].flatMap((line) => randomLine(cast, 40, `${seed} ${line}`));
    const followed = Array.from({ length: 6 }, () => new Position());
    const evaluator = evaluatorFor(0);
    let own = 0;
    for (const [ply, position] of followed.entries())
      evaluator.follow(ply, copyPosition(lines[0]!, position));
    for (let n = 0; n < 200; n++) {
      const ply = dice.below(followed.length);
      const event = dice.below(20);
      if (event === 0) {
        own = dice.below(lines[0]!.lineup.sides);
        evaluator.begin(own);
        for (const [at, position] of followed.entries()) evaluator.follow(at, position);
      } else if (event < 10) {
        evaluator.follow(ply, copyPosition(dice.pick(lines), followed[ply]));
      } else {
        expect(evaluator.evaluate(ply), `seed ${seed}, event ${n}`).toBe(fromScratch(followed[ply]!, own));
      }
    }
  },
);

test.each(CASTS.filter(([cast]) => cast.length !== 3))(
  'what %j are worth is the same whichever of two sides thinks',
  (cast) => {
    for (const [ply, position] of randomLine(cast, 30, 'teams').entries())
      expect(fromScratch(position, 0), `seed teams, ply ${ply}`).toBe(fromScratch(position, 1));
  },
);

test('a line that is too long is a bug', () => {
  expect(() => evaluatorFor(0).follow(256, new Position())).toThrow();
});
