import { describe, expect, test } from 'vitest';
import { allocationOf } from '../../test/allocation.ts';
import { KERNEL_BYTES } from '../../test/kernel-bytes.ts';
import { randomStage } from '../../test/random-stage.ts';
import { diceOf } from '../../test/self-play.ts';
import { HandJudge } from '../evaluation/hand-judge.ts';
import type { Judge } from '../evaluation/judge.ts';
import { createKernel } from '../net/create-kernel.ts';
import { NetJudge } from '../net/net-judge.ts';
import { PlainKernel } from '../net/plain-kernel.ts';
import { randomNet } from '../net/random-net.ts';
import { AlphaBeta } from './alpha-beta.ts';

const NET = randomNet(diceOf('allocation'), 32);
const LIMITS = { depth: 60, nodes: 30_000, isLate: () => false, lines: 1 };
const ROUNDS = 8;
/** The smallest object takes more, so one for every position would show. */
const MOST_BYTES = 8;

/** Bytes for each position looked at, in the best of a few rounds: at first what runs is still being compiled. */
async function bytesPerNode(powers: readonly string[], judge: Judge): Promise<number> {
  const stage = randomStage(powers, 6, 'allocation');
  if (stage?.phase !== 'play') throw new Error(`${powers.join()} is over too soon`);
  const searcher = new AlphaBeta(judge, { tableBits: 12 });
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

describe('a search makes no objects for the positions it looks at', () => {
  test.each([
    ['rules of thumb', ['mortal', 'mortal'], () => new HandJudge()],
    ['a net', ['mortal', 'mortal'], () => new NetJudge(createKernel(NET, KERNEL_BYTES))],
    ['a net without its kernel', ['mortal', 'mortal'], () => new NetJudge(new PlainKernel(NET))],
    ['a net and powers', ['apollo', 'athena'], () => new NetJudge(createKernel(NET, KERNEL_BYTES))],
    ['powers with laws', ['pan', 'hera'], () => new HandJudge()],
    ['powers that build', ['demeter', 'prometheus'], () => new HandJudge()],
    ['four players', ['pan', 'apollo', 'atlas', 'demeter'], () => new HandJudge()],
  ] as const)('%s: %j', async (_, powers, judge) => {
    expect(await bytesPerNode(powers, judge())).toBeLessThan(MOST_BYTES);
  });
});
