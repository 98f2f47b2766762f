import type { SantoweriniMatch } from '@thera/play/santowerini';
import { type Step, squareName } from '@thera/santowerini';
import { loadPlayText, type PlayText } from '@thera/texts';
import { loadSantoweriniPlayText, type SantoweriniPlayText } from '@thera/texts/santowerini';
import type { Locator, Page } from 'playwright-core';
import { pointOn } from './point-on.ts';
import { KEPT_ID, keptText, matchIn } from './santowerini-games.ts';
import { expect, type Visit, type Visitor } from './site.ts';

/** Nothing moves and the drawn board is at hand at once: what most tests want. */
const STEADY: Visitor['settings'] = { board: 'svg', motion: 'off', sound: 'off' };

/** A game of Santowerini in the browser, as a person meets it. */
export class SantoweriniPage {
  readonly page: Page;
  /** The texts around any game, and those of this one. */
  readonly text: PlayText;
  readonly words: SantoweriniPlayText;
  private readonly isPhone: boolean;

  private constructor(page: Page, text: PlayText, words: SantoweriniPlayText, isPhone: boolean) {
    this.page = page;
    this.text = text;
    this.words = words;
    this.isPhone = isPhone;
  }

  /** Opens a game that the browser has kept. */
  static async resume(
    visit: Visit,
    match: SantoweriniMatch,
    visitor: Visitor = {},
  ): Promise<SantoweriniPage> {
    const { language = 'en', screen } = visitor;
    const page = await visit(`/play/${KEPT_ID}`, {
      ...visitor,
      kept: { [`thera.game.${KEPT_ID}`]: keptText(match) },
      settings: { ...STEADY, ...visitor.settings },
    });
    const [text, words] = await Promise.all([loadPlayText(language), loadSantoweriniPlayText(language)]);
    const game = new SantoweriniPage(page, text, words, screen === 'phone');
    await game.isReady();
    return game;
  }

  /** Waits until a turn is asked for, or the game is over. */
  async isReady(): Promise<void> {
    await this.page.locator('.pills, .action.over').first().waitFor();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The button over a square, by its name or its number. */
  cell(square: string | number): Locator {
    const name = typeof square === 'number' ? squareName(square) : square;
    return this.page.locator(`[role=gridcell][aria-label^="${name},"]`);
  }

  async label(square: string | number): Promise<string> {
    return (await this.cell(square).getAttribute('aria-label')) ?? '';
  }

  /** Taps a square where it is seen: with a finger on phones, with the mouse elsewhere. */
  async tap(square: string | number): Promise<void> {
    const [x, y] = await pointOn(this.cell(square));
    await (this.isPhone ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  /** Takes a turn by touching its squares; phones ask before it ends. */
  async play(steps: readonly Step[]): Promise<void> {
    await this.afterTurn(async () => {
      for (const square of squaresOf(steps)) await this.tap(square);
      if (this.isPhone) await this.button(this.text.endTurn).tap();
    });
  }

  /** Takes a turn with nothing but keys. */
  async playByKeys(steps: readonly Step[]): Promise<void> {
    await this.afterTurn(async () => {
      for (const square of squaresOf(steps)) {
        await this.walkTo(square);
        await this.page.keyboard.press('Enter');
      }
    });
  }

  /** Waits until a turn has become part of the game, and another is asked for or the game is over. */
  async afterTurn(act: () => Promise<void>): Promise<void> {
    const before = (await this.match()).line.length;
    await act();
    await expect.poll(async () => (await this.match()).line.length).toBe(before + 1);
    await this.isReady();
  }

  prompt(): Locator {
    return this.page.locator('.action-prompt');
  }

  remark(): Locator {
    return this.page.locator('.action-remark');
  }

  /** What is announced to screen readers. */
  news(): Locator {
    return this.page.locator('.play > [role=status]');
  }

  /** The forecast of an enemy, or what the enemies did. */
  forecast(): Locator {
    return this.page.getByRole('region', { name: this.words.forecast });
  }

  /** The enemies ashore, as buttons in order. */
  niches(): Locator {
    return this.page.locator('.niche');
  }

  /** The game as the browser has kept it. */
  async match(): Promise<SantoweriniMatch> {
    return matchIn(
      await this.page.evaluate(() => localStorage.getItem(`thera.game.${location.pathname.split('/')[2]}`)),
    );
  }

  /** Goes to a square with the arrow keys. */
  private async walkTo(square: number): Promise<void> {
    const { keyboard } = this.page;
    const focused = this.page.locator('[role=gridcell]:focus');
    if ((await focused.count()) === 0) await keyboard.press('ArrowDown');
    await focused.waitFor();
    const at = Number(await focused.getAttribute('data-square'));
    const [columns, rows] = [(square % 5) - (at % 5), Math.floor(square / 5) - Math.floor(at / 5)];
    for (let n = 0; n < Math.abs(columns); n++)
      await keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let n = 0; n < Math.abs(rows); n++) await keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
    await expect.poll(() => focused.getAttribute('data-square')).toBe(String(square));
  }
}

/** The squares that are touched for a turn: who moves, where to, and where it builds. */
export const squaresOf = (steps: readonly Step[]): readonly number[] =>
  steps.flatMap((step) => (step.kind === 'move' ? [step.from, step.to] : [step.on]));
