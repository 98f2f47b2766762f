import { join } from 'node:path';
import { faultsOf } from '../load/judge.ts';
import { Page } from '../load/page.ts';
import { scripts } from '../load/script.ts';
import { ScriptedGame } from '../load/scripted-game.ts';
import { ServerProcess } from '../load/server-process.ts';
import { brokenIn } from './broken-in.ts';
import type { FaultReport, FaultWish } from './fault.ts';

/** How large the file may be, in megabytes: of what comes in each round, and of what fills the rest. */
const ROUND = 0.15;
const REST = 1;
const DECISIONS = 40;
/** What fills the file, the large before the small; and how many of them somebody may have. */
const FILLERS: readonly number[] = [100_000, 10_000, 2_000];
const DOCUMENTS = 40;

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
      const full = await fillers(() => server.address);
      const { page } = games[0]!.players[0]!;
      const codes = new Set(await Promise.all(games.map(untilRefused)));
      codes.delete(undefined);
      if ([...codes].join() !== 'storage-full') faults.push(`refused with: ${[...codes].join(', ')}`);
      // Whoever only reads notices nothing.
      const { tables } = await page.ask('GET', '/tables/mine');
      if (!Array.isArray(tables) || tables.length === 0) faults.push('nothing can be read');
      faults.push(...brokenIn(join(server.data, 'thera.sqlite')));
      tell(`full ${round + 1} of ${rounds}: ${games.length} tables, ${acknowledgedIn(games)} decisions`);
      // There is room again, and nobody has to start anything anew.
      for (const filler of full) {
        const { error } = await filler.ask('DELETE', '/account');
        if (error !== undefined) faults.push(`nobody can make room: ${error}`);
      }
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

/** Guests who have written documents until there was no room for one more. */
async function fillers(address: () => string): Promise<readonly Page[]> {
  // While there is room for them.
  const pages = await Promise.all(FILLERS.map(() => guestAt(address)));
  for (const [place, size] of FILLERS.entries()) {
    let writer = pages[place]!;
    for (let number = 1; ; number++) {
      const body = 'x'.repeat(size);
      const { error } = await writer.ask('PUT', `/documents/x-${number}`, { version: 1, body });
      if (error === 'storage-full') break;
      if (error !== undefined) throw new Error(`a document is refused with ${error}`);
      if (number % DOCUMENTS !== 0) continue;
      writer = await guestAt(address);
      if (writer.id === '') break;
      pages.push(writer);
    }
  }
  return pages;
}

async function guestAt(address: () => string): Promise<Page> {
  const page = new Page(address, () => undefined);
  await page.enter();
  return page;
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
