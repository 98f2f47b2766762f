import { GAMES } from '@thera/play/games';
import type { AnyGame } from '@thera/server';
import { inject } from 'vitest';
import { type OnlineServer, startOnline } from './online-server.ts';
import { test as siteTest } from './site.ts';

export const ALL_GAMES: readonly AnyGame[] = Object.values(GAMES).map(({ game }) => game as AnyGame);

/** How long somebody has to be away here before the others may claim what they are due. */
const ABSENCES = { timed: 300, untimed: 300 };

interface Fixtures {
  /** A server on which games are played, kept in a file of its own. */
  readonly server: OnlineServer;
  /** Where it is. */
  readonly at: string;
}

/** A test with the site and a server on which all games are played. */
export const test = siteTest.extend<Fixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startOnline({ games: ALL_GAMES, pages: inject('pages'), absences: ABSENCES });
      await use(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
  at: async ({ server }, use) => use(`http://localhost:${server.port}`),
});
