import type { PlayedRiddle } from '@thera/sphinx';
import { onAllCores } from './on-all-cores.ts';
import { type Cell, cellName, seedOf, setupOf, TEAMS } from './sphinx-cells.ts';
import type { BalanceRecord } from './sphinx-record.ts';
import type { SphinxReply, SphinxTask } from './sphinx-worker.ts';

export interface SphinxPlan {
  /** How many of each kind. */
  readonly games: number;
  readonly milliseconds: number | undefined;
  readonly seed: string;
  readonly threads: number | undefined;
  readonly isOver: () => boolean;
}

/**
 * Plays the games of every cell that the record does not have yet: one of each cell, then the next of each, so that
 * whenever it is stopped all cells have come equally far. Tells how many are done.
 */
export async function playRiddles(
  cells: readonly Cell[],
  { games, milliseconds, seed, threads, isOver }: SphinxPlan,
  record: BalanceRecord,
  tell: (done: number, all: number) => void,
): Promise<readonly (readonly PlayedRiddle[])[]> {
  const played = cells.map((): PlayedRiddle[] => []);
  const known = knownGames(cells, { milliseconds, seed }, record);
  const tasks: SphinxTask[] = [];
  for (let game = 0; game < games; game++)
    for (const [index, cell] of cells.entries()) {
      const before = known[index]!.get(game);
      if (before === undefined) tasks.push(taskOf(cell, index, game, { milliseconds, seed }));
      else played[index]!.push(before);
    }
  let done = cells.length * games - tasks.length;
  const worker = new URL('./sphinx-worker.ts', import.meta.url);
  await onAllCores<SphinxTask, SphinxReply>(
    { worker, tasks, ...(threads === undefined ? {} : { threads }), isOver },
    (reply) => {
      const { cell, game } = reply;
      played[cell]!.push(reply.played);
      record.add({
        cell: cellName(cells[cell]!),
        seed,
        milliseconds: milliseconds ?? null,
        game,
        played: reply.played,
      });
      done += 1;
      tell(done, cells.length * games);
    },
  );
  return played;
}

type Terms = Pick<SphinxPlan, 'milliseconds' | 'seed'>;

/** For each cell the games that were played on the same terms. */
function knownGames(
  cells: readonly Cell[],
  { milliseconds, seed }: Terms,
  { entries }: BalanceRecord,
): readonly ReadonlyMap<number, PlayedRiddle>[] {
  const names = cells.map(cellName);
  const known = cells.map(() => new Map<number, PlayedRiddle>());
  for (const entry of entries)
    if (entry.seed === seed && entry.milliseconds === (milliseconds ?? null))
      known[names.indexOf(entry.cell)]?.set(entry.game, entry.played);
  return known;
}

function taskOf(cell: Cell, index: number, game: number, { milliseconds, seed }: Terms): SphinxTask {
  const own = seedOf(cell, seed, game);
  return {
    cell: index,
    game,
    setup: setupOf(cell, own),
    team: TEAMS[cell.team],
    seed: own,
    ...(milliseconds === undefined ? {} : { milliseconds }),
  };
}
