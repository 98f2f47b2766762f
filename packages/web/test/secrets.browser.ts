import type { Page } from 'playwright-core';
import { GamePage, keptGame } from './game-page.ts';
import { expect, test, type Visit } from './site.ts';

/** One decision in both games: squares that are tapped before play, or a turn. */
type Decision = { readonly seat: number } & (
  | { readonly place: readonly [string, string] }
  | { readonly turn: readonly [string, string] }
);

const same = <Text extends string>(text: Text): readonly [Text, Text] => [text, text];

/**
 * Two games for each power that differ only in what Player 2 keeps secret. What Player 1 learns by right, such as what
 * a hidden worker builds, is the same in both.
 */
const SECRETS: Readonly<Record<string, readonly Decision[]>> = {
  hecate: [
    { seat: 0, place: same('B3 C3') },
    { seat: 1, place: ['E1 C5', 'E2 A5'] },
    { seat: 0, turn: same('B3>A3^A2') },
    { seat: 1, turn: ['E1>E2^D2', 'E2>E1^D2'] },
    { seat: 0, turn: same('C3>B3^C3') },
    { seat: 1, turn: ['E2>E1^D1', 'E1>E2^D1'] },
  ],
  moerae: [
    { seat: 0, place: same('C4 B3') },
    { seat: 1, place: ['C1', 'A4'] },
    { seat: 1, place: same('D4 C2 D2') },
    { seat: 0, turn: same('B3>C3^B3') },
    { seat: 1, turn: same('D2>E2^D2') },
  ],
  tartarus: [
    { seat: 1, place: same('B3 D2') },
    { seat: 0, place: same('D4 C2') },
    { seat: 1, place: ['A5', 'E1'] },
    { seat: 0, turn: same('D4>C3^D3') },
    { seat: 1, turn: same('B3>B4^B3') },
  ],
};

/** What Player 1, and whoever looks while the device changes hands, could find out of two games; and Player 2. */
interface Seen {
  readonly byOther: readonly string[];
  readonly byKeeper: readonly string[];
}

test.for(Object.keys(SECRETS))(
  'what %s keeps secret is nowhere in the page of the other player',
  async (power, { visit }) => {
    const [one, two] = [await seenIn(visit, power, 0), await seenIn(visit, power, 1)];
    expect(one.byOther).toHaveLength(two.byOther.length);
    for (const [n, html] of one.byOther.entries())
      expect(difference(html, two.byOther[n]!), `sight ${n}`).toBeUndefined();
    // The keeper's own page does show it: else nothing would have been tested.
    expect(one.byKeeper).not.toEqual(two.byKeeper);
  },
);

test.for(Object.keys(SECRETS))(
  'what the computer keeps secret as %s is nowhere in the page of the person',
  async (power, { visit }) => {
    const sights = async (variant: 0 | 1): Promise<readonly string[]> => {
      const kept = keptGame(`seats=p,c1&powers=mortal,${power}`, beforePlay(power, variant));
      return lookAround(await GamePage.resume(visit, kept));
    };
    const [one, two] = [await sights(0), await sights(1)];
    for (const [n, html] of one.entries()) expect(difference(html, two[n]!), `sight ${n}`).toBeUndefined();
  },
);

/** The decisions of a game until the first turn, in notation: a square alone is for a card. */
function beforePlay(power: string, variant: 0 | 1): readonly (readonly string[])[] {
  return SECRETS[power]!.flatMap((decision) => {
    if (!('place' in decision)) return [];
    const squares = decision.place[variant].split(' ');
    return [squares.map((square) => `${squares.length === 1 ? '*' : '@'}${square}`)];
  });
}

async function seenIn(visit: Visit, power: string, variant: 0 | 1): Promise<Seen> {
  const game = await GamePage.start(visit, `seats=p,p&powers=mortal,${power}`);
  const byOther: string[] = [];
  const byKeeper: string[] = [];
  for (const decision of SECRETS[power]!) {
    const { seat } = decision;
    if (await isHandedOver(game.page)) {
      byOther.push(await html(game.page));
      expect(await game.page.getByRole('gridcell').count()).toBe(0);
      await game.takeOver(seat);
    }
    if (seat === 0) byOther.push(...(await lookAround(game)));
    if ('place' in decision) await place(game, seat, decision.place[variant].split(' '));
    else await game.play(decision.turn[variant]);
    if (seat === 1 && !(await isHandedOver(game.page))) byKeeper.push(await html(game.page));
  }
  byOther.push(await html(game.page));
  await game.page.reload();
  await game.isReady();
  byOther.push(await html(game.page));
  await game.takeOver(0);
  byOther.push(...(await lookAround(game)));
  return { byOther, byKeeper: [...byKeeper, await keptSecret(game)] };
}

/** The keeper of the secret uses the keyboard, whose place on the board is drawn. */
async function place(game: GamePage, seat: number, squares: readonly string[]): Promise<void> {
  if (seat === 0) return game.place(...squares);
  await game.page.keyboard.press('Tab');
  await game.afterDecision(async () => {
    for (const square of squares) await game.cell(square).press('Enter');
  });
}

/** Everything that a curious player can make the page show. */
async function lookAround(game: GamePage): Promise<readonly string[]> {
  const { page } = game;
  // What draws the board is fetched while the page already speaks.
  await page.locator('.board-layer > svg').waitFor();
  const seen = [await html(page)];
  const look = async (): Promise<void> => void seen.push(await html(page));
  if ((await game.turns()).length > 0) {
    await game.button(game.text.previous).click();
    await game.looksBack();
    await look();
    await page.getByRole('slider', { name: game.text.goThrough }).fill('0');
    await game.button(game.text.first).and(page.locator(':disabled')).waitFor();
    await look();
    await game.button(game.text.last).click();
    await game.button(game.text.backToGame).first().waitFor({ state: 'detached' });
  }
  await game.button(game.text.menu).click();
  await page.getByRole('dialog').waitFor();
  await look();
  await game.closeSheet();
  await page
    .getByRole('button', { name: /^(?!Player)[^:]*’s power/ })
    .last()
    .click();
  await page.getByRole('dialog').waitFor();
  await look();
  await game.closeSheet();
  return seen;
}

/** Where two pages part, with a little of both; undefined if they are the same. */
function difference(one: string, two: string): readonly string[] | undefined {
  if (one === two) return undefined;
  const at = [...one].findIndex((sign, n) => sign !== two[n]);
  return [one, two].map((page) => page.slice(Math.max(0, at - 120), at + 120));
}

/** The whole page, but for what was fetched ahead of time: by which script and in which order is a matter of chance. */
const html = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const link of copy.querySelectorAll('link[rel="preload"], link[rel="modulepreload"]')) link.remove();
    const styles = [...copy.querySelectorAll('head > link[rel="stylesheet"]')];
    copy.append(...styles.toSorted((a, b) => a.outerHTML.localeCompare(b.outerHTML)));
    return copy.outerHTML;
  });
const isHandedOver = (page: Page): Promise<boolean> => page.locator('.hand-over').isVisible();

/** What the browser keeps differs, so the two games do. */
async function keptSecret(game: GamePage): Promise<string> {
  return JSON.stringify(
    (await game.match()).record.events.map((event) => ('steps' in event ? event.steps : [])),
  );
}
