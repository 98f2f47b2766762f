import { expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { KERNEL_BYTES } from '../../test/kernel-bytes.ts';
import { randomLine } from '../../test/random-line.ts';
import { diceOf } from '../../test/self-play.ts';
import { UNTRIED } from '../evaluation/win-chance.ts';
import { createKernel } from './create-kernel.ts';
import { FEATURES } from './features.ts';
import { ACCUMULATORS, type Kernel, LIST_LENGTH } from './kernel.ts';
import { MOST_HIDDEN, MOST_OUTPUT, type Net, ONE, OUTPUT_ONE, OUTPUT_ROW_ONE } from './net.ts';
import { NetEvaluator } from './net-evaluator.ts';
import { OUTPUT_BUCKETS } from './output-buckets.ts';
import { MOST_OUTPUT_ROWS, OUTPUT_ROWS } from './output-rows.ts';
import { PlainKernel } from './plain-kernel.ts';
import { randomNet } from './random-net.ts';

const NETS = [16, 48, 64, 112, 128, 256, 512].map((hidden) => randomNet(diceOf('kernels'), hidden));

/** A net whose weights are all the same; of the output rows only the first counts. */
const evenNet = (hidden: number, weight: number, output: number, outputBias: number): Net => ({
  hidden,
  weights: new Int16Array(FEATURES * hidden).fill(weight),
  bias: new Int16Array(hidden),
  outputs: new Int16Array(OUTPUT_ROWS * 2 * hidden).fill(
    (output * OUTPUT_ROW_ONE) / OUTPUT_ONE,
    0,
    2 * hidden,
  ),
  outputBias,
  calibrations: UNTRIED,
});

test('the compiled kernel is used where it can be', () => {
  const net = NETS[0]!;
  expect(createKernel(net, KERNEL_BYTES)).not.toBeInstanceOf(PlainKernel);
  expect(createKernel(net)).toBeInstanceOf(PlainKernel);
  expect(createKernel(net, Uint8Array.of(0, 1, 2))).toBeInstanceOf(PlainKernel);
});

test.each(NETS)('both kernels agree about any lists of features, with $hidden hidden units', (net) => {
  const dice = diceOf('lists');
  const kernels = [createKernel(net, KERNEL_BYTES), new PlainKernel(net)] as const;
  for (let n = 0; n < 200; n++) {
    const added = dice.below(LIST_LENGTH + 1);
    const removed = dice.below(LIST_LENGTH + 1);
    for (let i = 0; i < LIST_LENGTH; i++) {
      const [come, gone] = [dice.below(FEATURES), dice.below(FEATURES)];
      for (const kernel of kernels) {
        kernel.added[i] = come;
        kernel.removed[i] = gone;
      }
    }
    const from = dice.below(8);
    const to = dice.pick([1, 2, 3, 4, 5, 6, 7, ACCUMULATORS - 1]);
    const bucket = dice.below(OUTPUT_BUCKETS);
    const rows = Uint16Array.from({ length: MOST_OUTPUT_ROWS }, () => dice.below(OUTPUT_ROWS));
    const worth = (kernel: Kernel): number => {
      kernel.sumOutputs(bucket, rows, n % (MOST_OUTPUT_ROWS + 1));
      return kernel.evaluate(from, to, added, removed, bucket);
    };
    expect(worth(kernels[0]), `seed lists, call ${n}`).toBe(worth(kernels[1]));
  }
});

const CASTS = [2, 3, 4].flatMap((players) => castsLedByAll(players, 'kernels'));

test.each(CASTS.map((cast, n) => [cast, NETS[n % NETS.length]!] as const))(
  'both kernels agree along a game of %j',
  (cast, net) => {
    const evaluators = [
      new NetEvaluator(createKernel(net, KERNEL_BYTES)),
      new NetEvaluator(new PlainKernel(net)),
    ];
    for (const [ply, position] of randomLine(cast, 40, 'kernels').entries()) {
      for (const evaluator of evaluators) evaluator.follow(ply, position);
      expect(evaluators[0]!.evaluate(ply), `seed kernels, ply ${ply}`).toBe(evaluators[1]!.evaluate(ply));
    }
  },
);

test.each([
  ['everything at its most', evenNet(MOST_HIDDEN, ONE, MOST_OUTPUT, 0), ONE],
  ['everything at its least', evenNet(MOST_HIDDEN, ONE, -MOST_OUTPUT, 0), ONE],
  ['the greatest bias besides', evenNet(MOST_HIDDEN, ONE, MOST_OUTPUT, 2 ** 31 - 1), ONE],
  ['the least bias besides', evenNet(MOST_HIDDEN, ONE, -MOST_OUTPUT, -(2 ** 31)), ONE],
  ['sums that wrap around to something positive', evenNet(MOST_HIDDEN, 32_767, 1, 0), ONE],
  ['sums that wrap around to something negative', evenNet(MOST_HIDDEN, 16_383, 1, 0), 0],
])('both kernels are exact with %s', (_, net, value) => {
  const output = (net.outputs[0]! * OUTPUT_ONE) / OUTPUT_ROW_ONE;
  const sum = value ** 2 * output * 2 * MOST_HIDDEN + net.outputBias * ONE;
  const worth = Math.trunc((sum * 400) / (ONE ** 2 * OUTPUT_ONE));
  for (const kernel of [createKernel(net, KERNEL_BYTES), new PlainKernel(net)]) {
    kernel.added.fill(0);
    kernel.sumOutputs(0, Uint16Array.of(0), 1);
    expect(kernel.evaluate(0, 1, 3, 0, 0)).toBe(worth);
  }
});

test.each([
  [0, 0],
  [ONE * OUTPUT_ONE, 400],
  [-ONE * OUTPUT_ONE, -400],
  // 1 of 400 is 40.8 of the bias: rounded towards 0 on both sides.
  [40, 0],
  [41, 1],
  [-40, 0],
  [-41, -1],
])('an output of %i is worth %i from both perspectives', (outputBias, worth) => {
  const net = evenNet(16, 0, 0, outputBias);
  for (const kernel of [createKernel(net, KERNEL_BYTES), new PlainKernel(net)])
    expect([0, 1].map((forOthers) => kernel.evaluate(0, 1, 0, 0, forOthers))).toEqual([worth, worth]);
});
