import type { AreaId } from '@thera/prometheus';
import type { Locator, Page } from 'playwright-core';
import { type Colour, pixelsOf, share } from './pixels.ts';
import { pointOn } from './point-on.ts';
import { recorded } from './prometheus-games.ts';
import { PERSONS, PrometheusPage } from './prometheus-page.ts';
import { expect, test, type Visit, type Visitor } from './site.ts';

const VISITOR: Visitor = { screen: 'phone', settings: { board: 'three', quality: 'low' } };

const canvas = (page: Page): Locator => page.locator('.map-pane canvas').first();

/** A game in which somebody is about to begin. */
async function open(visit: Visit, visitor: Visitor = VISITOR): Promise<PrometheusPage> {
  const game = await PrometheusPage.resume(visit, recorded('free'), PERSONS, visitor);
  await game.takeOver();
  return game;
}

async function showMap(game: PrometheusPage, map: 'styx' | 'olympus'): Promise<void> {
  await game.page.locator('.map-tab', { hasText: game.words.game.maps[map].name }).click();
}

/** The drawn map is gone when the other one has been painted. */
async function isPainted(page: Page): Promise<void> {
  await canvas(page).waitFor();
  await page.locator('.map-host svg').waitFor({ state: 'detached' });
}

const picture = async (page: Page): Promise<readonly Colour[]> =>
  pixelsOf(await page.locator('.map-pane').screenshot({ scale: 'css' }));

/** What the maps are made of, by its colours, and the least share of the picture that it has. */
type Parts = Readonly<Record<string, readonly [isPart: (colour: Colour) => boolean, least: number]>>;
const UNITS: Parts = {
  blue: [([red, green, blue]) => blue - red > 90 && blue > green, 0.002],
  red: [([red, green, blue]) => red - blue > 90 && red - green > 60, 0.002],
};
const light = ([red, green, blue]: Colour): number => (red + green + blue) / 3;
/** Styx is as dark by day as by night. */
const RIVER: Parts = {
  dark: [(colour) => light(colour) < 90, 0.4],
  water: [([red, green]) => green - red > 40, 0.02],
};
const GROUNDS: Readonly<Record<'styx' | 'olympus', Readonly<Record<'light' | 'dark', Parts>>>> = {
  olympus: {
    light: { marble: [(colour) => light(colour) > 200, 0.25] },
    dark: { moonlight: [([red, , blue]) => blue - red > 10 && blue > 80, 0.15] },
  },
  styx: { light: RIVER, dark: RIVER },
};

async function missing(page: Page, parts: Parts): Promise<readonly string[]> {
  const pixels = await picture(page);
  return Object.entries(parts)
    .filter(([, [isPart, least]]) => share(pixels, isPart) < least)
    .map(([name]) => name);
}

/** A map comes forward and has been drawn, with units of both sides. */
async function isDrawn(
  game: PrometheusPage,
  map: 'styx' | 'olympus',
  theme: 'light' | 'dark',
): Promise<void> {
  await showMap(game, map);
  await isPainted(game.page);
  await expect.poll(() => missing(game.page, { ...GROUNDS[map][theme], ...UNITS })).toEqual([]);
}

/** Touches an area where a finger would, on what is seen of it. */
async function touch(game: PrometheusPage, area: AreaId): Promise<void> {
  await game.page.touchscreen.tap(...(await pointOn(game.area(area))));
}

/** Whether a mark is seen in the middle of an area. */
async function isMarked(game: PrometheusPage, area: AreaId): Promise<boolean> {
  const [x, y] = await pointOn(game.area(area));
  const clip = { x: x - 16, y: y - 16, width: 32, height: 32 };
  const pixels = pixelsOf(await game.page.screenshot({ clip, scale: 'css' }));
  const isInk = ([red, green, blue]: Colour): boolean => red < 45 && green < 75 && blue > 70 && blue < 125;
  return share(pixels, isInk) > 0.05;
}

test('maps are drawn, marks are where areas can be chosen, and a unit is activated by touch', async ({
  visit,
}) => {
  const game = await open(visit);
  await isDrawn(game, 'styx', 'light');
  await isDrawn(game, 'olympus', 'light');
  const { page, words } = game;
  const { kinds } = words.game.actions;
  await game.card('harpies').tap();
  await game.pill(kinds.walk).first().tap();
  const labelled = await page
    .locator('.map-areas .board-cell')
    .evaluateAll((cells) =>
      cells.map((cell) => [(cell as HTMLElement).dataset.area!, cell.getAttribute('aria-label')!] as const),
    );
  const empty = labelled.filter(([, label]) => label.includes(' empty, '));
  const wanted = empty.filter(([, label]) => label.includes('You can')).map(([area]) => area as AreaId);
  const refused = empty.filter(([, label]) => !label.includes('You can')).map(([area]) => area as AreaId);
  expect(wanted.length).toBeGreaterThan(0);
  for (const area of wanted.slice(0, 4))
    await expect.poll(() => isMarked(game, area), { message: area }).toBe(true);
  for (const area of refused.slice(0, 2)) expect(await isMarked(game, area), area).toBe(false);
  const goal = wanted[0]!;
  await touch(game, goal);
  await expect
    .poll(() => game.area(goal).getAttribute('aria-label'))
    .toContain(words.game.units.harpies.name);
  await game.button(/End the activation/).tap();
  await game.deciding(() => game.button(kinds.done).tap());
});

test('when WebGL is lost the drawn maps take over, say so, and the game goes on, in the dark', async ({
  visit,
}) => {
  const game = await open(visit, { ...VISITOR, theme: 'dark' });
  await isDrawn(game, 'olympus', 'dark');
  const { page } = game;
  await canvas(page).evaluate((element) => {
    const context = (element as HTMLCanvasElement).getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await canvas(page).waitFor({ state: 'detached' });
  await page.locator('.map-host svg').first().waitFor();
  await page.locator('.three-note').getByText(game.text.threeLost).waitFor();
  expect((await game.remark()).trim()).toBe('');
  await game.card('harpies').tap();
  await game.pill(game.words.game.actions.kinds.free).tap();
  await touch(game, 'O12');
  await expect.poll(() => game.area('O12').getAttribute('aria-label')).not.toMatch(/trapped/);
});
