import { squareLabels } from '@thera/play/santorini';
import { advance, type Playing, POWER_IDS, type PowerId, parsePosition, veil } from '@thera/santorini';
import { santoriniCatalogueOf } from '@thera/texts/santorini';
import type { Locator, Page } from 'playwright-core';
import type { Refused } from '../src/games/santorini/trials/trial.ts';
import { TRIALS } from '../src/games/santorini/trials/trials.ts';
import { pointOn } from './point-on.ts';
import { expect, test } from './site.ts';
import { type Touch, touchesOf } from './touches.ts';

const texts = santoriniCatalogueOf('en');

/** By its role, written as a selector: to ask for roles would go through all the gods behind the trial each time. */
const CELL = 'dialog [role=gridcell]';

test('the trial of every power shows it: turns change the board, squares are refused in words', {
  timeout: 600_000,
}, async ({ visit }) => {
  const page = await visit(`/gods/${POWER_IDS[0]}`, { settings: { motion: 'off' } });
  for (const power of POWER_IDS) {
    await page.getByRole('heading', { level: 2, name: texts.powers[power].name, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('grid').waitFor();
    const { turns, refused } = TRIALS[power];
    await playTrial(page, power);
    if (refused !== undefined) await isRefused(page, refused, power);
    if (turns.length > 0) await isTold(page, power);
    await page.getByRole('button', { name: 'Back to all gods' }).click();
    await page.getByRole('button', { name: 'Next power' }).click();
  }
});

/** Makes the turns of a trial, and compares what the squares say after each with what the rules say. */
async function playTrial(page: Page, power: PowerId): Promise<void> {
  const { position, turns } = TRIALS[power];
  let stage = stageOf(position);
  for (const turn of turns) {
    for (const touch of touchesOf(stage, turn)) await make(page, touch, power);
    // Of what chance decides the first comes.
    const next = advance(stage, [turn], ([first]) => first!);
    if (!next.ok) throw new Error(`${power}: ${next.error}`);
    stage = next.value as Playing;
    await expect.poll(() => labels(page), { message: `${power} after ${turn}` }).toEqual(standingOf(stage));
  }
}

/** After a turn one is told what there was to notice. */
async function isTold(page: Page, power: PowerId): Promise<void> {
  const notice = page.locator('.trial-notice[open]');
  await notice.waitFor({ timeout: 10_000 }).catch(() => {
    throw new Error(`${power}: the turn has not been made`);
  });
}

/** What stands on each square as the next to move sees it, without what it can be chosen for. */
function standingOf({ position }: Playing): readonly string[] {
  const players = position.lineup.slots.map(({ card }, seat) =>
    seat === position.turn ? undefined : texts.powers[card.id].name,
  );
  return squareLabels(veil(position, position.turn), undefined, players, texts);
}

const USES: readonly string[] = [
  ...Object.values(texts.prompts.can),
  texts.prompts.canPick,
  texts.prompts.isPicked,
];

async function labels(page: Page): Promise<readonly string[]> {
  const said = await page
    .locator(CELL)
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  return said.map((label) =>
    label
      .split(', ')
      .filter((part) => !USES.includes(part))
      .join(', '),
  );
}

/** The square is closed, and a tap on it says why. */
async function isRefused(page: Page, { steps = [], worker, square }: Refused, power: PowerId): Promise<void> {
  const named = [
    ...steps.flatMap((step) => step.match(/[A-E][1-5]/g) ?? []),
    ...(worker === undefined ? [] : [worker]),
  ];
  for (const name of named) await tap(page, name);
  const words = page.locator('.practice-prompt');
  const asked = await words.textContent();
  await tap(page, square);
  await expect.poll(() => words.textContent(), { message: power }).not.toBe(asked);
  expect(await words.textContent(), power).toMatch(/\.$/);
}

const tap = async (page: Page, square: string): Promise<void> => {
  const cell = page.locator(`${CELL}[aria-label^="${square},"]`);
  await page.mouse.click(...(await pointOn(cell)));
};

async function make(page: Page, touch: Touch, power: PowerId): Promise<void> {
  const dialog = page.getByRole('dialog');
  const press = (what: Locator): Promise<void> =>
    what.click({ timeout: 10_000 }).catch(() => {
      throw new Error(`${power}: there is nothing for ${JSON.stringify(touch)}`);
    });
  switch (touch.kind) {
    case 'square': {
      const cell = dialog.locator(`.board-cell[data-square="${touch.square}"]`);
      return page.mouse.click(...(await pointOn(cell)));
    }
    case 'act':
      return press(dialog.getByText(texts.steps[touch.act], { exact: true }));
    case 'choice':
      return press(dialog.locator(`.direction-${touch.step.slice(1).toLowerCase()}`));
    case 'end':
      return press(dialog.getByRole('button', { name: texts.practice.endTurn }));
  }
}

function stageOf(text: string): Playing {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`${text}: ${position.error}`);
  return { phase: 'play', position: position.value };
}
