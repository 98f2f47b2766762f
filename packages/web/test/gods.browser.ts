import { advance, type Playing, POWER_IDS, parsePosition } from '@thera/rules';
import { catalogueOf } from '@thera/texts';
import type { Locator, Page } from 'playwright-core';
import { TRIALS } from '../src/trials/trials.ts';
import { axe, expect, SCREENS, test } from './site.ts';
import { type Touch, touchesOf } from './touches.ts';

const texts = catalogueOf('en');
const names = (page: Page): Promise<string[]> => page.locator('.god-name').allTextContents();

test('every power is in the gallery, and what is asked for stays in the address', async ({ visit }) => {
  const page = await visit('/gods');
  expect(await names(page)).toHaveLength(POWER_IDS.length);
  await page.getByRole('button', { name: /^Heroes/ }).click();
  await page.getByRole('searchbox').fill('two levels');
  expect(await names(page)).toEqual(['Bellerophon', 'Theseus']);
  await page.reload();
  await page.getByText('2 powers').waitFor();
  await page.getByRole('searchbox').fill('nothing like it');
  await page.getByRole('button', { name: 'Show them all' }).click();
  expect(await names(page)).toHaveLength(POWER_IDS.length);
});

test('accents do not matter', async ({ visit }) => {
  const page = await visit('/gods', { language: 'es' });
  await page.getByRole('searchbox').fill('hecate');
  expect(await names(page)).toContain('Hécate');
});

test.for(Object.keys(SCREENS) as (keyof typeof SCREENS)[])(
  'one power on a %s: its address, the way back, arrows and Escape',
  async (screen, { visit }) => {
    const page = await visit('/gods', { screen });
    const heading = (name: string): Locator => page.getByRole('heading', { level: 2, name, exact: true });
    await page.getByRole('link', { name: /^Artemis/ }).click();
    await heading('Artemis').waitFor();
    expect(new URL(page.url()).pathname).toBe('/gods/artemis');
    await page.keyboard.press('ArrowRight');
    await heading('Athena').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await heading('Apollo').waitFor();
    expect(new URL(page.url()).pathname).toBe('/gods/apollo');
    await page.goBack();
    await heading('Apollo').waitFor({ state: 'detached' });
    await page.goForward();
    await heading('Apollo').waitFor();
    await page.keyboard.press('Escape');
    await heading('Apollo').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/gods');
  },
);

test('a power that is shared opens by itself, with its banned partners and a table to play it', async ({
  visit,
}) => {
  const page = await visit('/gods/hades');
  await page.getByRole('heading', { level: 2, name: 'Hades' }).waitFor();
  await page.getByText(texts.pairNotes.printed).waitFor();
  const play = page.getByRole('link', { name: 'Play with Hades' });
  expect(await play.getAttribute('href')).toBe('/new?powers=hades,simple');
  await page.getByRole('complementary').getByRole('link', { name: 'Pan', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'Pan' }).waitFor();
});

test('nothing against an open trial from axe', async ({ visit }) => {
  for (const theme of ['light', 'dark'] as const) {
    const page = await visit('/gods/limus', { theme, screen: 'phone' });
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('grid').waitFor();
    expect(await axe(page)).toEqual([]);
  }
});

test('every trial can be played by tapping', { timeout: 600_000 }, async ({ visit }) => {
  const page = await visit(`/gods/${POWER_IDS[0]}`, { settings: { board: 'svg', motion: 'off' } });
  for (const power of POWER_IDS) {
    await page.getByRole('heading', { level: 2, name: texts.powers[power].name, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('grid').waitFor();
    const { position, turns } = TRIALS[power];
    let stage = stageOf(position);
    for (const turn of turns) {
      for (const touch of touchesOf(stage, turn)) await make(page, touch, power);
      const next = advance(stage, [turn], ([first]) => first!);
      if (!next.ok) throw new Error(`${power}: ${next.error}`);
      stage = next.value as Playing;
    }
    if (turns.length > 0) await isTold(page, power);
    await page.getByRole('button', { name: 'Back to the gods' }).click();
    await page.getByRole('button', { name: 'Next power' }).click();
  }
});

/** After a turn one is told what there was to notice. */
async function isTold(page: Page, power: string): Promise<void> {
  await page
    .locator('.trial-notice[open]')
    .waitFor({ timeout: 5_000 })
    .catch(() => {
      throw new Error(`${power}: the turn has not been made`);
    });
}

function stageOf(text: string): Playing {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`${text}: ${position.error}`);
  return { phase: 'play', position: position.value };
}

async function make(page: Page, touch: Touch, power: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const press = (what: Locator): Promise<void> =>
    what.dispatchEvent('click', {}, { timeout: 5_000 }).catch(() => {
      throw new Error(`${power}: there is nothing for ${JSON.stringify(touch)}`);
    });
  switch (touch.kind) {
    case 'square':
      return press(dialog.locator(`.board-cell[data-square="${touch.square}"]`));
    case 'act':
      return press(dialog.getByLabel(texts.steps[touch.act], { exact: true }));
    case 'choice':
      return press(dialog.locator(`.direction-${touch.step.slice(1).toLowerCase()}`));
    case 'end':
      return press(dialog.getByRole('button', { name: texts.practice.endTurn }));
  }
}
