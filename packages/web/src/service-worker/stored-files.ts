import { files, version } from './build.ts';

const PREFIX = 'thera-pages-';
const CACHE = PREFIX + version;
/** Headers that differ only in how a file was packed do not matter any more once it is here. */
const HOW: CacheQueryOptions = { ignoreVary: true };

/**
 * Stores every file of this version. What another version stored already, and what an interrupted attempt
 * left, is not fetched again: a name with a hash never means anything else.
 */
export async function storeFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  // One after another, so that a page that is still loading does not have to share its connection.
  for (const path of files) {
    const isImmutable = path.startsWith('/assets/');
    const known = isImmutable ? await caches.match(path, HOW) : undefined;
    const response = known ?? (await fetch(path, { cache: isImmutable ? 'default' : 'no-cache' }));
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await cache.put(path, response);
  }
}

/** A stored file: of this version, or of another whose pages are still open. */
export async function storedFile(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path, HOW)) ?? (await caches.match(path, HOW));
}

/** Drops every other version but these. */
export async function dropOtherVersions(kept: ReadonlySet<string>): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && !kept.has(name.slice(PREFIX.length)));
  await Promise.all(old.map((name) => caches.delete(name)));
}
