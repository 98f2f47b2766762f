import { after, type SantoriniMatch, seatToAct, stageToDecide } from '@thera/play/santorini';
import { formatSquare, type Playing, parseSquare, type Stage, santorini } from '@thera/santorini';
import { parseRecord, replay } from '@thera/table';
import {
  type GameText,
  loadNewGameText,
  loadPositionText,
  type PositionText,
  santoriniCatalogueOf,
} from '@thera/texts/santorini';
import type { Locator, Page } from 'playwright-core';
import { beginGame } from '../src/games/santorini/tables/begin-game.ts';
import { parsePlan } from '../src/games/santorini/tables/plan-query.ts';
import { formatKeptGame, parseKeptGame } from '../src/kept-games/kept-game.ts';
import { pointOn } from './point-on.ts';
import { expect, type Visit, type Visitor } from './site.ts';
import { type Touch, touchesOf } from './touches.ts';

/** The id of games that tests put into the browser. */
const KEPT_ID = 'testgame';

/** Nothing moves and the drawn board is at hand at once: what most tests want. */
const STEADY: Visitor['settings'] = { board: 'svg', motion: 'off', sound: 'off' };

/** A game in the browser, as a person meets it: everything is read from the page and done on it. */
export class GamePage {
  readonly page: Page;
  /** The texts around the game, in the language of the visitor. */
  readonly text: PositionText;
  readonly words: GameText;
  private readonly isPhone: boolean;

  private constructor(page: Page, text: PositionText, words: GameText, isPhone: boolean) {
    this.page = page;
    this.text = text;
    this.words = words;
    this.isPhone = isPhone;
  }

  /** Opens the link to a table, as in `/new?seats=p,c1`, and starts the game there. */
  static async start(visit: Visit, query: string, visitor: Visitor = {}): Promise<GamePage> {
    const { start } = await loadNewGameText(visitor.language ?? 'en');
    const page = await visit(`/new?${query}`, withSteady(visitor));
    await page.getByRole('button', { name: start, exact: true }).click();
    await page.waitForURL(/\/play\//);
    return GamePage.of(page, visitor);
  }

  /** Opens a game that the browser has kept, with more in its address if wanted. */
  static async resume(visit: Visit, game: string, visitor: Visitor = {}, address = ''): Promise<GamePage> {
    const kept = { ...visitor.kept, [`thera.game.${KEPT_ID}`]: game };
    const page = await visit(`/play/${KEPT_ID}${address}`, withSteady({ ...visitor, kept }));
    return GamePage.of(page, visitor);
  }

  /** A page on which a game is open. */
  static async of(page: Page, { language = 'en', screen }: Visitor = {}): Promise<GamePage> {
    const texts = await loadPositionText(language);
    const game = new GamePage(page, texts, santoriniCatalogueOf(language), screen === 'phone');
    await game.isReady();
    return game;
  }

  /** Waits until a person is asked for something: a step, to take the device over, or what comes after the game. */
  async isReady(): Promise<void> {
    const asked = this.button(this.text.hint).and(this.page.locator(':enabled'));
    const ends = this.button(this.text.rematch).or(this.page.locator('.hand-over'));
    await asked.or(ends).first().waitFor();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The button over a square, such as `C3`. */
  cell(square: string): Locator {
    return this.page.locator(`[role=gridcell][data-square="${parseSquare(square)}"]`);
  }

  /** What is said of a square to screen readers. */
  async label(square: string): Promise<string> {
    return (await this.cell(square).getAttribute('aria-label')) ?? '';
  }

  labels(): Promise<string[]> {
    return this.page
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  }

  /** Taps a square where it is seen: with a finger on phones, with the mouse elsewhere. */
  async tap(square: string): Promise<void> {
    const [x, y] = await pointOn(this.cell(square));
    await (this.isPhone ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  /** Makes a turn, given in notation, by touching what stands for its steps. */
  async play(turn: string): Promise<void> {
    await this.afterDecision(async () => {
      for (const touch of touchesOf(await this.stage(), turn)) await this.make(touch);
      await this.confirm();
    });
  }

  /** Chooses squares before play: for workers, or for what a card wants to know. */
  async place(...squares: readonly string[]): Promise<void> {
    await this.afterDecision(async () => {
      for (const square of squares) await this.tap(square);
      await this.confirm();
    });
  }

  /** Touches one thing. */
  async make(touch: Touch): Promise<void> {
    switch (touch.kind) {
      case 'square':
        return this.tap(formatSquare(touch.square));
      case 'act':
        return this.page.getByText(this.words.steps[touch.act], { exact: true }).click();
      case 'choice':
        return this.page.locator(`.direction-${touch.step.slice(1).toLowerCase()}`).click();
      case 'end':
        return this.isPhone ? undefined : this.endTurn.click();
    }
  }

  /** Phones ask before a turn ends. */
  private async confirm(): Promise<void> {
    if (this.isPhone) await this.endTurn.tap();
  }

  get endTurn(): Locator {
    return this.button(this.text.endTurn);
  }

  /** Waits until what is done has become part of the game, and a person is asked again. */
  async afterDecision(act: () => Promise<void>): Promise<void> {
    const before = (await this.turns()).length;
    await act();
    await expect.poll(() => this.hasMoreThan(before)).toBe(true);
    await this.isReady();
  }

  /** Every decision as the list of turns has it; a phone has the list, if not always in sight. */
  turns(): Promise<string[]> {
    return this.page.locator('.play-main .turn-button').allTextContents();
  }

  prompt(): Locator {
    return this.page.locator('.action-prompt');
  }

  /** What is said about the last thing that was tried. */
  remark(): Locator {
    return this.page.locator('.action-remark');
  }

  /** What is announced to screen readers. */
  news(): Locator {
    return this.page.locator('.play > [role=status]');
  }

  /** Presses a row of the menu. */
  async fromMenu(name: string): Promise<void> {
    await this.button(this.text.menu).click();
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  }

  async closeSheet(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: this.text.close, exact: true }).click();
    await this.page.locator('dialog').waitFor({ state: 'detached' });
  }

  /** The next player takes the device over. */
  async takeOver(seat: number): Promise<void> {
    await this.button(this.text.handOverReady(this.words.words.seat(seat))).click();
    await this.page.getByRole('grid').waitFor();
  }

  /** Waits until an earlier state of the game is shown. */
  async looksBack(): Promise<void> {
    await this.button(this.text.backToGame).and(this.page.locator('.primary')).waitFor();
  }

  isOver(): Promise<boolean> {
    return this.button(this.text.rematch).isVisible();
  }

  /** The game as the browser has kept it. */
  async match(): Promise<SantoriniMatch> {
    const kept = await this.page.evaluate(() => {
      const id = location.pathname.split('/')[2];
      return localStorage.getItem(`thera.game.${id}`);
    });
    const game = parseKeptGame('', kept ?? '');
    if (!game.ok) throw new Error(`the browser has kept no game: ${game.error}`);
    return matchOf(game.value.record);
  }

  /** What the person to decide has before them. */
  async stage(): Promise<Playing> {
    const match = await this.match();
    return playing(stageToDecide(match, seatToAct(match)));
  }

  private async hasMoreThan(before: number): Promise<boolean> {
    const isHanded = await this.page.locator('.hand-over').isVisible();
    return isHanded || (await this.turns()).length > before;
  }
}

/** A game at the table of a link, with decisions made already, to be kept by a browser. */
export function keptGame(query: string, decisions: readonly (readonly string[])[] = []): string {
  const plan = parsePlan(query);
  if (!plan.ok) throw new Error(`no table: ${query}: ${plan.error}`);
  const game = beginGame(plan.value, { id: KEPT_ID, seed: 'test', now: Date.now() });
  if (!game.ok) throw new Error(`no game: ${query}: ${game.error}`);
  const match = decisions.reduce((before, steps) => {
    const next = after(before, { kind: 'decision', seat: seatToAct(before), steps });
    if (!next.ok) throw new Error(`${steps}: ${next.error}`);
    return next.value;
  }, matchOf(game.value.record));
  return formatKeptGame({ ...game.value, record: match.record });
}

function matchOf(kept: unknown): SantoriniMatch {
  const record = parseRecord(santorini, kept);
  const match = record.ok ? replay(santorini, record.value) : record;
  if (!match.ok) throw new Error(`this is no game: ${match.error}`);
  return match.value;
}

function playing(stage: Stage): Playing {
  if (stage.phase !== 'play') throw new Error(`this is no time for turns: ${stage.phase}`);
  return stage;
}

function withSteady(visitor: Visitor): Visitor {
  return { ...visitor, settings: { ...STEADY, ...visitor.settings } };
}
