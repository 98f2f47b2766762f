import { type Position, sideOfSeat } from '@thera/santorini';
import { createKernel } from '../src/net/create-kernel.ts';
import { listFeatures } from '../src/net/features.ts';
import { NetEvaluator } from '../src/net/net-evaluator.ts';
import { listOutputRows, MOST_OUTPUT_ROWS } from '../src/net/output-rows.ts';
import { PlainKernel } from '../src/net/plain-kernel.ts';
import { randomNet } from '../src/net/random-net.ts';
import { KERNEL_BYTES } from './kernel-bytes.ts';
import { randomLine } from './random-line.ts';
import { diceOf } from './self-play.ts';

const NET = randomNet(diceOf('judging'), 32);
const PLAIN = new PlainKernel(NET);
const OUTPUT_ROWS_SEEN = new Uint16Array(MOST_OUTPUT_ROWS);

/** An evaluator with the compiled kernel, for a side that thinks. */
export function evaluatorFor(own: number): NetEvaluator {
  const evaluator = new NetEvaluator(createKernel(NET, KERNEL_BYTES));
  evaluator.begin(own);
  return evaluator;
}

/** What the same net says of a position when all its features are listed and nothing is compiled. */
export function fromScratch(position: Position, own: number): number {
  const count = listFeatures(position, own, PLAIN.added);
  const forOthers = sideOfSeat(position.lineup.seats, position.turn) === own ? 0 : 1;
  PLAIN.sumOutputs(forOthers, OUTPUT_ROWS_SEEN, listOutputRows(position, own, forOthers, OUTPUT_ROWS_SEEN));
  return PLAIN.evaluate(0, 1, count, 0, forOthers);
}

/** Where an evaluator that follows a random game says something else than what is said from scratch. */
export function wrongEvaluations(powers: readonly string[], seed: string): readonly string[] {
  const line = randomLine(powers, 120, seed);
  const sides = line.length === 0 ? 0 : line[0]!.lineup.sides;
  return [...Array(sides).keys()].flatMap((own) => {
    const evaluator = evaluatorFor(own);
    return line.flatMap((position, ply) => {
      evaluator.follow(ply, position);
      return evaluator.evaluate(ply) === fromScratch(position, own)
        ? []
        : [`seed ${seed}, side ${own}, ply ${ply}`];
    });
  });
}
