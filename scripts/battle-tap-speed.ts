// How long a phone takes from a tap to the next frame in The Search for Prometheus: a unit, an area, a blow and its forecast.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { parseDecision, prometheus, usualSetup } from '../packages/prometheus/src/index.ts';
import { append, begin, type Result } from '../packages/table/src/index.ts';
import { middleTimes, onPhones, type PhoneSite, TAP_GOAL, tapOn } from './phone-taps.ts';
import { ROOT } from './root.ts';

const RECORDS = join(ROOT, 'packages/web/test/prometheus-records');
/** Where the page keeps the game that it shows. */
const KEY = "'thera.game.' + location.pathname.split('/')[2]";

const SETTINGS = JSON.stringify({ board: 'svg', motion: 'off', sound: 'off', confirm: 'always' });

const area = (id: string): string => `button[data-area="${id}"]`;
const marked = '.board-cell[aria-label*="You can"]';
const pill = (number: number): string => `.act-pill:not(.is-unit):nth-of-type(${number})`;

/** A game, how many of its last decisions are left out, and what is tapped in it, one after the other. */
const SCENES: readonly (readonly [
  record: string,
  without: number,
  taps: readonly (readonly [what: string, selector: string])[],
])[] = [
  [
    'calm',
    0,
    [
      ['a card', '.hand-card.is-playable'],
      ['an act', pill(2)],
      ['an area', marked],
    ],
  ],
  [
    'dice',
    1,
    [
      ['a unit', area('O2')],
      ['an area', area('O6')],
      ['an enemy, and its forecast', area('O13')],
      ['another target', '.attack-forecast .button:not(.primary)'],
    ],
  ],
  [
    'retaliate',
    2,
    [
      ['a card', '.hand-card.is-playable'],
      ['an area', marked],
      ['an area that is refused', area('O26')],
    ],
  ],
];

await onPhones(async (site) => {
  let most = 0;
  for (const [name, without, taps] of SCENES) {
    const page = await site.phone();
    const kept = JSON.stringify({ ...(await begunGame(page, site)), record: recorded(name, without) });
    const times = await middleTimes(async () => {
      await reopen(page, kept);
      const measured: number[] = [];
      for (const [, selector] of taps) measured.push(await tapOn(page, selector));
      return measured;
    });
    for (const [n, [what]] of taps.entries())
      console.log(`${name.padEnd(10)} ${what.padEnd(28)} ${times[n]!.toFixed(0)}`);
    most = Math.max(most, ...times);
    await page.context().close();
  }
  console.log(`The slowest tap: ${most.toFixed(0)} ms (wanted: at most ${TAP_GOAL} ms)`);
  if (most > TAP_GOAL) process.exitCode = 1;
});

/** The record of a game that computers have played, without its last decisions. */
function recorded(name: string, without: number): unknown {
  const [head = '', ...lines] = readFileSync(join(RECORDS, `${name}.txt`), 'utf8')
    .trim()
    .split('\n');
  const [, hands = '', ...seed] = head.split(' ');
  const setup = { ...usualSetup('2'), hands: hands.split('/').map(Number) };
  let match = must(begin(prometheus, setup, seed.join(' ')));
  for (const line of lines.slice(0, lines.length - without)) {
    const steps = must(parseDecision(line.slice(2)));
    match = must(append(prometheus, match, { kind: 'decision', seat: Number(line[0]), steps }));
  }
  return match.record;
}

function must<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

/** What the browser keeps of a game of two persons that has begun. */
async function begunGame(page: Page, { origin }: PhoneSite): Promise<object> {
  await page.goto(origin);
  await page.evaluate(`localStorage.setItem('thera.settings', ${JSON.stringify(SETTINGS)})`);
  await page.goto(`${origin}/prometheus?seats=p,p`);
  await page.locator('.battle-begin .button').click();
  await page.waitForURL('**/play/**');
  return JSON.parse(await page.evaluate<string>(`localStorage.getItem(${KEY})`));
}

/** Opens a game as it is to be kept, takes the device, and brings Olympus forward. */
async function reopen(page: Page, kept: string): Promise<void> {
  // A turn that was begun is kept, too.
  await page.evaluate('sessionStorage.clear()');
  await page.evaluate(`localStorage.setItem(${KEY}, ${JSON.stringify(kept)})`);
  await page.reload();
  await page.locator('.hand-over .button').click();
  await page.locator('.has-choices').first().waitFor();
  await page.locator('.map-tab').last().click();
}
