import { parentPort } from 'node:worker_threads';
import { type PlayedRiddle, partnerFor, playOut, type Setup, type Tier } from '@thera/sphinx';
import type { Level } from '@thera/table';

/** One riddle to be played. */
export interface SphinxTask {
  readonly cell: number;
  readonly setup: Setup;
  readonly aim: Tier;
  readonly level: Level;
  /** Whether the clock runs; if it does not, the level alone says how far to think. */
  readonly isTimed: boolean;
  readonly seed: string;
}

export interface SphinxReply {
  readonly cell: number;
  readonly played: PlayedRiddle;
}

parentPort!.on('message', async ({ cell, setup, aim, level, isTimed, seed }: SphinxTask) => {
  const clock = isTimed ? () => performance.now() : () => 0;
  const played = await playOut(setup, { player: partnerFor(aim), level, clock }, seed);
  parentPort!.postMessage({ cell, played } satisfies SphinxReply);
});
