import { version } from './build.ts';
import { dropOtherVersions } from './stored-files.ts';
import { scope } from './worker-scope.ts';

/** A worker is ended and started at any time, so what it knows of the open pages is stored too. */
const CACHE = 'thera-open-pages';
const keyOf = (page: string): string => `/open-pages/${page}`;

/** Notes that a page is of this version. */
export async function notePage(page: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(keyOf(page), new Response(version));
}

/** Drops the versions that no open page is of: an old page may still ask for parts of its own version. */
export async function dropUnusedVersions(): Promise<void> {
  const cache = await caches.open(CACHE);
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const used = await Promise.all(pages.map(async ({ id }) => (await cache.match(keyOf(id)))?.text()));
  // A page that came over the network before there was a worker: nobody knows which version it is.
  const isSure = used.every((found) => found !== undefined);
  if (isSure) await dropOtherVersions(new Set([version, ...used]));
  await forgetOthers(cache, new Set(pages.map(({ id }) => keyOf(id))));
}

async function forgetOthers(cache: Cache, open: ReadonlySet<string>): Promise<void> {
  const noted = await cache.keys();
  const closed = noted.filter(({ url }) => !open.has(new URL(url).pathname));
  await Promise.all(closed.map((request) => cache.delete(request)));
}
