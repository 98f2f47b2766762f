import { files } from './build.ts';
import { dropUnusedVersions, notePage } from './open-pages.ts';
import { storedFile, storeFiles } from './stored-files.ts';
import { scope } from './worker-scope.ts';

/** Every page is this file; which one is shown is decided in the browser. */
const PAGE = '/';

// A version is complete or it is not used: only then is it offline what it is online.
scope.addEventListener('install', (event) => {
  event.waitUntil(storeFiles().then(() => scope.skipWaiting()));
});

// Open pages keep what they have loaded and find the rest of their own version in its cache, so the new
// version may take over at once: it is what the next load shows.
scope.addEventListener('activate', (event) => {
  event.waitUntil(dropUnusedVersions().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate' && !files.includes(pathname)) event.respondWith(pageFor(event));
  else event.respondWith(fileFor(request, pathname));
});

async function pageFor(event: FetchEvent): Promise<Response> {
  const page = await storedFile(PAGE);
  if (page === undefined) return fetch(event.request);
  event.waitUntil(dropUnusedVersions().then(() => notePage(event.resultingClientId)));
  return page;
}

async function fileFor(request: Request, path: string): Promise<Response> {
  return (await storedFile(path)) ?? fetch(request);
}
