import { parentPort } from 'node:worker_threads';
import { type PlayedRiddle, partnerFor, playOut, type Setup, shortSightedFor } from '@thera/sphinx';
import type { TeamKind } from './sphinx-cells.ts';

/** One riddle to be played. */
export interface SphinxTask {
  readonly cell: number;
  readonly game: number;
  readonly setup: Setup;
  readonly team: TeamKind;
  /** Milliseconds of processor time that a turn may take; without a limit the level alone says how far to think. */
  readonly milliseconds?: number;
  readonly seed: string;
}

export interface SphinxReply {
  readonly cell: number;
  readonly game: number;
  readonly played: PlayedRiddle;
}

/** The processor's time, so that whatever else the machine does makes nobody play worse. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

parentPort!.on('message', async ({ cell, game, setup, team, milliseconds, seed }: SphinxTask) => {
  const budget = milliseconds === undefined ? { clock: () => 0 } : { clock: processorTime, milliseconds };
  const { level, aim, isShortSighted } = team;
  const player = isShortSighted ? shortSightedFor(aim) : partnerFor(aim);
  const played = await playOut(setup, { player, level, budget }, seed);
  parentPort!.postMessage({ cell, game, played } satisfies SphinxReply);
});
