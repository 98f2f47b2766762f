// How long a phone takes from a tap to the next frame, for every power or those that are named: Chromium at 390×844, its
// page four times slower.
import { type Page, chromium as playwright } from 'playwright-core';
import {
  after,
  beginAttempt,
  openChoices,
  type SantoriniMatch,
  seatToAct,
  take,
  tap,
  viewToDecide,
  workersIn,
} from '../packages/play/src/santorini/index.ts';
import { isComplete } from '../packages/play/src/table/attempt.ts';
import { POWER_IDS, type Square, santorini } from '../packages/santorini/src/index.ts';
import { serve } from '../packages/server/src/index.ts';
import { type Dice, diceFor, parseRecord, replay, sha256 } from '../packages/table/src/index.ts';
import { buildPages, PAGES } from './build-pages.ts';
import { chromium } from './chromium.ts';

const SLOWER = 4;
/** What the slowest tap may take, in milliseconds. */
const GOAL = 50;
/** How many decisions are made before the first tap, and with how many decisions taps are measured. */
const BEFORE = 12;
const MEASURED = 3;
/**
 * Each is made so often, and the middle of its times counts: a machine has other things to do at times. What seems slow is
 * made more often, for who is slow by itself stays slow.
 */
const ROUNDS = 3;
const MORE_ROUNDS = 9;
const OPTIONS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];
/** Where the page keeps the game that it shows. */
const KEY = "'thera.game.' + location.pathname.split('/')[2]";
const SETTINGS = JSON.stringify({ board: 'svg', motion: 'off', sound: 'off', confirm: 'always' });

/** Taps a square, and gives the time until what it led to is on the screen: a message comes in after the next frame. */
const tapOn = (square: Square): string => `new Promise((resolve) => {
  const cell = document.querySelector('[role=gridcell][data-square="${square}"]');
  const from = performance.now();
  cell.click();
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now() - from);
    port2.postMessage(undefined);
  });
})`;

const named = process.argv.slice(2);
const powers = named.length === 0 ? POWER_IDS : POWER_IDS.filter((id) => named.includes(id));

buildPages();
const serving = await serve({ folder: PAGES, port: 0, host: '127.0.0.1' });
if (!serving.ok) throw new Error(serving.error);
const origin = `http://localhost:${serving.value.port}`;
const browser = await playwright.launch({ executablePath: chromium(), args: OPTIONS });
try {
  const slowest: [name: string, milliseconds: number][] = [];
  for (const power of powers) {
    const times = await tapsWith(power);
    if (times.length > 0) slowest.push([power, Math.max(...times)]);
    console.log(`${power.padEnd(20)} ${times.map((time) => time.toFixed(0)).join(' ')}`);
  }
  slowest.sort(([, one], [, other]) => other - one);
  const [[power, most]] = slowest as [[string, number]];
  const middle = middleOf(slowest.map(([, time]) => time));
  console.log(`The slowest tap: ${most.toFixed(0)} ms with ${power} (wanted: at most ${GOAL} ms);`);
  console.log(`the slowest of the median power: ${middle.toFixed(0)} ms`);
  if (most > GOAL) process.exitCode = 1;
} finally {
  await browser.close();
  await serving.value.stop();
}

/** The times of all taps in a few decisions of a game that is under way, the middle of several rounds each. */
async function tapsWith(power: string): Promise<number[]> {
  const dice = diceFor(sha256, `taps ${power}`, 0);
  const page = await phone();
  const kept = await begunGame(page, power);
  let match = matchOf(kept.record);
  for (let n = 0; n < BEFORE && match.outcome === undefined; n++)
    match = decided(match, decisionBy(dice, match).steps);
  const times: number[] = [];
  for (let n = 0; n < MEASURED && match.outcome === undefined; n++) {
    const { squares, steps } = decisionBy(dice, match);
    const { record } = match;
    times.push(...(await middleTimes(() => timesOf(page, { ...kept, record }, squares))));
    match = decided(match, steps);
  }
  await page.context().close();
  return times;
}

/** The times of these taps, one after the other, in a game that is opened for them. */
async function timesOf(page: Page, kept: Kept, squares: readonly Square[]): Promise<number[]> {
  await reopen(page, kept);
  const times: number[] = [];
  for (const square of squares) times.push(await page.evaluate<number>(tapOn(square)));
  return times;
}

/** The middle of several rounds for each tap. */
async function middleTimes(measure: () => Promise<number[]>): Promise<number[]> {
  const rounds: number[][] = [];
  const middles = (): number[] =>
    rounds[0]!.map((_, tapped) => middleOf(rounds.map((times) => times[tapped]!)));
  while (rounds.length < ROUNDS) rounds.push(await measure());
  if (middles().some((time) => time > GOAL)) while (rounds.length < MORE_ROUNDS) rounds.push(await measure());
  return middles();
}

function middleOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1]!;
}

async function phone(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** What the browser keeps of a game. */
interface Kept {
  readonly record: unknown;
}

/** Starts a game of two persons, one of whom has a power. */
async function begunGame(page: Page, power: string): Promise<Kept> {
  await page.goto(origin);
  await page.evaluate(`localStorage.setItem('thera.settings', ${JSON.stringify(SETTINGS)})`);
  await page.goto(`${origin}/new?seats=p,p&powers=${power},mortal`);
  await page.locator('main .button.primary').first().click();
  await page.waitForURL('**/play/**');
  return JSON.parse(await page.evaluate<string>(`localStorage.getItem(${KEY})`));
}

/** Opens a game as it is to be kept. */
async function reopen(page: Page, kept: Kept): Promise<void> {
  await page.evaluate(`localStorage.setItem(${KEY}, ${JSON.stringify(JSON.stringify(kept))})`);
  await page.reload();
  const cell = page.getByRole('gridcell').first();
  const handOver = page.locator('.hand-over button');
  await cell.or(handOver).first().waitFor();
  if (await handOver.isVisible()) await handOver.click();
  await cell.waitFor();
}

function matchOf(kept: unknown): SantoriniMatch {
  const record = parseRecord(santorini, kept);
  const match = record.ok ? replay(santorini, record.value) : record;
  if (!match.ok) throw new Error(match.error);
  return match.value;
}

function decided(match: SantoriniMatch, steps: readonly string[]): SantoriniMatch {
  const next = after(match, { kind: 'decision', seat: seatToAct(match), steps });
  if (!next.ok) throw new Error(`${steps.join(' ')}: ${next.error}`);
  return next.value;
}

/** A decision by chance: the squares to tap as far as taps will do, and its steps. */
function decisionBy(dice: Dice, match: SantoriniMatch): { squares: Square[]; steps: readonly string[] } {
  const squares: Square[] = [];
  let attempt = beginAttempt(viewToDecide(match, seatToAct(match)), seatToAct(match));
  let isTapped = true;
  while (!isComplete(attempt) && !(attempt.mayEnd && dice.below(4) === 0)) {
    const open = openChoices(attempt);
    const option = open.length === 0 ? dice.pick(workersIn(attempt)) : dice.pick(open);
    const square = typeof option === 'number' ? option : option.to;
    const tapped = square === undefined ? undefined : tap(attempt, square);
    const next = tapped?.kind === 'attempt' ? tapped.attempt : undefined;
    isTapped &&= typeof option === 'number' || next?.steps.at(-1) === option.step;
    if (isTapped) squares.push(square!);
    attempt = typeof option === 'number' ? next! : take(attempt, option);
  }
  return { squares, steps: attempt.steps };
}
