import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { roomAhead } from '../../build/room-ahead.ts';
import config from '../../vite.config.ts';

const HERE = import.meta.dirname;
const WEB = join(HERE, '../..');

/** The registries of the site, each of which the toy game adds a line to. */
const REGISTRIES = ['registry.ts', 'listings.ts'];

/** Whoever asks for a registry gets the one with the toy game in it, and that one gets the site's own. */
const withToy: Plugin = {
  name: 'toy-game',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    async handler(source, importer, options) {
      const name = REGISTRIES.find((registry) => source.endsWith(`/${registry}`));
      if (name === undefined || importer?.startsWith(HERE) === true) return undefined;
      const asked = await this.resolve(source, importer, { ...options, skipSelf: true });
      return asked?.id === join(WEB, 'src/games', name) ? join(HERE, name) : undefined;
    },
  },
};

/** Builds the whole site with one more game, into a folder of its own: what visitors get has never heard of it. */
export async function buildToy(folder: string): Promise<void> {
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [withToy, roomAhead()],
    build: {
      ...config.build,
      outDir: folder,
      manifest: false,
      rolldownOptions: config.build!.rolldownOptions!,
    },
  });
}
