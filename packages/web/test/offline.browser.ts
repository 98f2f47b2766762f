import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { nextVersion } from './next-version.ts';
import { expect, isDrawn, originOf, servePages, test } from './site.ts';

const PREFIX = 'thera-pages-';

/** Ends when everything is stored: a version takes over only when it is complete. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Follows a tab of the header, and ends when its page is there. */
async function goTo(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('navigation').getByRole('link', { name, exact: true });
  await tab.click();
  await tab.and(page.locator('[aria-current=page]')).waitFor();
}

/** The paths of the stored files, by version. */
function stored(page: Page): Promise<readonly (readonly string[])[]> {
  return page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const requests = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(requests)).map((files) => files.map(({ url }) => new URL(url).pathname));
  }, PREFIX);
}

test('after one visit every page opens without a connection, in every language', async ({ visit }) => {
  const serving = await servePages(inject('pages'));
  const page = await visit('/', { offline: true, origin: originOf(serving) });
  await isKept(page);
  await serving.stop();
  await page.context().setOffline(true);
  await page.reload();
  await isDrawn(page);
  for (const name of ['Gods', 'Learn']) {
    await goTo(page, name);
    await isDrawn(page);
  }
  for (const path of [
    '/gods',
    '/learn',
    '/rules',
    '/new',
    '/settings',
    '/santowerini',
    '/santowerini/learn',
    '/sphinx',
    '/sphinx/riddle/3',
    '/gods/pan?lang=es',
  ]) {
    await page.goto(path);
    await isDrawn(page);
  }
});

/** What no page asks for: the worker itself, and the picture that others show of a link. */
const NEVER_STORED: readonly string[] = ['service-worker.js', 'share.png'];

test('everything that was built is stored, and nothing else', async ({ visit }) => {
  const page = await visit('/', { offline: true });
  await isKept(page);
  const [files = [], ...others] = await stored(page);
  const built = readdirSync(inject('pages'), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.(html|js|css|woff2|svg|png|webmanifest|net|wasm)$/.test(name) && !NEVER_STORED.includes(name),
    )
    .map((name) => (name === 'index.html' ? '/' : `/${name}`));
  expect([...files].sort()).toEqual(built.sort());
  expect(others).toEqual([]);
});

test('a new version: an open page keeps its own, and the next load is the new one', async ({ visit }) => {
  const first = await servePages(inject('pages'));
  const page = await visit('/', { offline: true, origin: originOf(first) });
  await isKept(page);
  // Only from now on it is known which version the page is of.
  await page.reload();
  await isDrawn(page);
  await first.stop();
  const second = await servePages(nextVersion(inject('pages')), first.port);
  onTestFinished(() => second.stop());
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
  await isKept(page);
  // Parts of the old version, which only its cache has now.
  for (const name of ['Learn', 'Gods', 'Rules']) {
    await goTo(page, name);
  }
  expect(await page.locator('html').getAttribute('data-next')).toBeNull();
  expect(await stored(page)).toHaveLength(2);
  await page.reload();
  await page.locator('html[data-next]').waitFor({ state: 'attached' });
  await isDrawn(page);
  // By the time of another load the old page is gone, and its version goes too.
  await page.reload();
  await page.waitForFunction(
    async (prefix) => (await caches.keys()).filter((name) => name.startsWith(prefix)).length === 1,
    PREFIX,
  );
});
