/**
 * The site in a real browser, as a visitor gets it: built, served by our server, with a fresh profile.
 *
 *     import { expect, test } from './site.ts';
 *
 *     test('a tap on a god shows its card', async ({ visit }) => {
 *       const page = await visit('/gods', { screen: 'phone', language: 'es' });
 *       await page.getByRole('link', { name: 'Pan' }).tap();
 *       await page.getByRole('heading', { name: 'Pan' }).waitFor();
 *     });
 *
 * Put it into a file `packages/web/test/<what>.browser.ts` and run it with
 * `npx vitest run --project browser packages/web/test/<what>.browser.ts`; the pages are built when needed.
 *
 * - `visit` ends when the page has drawn itself. The test fails if anything is written to the console as an
 *   error, or thrown, while a page is open; what a test expects to see there it names in `expects`.
 * - Find things by role and name, as people do. Wait for what must appear, never for a time.
 * - A table of cases is `test.for(TABLE)('…', async (row, { visit }) => …)`.
 * - A game is opened, played and read with `game-page.ts`.
 * - `axe(page)` gives the violations that axe finds; `toEqual([])` is the only good answer.
 * - `requestsOf(page)` is everything that was fetched so far.
 * - One browser and one server serve all files of a worker; every visitor has a fresh profile.
 * - The service worker is kept out unless `offline` is set, so that no test meets another's files.
 *
 * What a test costs, in seconds of processor: a visit 0.3, axe 0.3 the first time on a page and 0.15 after that, a board in
 * three dimensions 2 to 3, a game against the computer its thinking. So:
 *
 * - Visit once and look at several things. On an open page `emulateMedia` changes the theme, `setViewportSize` the screen,
 *   `choose` of `every-page.browser.ts` the language.
 * - What holds for every page is no test of its own but a look more in `every-page.browser.ts`, while the page is open.
 * - Start where it matters: a kept game or a link (`kept`, `GamePage.resume`, `/new?…`), not the turns before it.
 * - `board: 'svg'` and `motion` left alone, unless the test is about the board in three dimensions (`quality: 'low'`
 *   then) or about motion. The `offline` visitor fetches the whole site: once for all that is wanted without a connection.
 * - What needs no browser is a unit test. A table that differs only in data belongs there too, with one row of it here.
 * - A selector such as `[role=gridcell]` is quicker than `getByRole` where a page is asked hundreds of times.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { GAMES } from '@thera/play/games';
import {
  createOnline,
  type Online,
  type Serving,
  serve,
  sqliteStore,
  USUAL_LIMITS,
  wider,
} from '@thera/server';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import type { Settings } from '../src/settings/settings.ts';
import type {} from './provided.ts';

export { expect };

/** The screens that pages are tried on. */
export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** Who visits, and with what. */
export interface Visitor {
  readonly screen?: keyof typeof SCREENS;
  readonly language?: 'en' | 'es';
  /** What the system of the visitor prefers. */
  readonly theme?: 'light' | 'dark';
  /** Whether things move; for most tests it is quicker and steadier if they do not. */
  readonly motion?: boolean;
  /** Settings that the visitor chose earlier. */
  readonly settings?: Partial<Settings>;
  /** What else the browser has kept from earlier, by its key: games, for example. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Whether somebody plays for the first time, and is told how. */
  readonly isNewcomer?: boolean;
  /** Whether the site is kept for when there is no connection. */
  readonly offline?: boolean;
  /** Where the site is, for tests that bring a server of their own. */
  readonly origin?: string;
  /** Errors in the console that this test is about. */
  readonly expects?: readonly RegExp[];
}

/** Opens a page of the site for a new visitor. */
export type Visit = (path: string, visitor?: Visitor) => Promise<Page>;

interface Fixtures {
  readonly browser: Browser;
  readonly serving: Serving;
  /** Where the site is. */
  readonly origin: string;
  readonly visit: Visit;
}

const NOTHING_MORE = ';';

/** How long anything may take to appear, in milliseconds; machines are slow at times. */
const PATIENCE = 30_000;

const requests = new WeakMap<Page, ReadonlySet<string>>();

/**
 * Parts of Chromium that no page sees. The first two are pages of the address bar, which cost every visitor as much as the
 * page that is visited; the others are what Playwright switches off, for only the last such list counts.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const LAUNCH_OPTIONS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
  `--disable-features=${UNUSED_FEATURES.join(',')}`,
];

/** A test with the site at hand. */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: inject('chromium'), args: LAUNCH_OPTIONS });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  serving: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const serving = await servePages(inject('pages'), 0, onlineInMemory());
      await use(serving);
      await serving.stop();
    },
    { scope: 'worker' },
  ],
  origin: async ({ serving }, use) => use(originOf(serving)),
  visit: async ({ browser, origin }, use) => {
    const opened: { readonly context: BrowserContext; readonly errors: readonly string[] }[] = [];
    await use(async (path, visitor = {}) => {
      const context = await browser.newContext(contextFor(visitor.origin ?? origin, visitor));
      context.setDefaultTimeout(PATIENCE);
      const page = await context.newPage();
      requests.set(page, pathsOf(context));
      opened.push({ context, errors: errorsOf(page, visitor.expects ?? []) });
      await open(page, path, storedBy(visitor));
      await isDrawn(page);
      return page;
    });
    await Promise.all(opened.map(({ context }) => context.close()));
    expect(opened.flatMap(({ errors }) => errors)).toEqual([]);
  },
});

/** Serves a folder of built pages; a port that is wanted must be free. */
export async function servePages(folder: string, port = 0, online?: Online): Promise<Serving> {
  const playing = online === undefined ? {} : { online };
  const started = await serve({ folder, port, host: '127.0.0.1', ...playing });
  if (!started.ok) throw new Error(started.error);
  return started.value;
}

/** Playing online, for as long as the server runs; nobody plays for computers. */
function onlineInMemory(): Online {
  const games = Object.values(GAMES).map(({ game }) => game);
  return createOnline({ store: sqliteStore(':memory:'), games, limits: wider(USUAL_LIMITS, 1e9) });
}

/** Where a server is found; only localhost is trusted without a certificate. */
export function originOf({ port }: Serving): string {
  return `http://localhost:${port}`;
}

/** The paths of all files that were asked for since a page was opened, by the page or by its workers. */
export function requestsOf(page: Page): ReadonlySet<string> {
  return requests.get(page) ?? new Set();
}

/** Waits until a page has drawn itself. */
export async function isDrawn(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
}

/** What axe has to say against a page, one line each; `rules` for some of its rules alone. */
export async function axe(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // A page that has been judged before has axe already.
  const isThere = await page.evaluate(() => 'axe' in window);
  const options = isThere ? { page, axeSource: NOTHING_MORE } : { page };
  // The legacy mode judges in the page itself, which takes half as long; it only leaves out frames from elsewhere.
  const builder = new AxeBuilder(options).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules === undefined ? builder : builder.withRules([...rules])).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target} ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

function contextFor(origin: string, visitor: Visitor): NonNullable<Parameters<Browser['newContext']>[0]> {
  const { screen = 'desktop', language = 'en', theme = 'light' } = visitor;
  return {
    ...SCREENS[screen],
    baseURL: origin,
    locale: language === 'es' ? 'es-ES' : 'en-GB',
    colorScheme: theme,
    reducedMotion: visitor.motion === true ? 'no-preference' : 'reduce',
    serviceWorkers: visitor.offline === true ? 'allow' : 'block',
  };
}

/** What the browser of a visitor has kept from earlier. */
function storedBy({ settings, kept = {}, isNewcomer }: Visitor): Readonly<Record<string, string>> {
  return {
    ...(isNewcomer === true ? {} : { 'thera.coached': 'done' }),
    ...kept,
    ...(settings === undefined ? {} : { 'thera.settings': JSON.stringify(settings) }),
  };
}

/** Opens a page that finds some things stored; a context that is given them opens another page to store them. */
async function open(page: Page, path: string, stored: Readonly<Record<string, string>>): Promise<void> {
  const storing = await page.addInitScript((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, stored);
  await page.goto(path);
  await storing.dispose();
}

function pathsOf(context: BrowserContext): ReadonlySet<string> {
  const paths = new Set<string>();
  context.on('request', (request) => paths.add(new URL(request.url()).pathname));
  return paths;
}

function errorsOf(page: Page, expected: readonly RegExp[]): readonly string[] {
  const errors: string[] = [];
  const note = (error: string): void => {
    if (!expected.some((known) => known.test(error))) errors.push(error);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(String(error)));
  return errors;
}
