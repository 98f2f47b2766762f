// How long a phone takes from a tap to the next frame, for every power or those that are named.
import type { Page } from 'playwright-core';
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
import { type Dice, diceFor, parseRecord, replay, sha256 } from '../packages/table/src/index.ts';
import { middleOf, middleTimes, onPhones, type PhoneSite, TAP_GOAL, tapOn } from './phone-taps.ts';

/** How many decisions are made before the first tap, and with how many decisions taps are measured. */
const BEFORE = 12;
const MEASURED = 3;
/** Where the page keeps the game that it shows. */
const KEY = "'thera.game.' + location.pathname.split('/')[2]";
const SETTINGS = JSON.stringify({ board: 'svg', motion: 'off', sound: 'off', confirm: 'always' });

const cellOf = (square: Square): string => `[role=gridcell][data-square="${square}"]`;

const named = process.argv.slice(2);
const powers = named.length === 0 ? POWER_IDS : POWER_IDS.filter((id) => named.includes(id));

await onPhones(async (site) => {
  const slowest: [name: string, milliseconds: number][] = [];
  for (const power of powers) {
    const times = await tapsWith(site, power);
    if (times.length > 0) slowest.push([power, Math.max(...times)]);
    console.log(`${power.padEnd(20)} ${times.map((time) => time.toFixed(0)).join(' ')}`);
  }
  slowest.sort(([, one], [, other]) => other - one);
  const [[power, most]] = slowest as [[string, number]];
  const middle = middleOf(slowest.map(([, time]) => time));
  console.log(`The slowest tap: ${most.toFixed(0)} ms with ${power} (wanted: at most ${TAP_GOAL} ms);`);
  console.log(`the slowest of the median power: ${middle.toFixed(0)} ms`);
  if (most > TAP_GOAL) process.exitCode = 1;
});

/** The times of all taps in a few decisions of a game that is under way, the middle of several rounds each. */
async function tapsWith({ origin, phone }: PhoneSite, power: string): Promise<number[]> {
  const dice = diceFor(sha256, `taps ${power}`, 0);
  const page = await phone();
  const kept = await begunGame(page, origin, power);
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
  for (const square of squares) times.push(await tapOn(page, cellOf(square)));
  return times;
}

/** What the browser keeps of a game. */
interface Kept {
  readonly record: unknown;
}

/** Starts a game of two persons, one of whom has a power. */
async function begunGame(page: Page, origin: string, power: string): Promise<Kept> {
  await page.goto(origin);
  await page.evaluate(`localStorage.setItem('thera.settings', ${JSON.stringify(SETTINGS)})`);
  await page.goto(`${origin}/new?seats=p,p&powers=${power},mortal`);
  await page.locator('main .button.primary').first().click();
  await page.waitForURL('**/play/**');
  return JSON.parse(await page.evaluate<string>(`localStorage.getItem(${KEY})`));
}

/** Opens a game as it is to be kept. */
async function reopen(page: Page, kept: Kept): Promise<void> {
  // A turn that was begun is kept, too.
  await page.evaluate('sessionStorage.clear()');
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
