import { join } from 'node:path';
import { faultsOf } from '../load/judge.ts';
import type { Page } from '../load/page.ts';
import { scripts } from '../load/script.ts';
import { ScriptedGame } from '../load/scripted-game.ts';
import { ServerProcess } from '../load/server-process.ts';
import { brokenIn } from './broken-in.ts';
import type { FaultReport, FaultWish } from './fault.ts';

/** How large the file may be, in megabytes: of what comes in each round, and of what fills the rest. */
const ROUND = 0.15;
const REST = 1;
const DECISIONS = 40;
/** What fills the file, the large before the small. */
const FILLERS: readonly number[] = [100_000, 10_000, 2_000];

/** No room is left for the database while people play: each is told so, nothing breaks, and with more room games go on. */
export async function fullRounds({ rounds, seed, tables: count, tell }: FaultWish): Promise<FaultReport> {
  const server = await ServerProcess.start({ env: { THERA_MEGABYTES: String(REST + ROUND * rounds) } });
  const faults: string[] = [];
  try {
    const games: ScriptedGame[] = [];
    const known = scripts(4, DECISIONS, seed);
    for (let round = 0; round < rounds && faults.length === 0; round++) {
      while (games.length < count * (round + 1)) {
        const game = new ScriptedGame(() => () => server.address, known[games.length % known.length]!, 1);
        await game.begin();
        games.push(game);
      }
      const filler = new ScriptedGame(() => () => server.address, known[0]!, 0).players[0]!.page;
      await filler.enter();
      const { page } = games[0]!.players[0]!;
      for (const size of FILLERS) faults.push(...(await filled(filler, `filler-${round}-${size}`, size)));
      const codes = new Set(await Promise.all(games.map(untilRefused)));
      codes.delete(undefined);
      if ([...codes].join() !== 'storage-full') faults.push(`refused with: ${[...codes].join(', ')}`);
      // Whoever only reads notices nothing.
      const { tables } = await page.ask('GET', '/tables/mine');
      if (!Array.isArray(tables) || tables.length === 0) faults.push('nothing can be read');
      faults.push(...brokenIn(join(server.data, 'thera.sqlite')));
      tell(`full ${round + 1} of ${rounds}: ${games.length} tables, ${acknowledgedIn(games)} decisions`);
      // There is room again, and nobody has to start anything anew.
      const { error } = await filler.ask('DELETE', '/account');
      if (error !== undefined) faults.push(`nobody can make room: ${error}`);
      for (const game of games) {
        const code = game.isThrough ? undefined : await game.decide();
        if (code !== undefined) faults.push(`with more room: ${code}`);
      }
    }
    await Promise.all(games.map((game) => game.end()));
    faults.push(...games.flatMap(faultsOf));
    for (const game of games) game.close();
    return { faults, acknowledged: acknowledgedIn(games), longestWait: 0 };
  } finally {
    await server.stop();
  }
}

/** Writes documents until there is no room for one more. */
async function filled(page: Page, name: string, size: number): Promise<readonly string[]> {
  const body = 'x'.repeat(size);
  for (let number = 0; ; number++) {
    const { error } = await page.ask('PUT', `/documents/${name}-${number}`, { version: 1, body });
    if (error === 'storage-full') return [];
    if (error !== undefined) return [`a document is refused with ${error}`];
  }
}

/** Plays on until something is refused, and says with which code. */
async function untilRefused(game: ScriptedGame): Promise<string | undefined> {
  while (!game.isThrough) {
    const code = await game.decide();
    if (code !== undefined) return code;
  }
  return undefined;
}

const acknowledgedIn = (games: readonly ScriptedGame[]): number =>
  games.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
