import { parentPort, workerData } from 'node:worker_threads';
import { carelessPlayer, type PlayedGame, playOut, type Setup, santoweriniPlayer } from '@thera/santowerini';
import type { Level } from '@thera/table';

/** Some games of one kind: the seeds tell them apart. */
export interface BalanceTask {
  readonly cell: number;
  readonly setup: Setup;
  readonly isCareless: boolean;
  readonly seeds: readonly string[];
}

export interface BalanceReply {
  readonly cell: number;
  readonly played: readonly PlayedGame[];
}

const { level } = workerData as { readonly level: Level };

parentPort!.on('message', async ({ cell, setup, isCareless, seeds }: BalanceTask) => {
  const player = isCareless ? carelessPlayer : santoweriniPlayer;
  const played: PlayedGame[] = [];
  for (const seed of seeds) played.push(await playOut(setup, { player, level }, seed));
  parentPort!.postMessage({ cell, played } satisfies BalanceReply);
});
