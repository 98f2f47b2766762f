import { parentPort } from 'node:worker_threads';
import { type PlayedGame, playOut, prometheusPlayer, type Setup } from '@thera/prometheus';
import type { Level } from '@thera/table';

/** One game to be played, by the same level on both sides and a clock that stands still. */
export interface PrometheusTask {
  readonly setup: Setup;
  readonly level: Level;
  readonly seed: string;
}

export interface PrometheusReply {
  readonly seed: string;
  readonly played: PlayedGame;
}

parentPort!.on('message', async ({ setup, level, seed }: PrometheusTask) => {
  const contender = { player: prometheusPlayer, level, budget: { clock: () => 0 } };
  const played = await playOut(setup, { blue: contender, red: contender }, seed);
  parentPort!.postMessage({ seed, played } satisfies PrometheusReply);
});
