import { describe, expect, test } from 'vitest';
import { allocationOf } from '../../test/allocation.ts';
import { KERNEL_BYTES } from '../../test/kernel-bytes.ts';
import { randomStage } from '../../test/random-stage.ts';
import { diceOf } from '../../test/self-play.ts';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { HandCraftedEvaluator } from '../evaluation/hand-crafted-evaluator.ts';
import { createKernel } from '../net/create-kernel.ts';
import { NetEvaluator } from '../net/net-evaluator.ts';
import { PlainKernel } from '../net/plain-kernel.ts';
import { randomNet } from '../net/random-net.ts';
import { AlphaBeta } from './alpha-beta.ts';

const NET = randomNet(diceOf('allocation'), 32);
const LIMITS = { depth: 60, nodes: 30_000, isLate: () => false, lines: 1 };
const ROUNDS = 8;
/** The smallest object takes more, so one for every position would show. */
const MOST_BYTES = 8;

/** Bytes for each position searched, in the best of a few rounds: at first what runs is still being compiled. */
async function bytesPerNode(powers: readonly string[], evaluator: Evaluator): Promise<number> {
  const stage = randomStage(powers, 6, 'allocation');
  if (stage?.phase !== 'play') throw new Error(`${powers.join()} is over too soon`);
  const searcher = new AlphaBeta(evaluator, { tableBits: 12 });
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && least > MOST_BYTES; round++) {
    searcher.forget();
    let nodes = 0;
    const { bytes } = await allocationOf(() => {
      nodes = searcher.search(stage.position, LIMITS).nodes;
    });
    least = Math.min(least, bytes / nodes);
  }
  return least;
}

describe('a search makes no objects for the positions it searches', () => {
  test.each([
    ['rules of thumb', ['mortal', 'mortal'], () => new HandCraftedEvaluator()],
    ['a net', ['mortal', 'mortal'], () => new NetEvaluator(createKernel(NET, KERNEL_BYTES))],
    ['a net without its kernel', ['mortal', 'mortal'], () => new NetEvaluator(new PlainKernel(NET))],
    ['a net and powers', ['apollo', 'athena'], () => new NetEvaluator(createKernel(NET, KERNEL_BYTES))],
    ['powers with laws', ['pan', 'hera'], () => new HandCraftedEvaluator()],
    ['powers that build', ['demeter', 'prometheus'], () => new HandCraftedEvaluator()],
    ['four players', ['pan', 'apollo', 'atlas', 'demeter'], () => new HandCraftedEvaluator()],
  ] as const)('%s: %j', async (_, powers, evaluator) => {
    expect(await bytesPerNode(powers, evaluator())).toBeLessThan(MOST_BYTES);
  });
});
