import type { PlayedGame, Setup } from '@thera/santowerini';
import type { Level } from '@thera/table';
import { onAllCores } from './on-all-cores.ts';
import type { BalanceReply, BalanceTask } from './santowerini-worker.ts';

/** Games of one kind. */
export interface Cell {
  readonly setup: Setup;
  readonly isCareless: boolean;
}

export interface BalancePlan {
  /** How many of each kind. */
  readonly games: number;
  readonly level: Level;
  readonly seed: string;
}

/** So many games are given to a thread at once. */
const PORTION = 10;

/** Plays the games of every cell, on all cores; tells how many are done. */
export async function playCells(
  cells: readonly Cell[],
  { games, level, seed }: BalancePlan,
  tell: (done: number, all: number) => void,
): Promise<readonly (readonly PlayedGame[])[]> {
  const tasks = cells.flatMap((cell, index) => portionsOf(cell, index, games, seed));
  const played = cells.map((): PlayedGame[] => []);
  let done = 0;
  const worker = new URL('./santowerini-worker.ts', import.meta.url);
  await onAllCores<BalanceTask, BalanceReply>({ worker, tasks, workerData: { level } }, (reply) => {
    played[reply.cell]!.push(...reply.played);
    done += reply.played.length;
    tell(done, cells.length * games);
  });
  return played;
}

/** Every difficulty of a scenario gets the same seeds. */
function portionsOf({ setup, isCareless }: Cell, cell: number, games: number, seed: string): BalanceTask[] {
  const seeds = Array.from({ length: games }, (_, game) => `${seed}:${setup.scenario}:${game}`);
  return Array.from({ length: Math.ceil(games / PORTION) }, (_, portion) => ({
    cell,
    setup,
    isCareless,
    seeds: seeds.slice(portion * PORTION, (portion + 1) * PORTION),
  }));
}
