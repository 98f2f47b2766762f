import { cardName, type PrometheusMatch } from '@thera/play/prometheus';
import { AREAS, type AreaId, type UnitId } from '@thera/prometheus';
import { loadPlayText, type PlayText } from '@thera/texts';
import { loadPrometheusPlayText, type PrometheusPlayText } from '@thera/texts/prometheus';
import type { Locator, Page } from 'playwright-core';
import type { SeatPlan } from '../src/kept-games/table-plan.ts';
import { KEPT_ID, keptText, matchIn } from './prometheus-games.ts';
import { expect, type Visit, type Visitor } from './site.ts';

/** Nothing moves: what most tests want. */
const STEADY: Visitor['settings'] = { board: 'svg', motion: 'off', sound: 'off', confirm: 'never' };
export const PERSONS: readonly SeatPlan['kind'][] = ['person', 'person'];

/** The Search for Prometheus in the browser, as people meet it. */
export class PrometheusPage {
  readonly page: Page;
  /** The texts around any game, and those of this one. */
  readonly text: PlayText;
  readonly words: PrometheusPlayText;

  private constructor(page: Page, text: PlayText, words: PrometheusPlayText) {
    this.page = page;
    this.text = text;
    this.words = words;
  }

  /** Opens a game that the browser has kept. */
  static async resume(
    visit: Visit,
    match: PrometheusMatch,
    kinds: readonly SeatPlan['kind'][],
    visitor: Visitor = {},
  ): Promise<PrometheusPage> {
    const page = await visit(`/play/${KEPT_ID}`, {
      ...visitor,
      kept: { [`thera.game.${KEPT_ID}`]: keptText(match, kinds), ...visitor.kept },
      settings: { ...STEADY, ...visitor.settings },
    });
    return PrometheusPage.on(page, visitor);
  }

  /** The game on a page that is open. */
  static async on(page: Page, { language = 'en' }: Visitor = {}): Promise<PrometheusPage> {
    const [text, words] = await Promise.all([loadPlayText(language), loadPrometheusPlayText(language)]);
    const game = new PrometheusPage(page, text, words);
    await game.isReady();
    return game;
  }

  /** Waits until somebody has to decide, the device changes hands, or the game is over. */
  async isReady(): Promise<void> {
    await this.page.locator('.has-choices, .action.over, .hand-over').first().waitFor();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
  }

  card(unit: UnitId): Locator {
    return this.page.locator('.hand-card', { hasText: this.words.game.units[unit].name });
  }

  /** Takes a card out of the deck for an Art of War. */
  async search(unit: UnitId): Promise<void> {
    const { actions, units } = this.words.game;
    await this.page.locator('.manoeuvre', { hasText: actions.kinds.search }).click();
    await this.page.locator('.choice-sheet .button', { hasText: units[unit].name }).click();
    await this.card(unit).waitFor();
  }

  /** What can be done with the unit in hand. */
  pill(name: string): Locator {
    return this.page.locator('.act-pill', { hasText: name });
  }

  /** The button over an area, on whichever map it is. */
  area(area: AreaId): Locator {
    return this.page.locator(`button[data-area="${area}"]`);
  }

  /** Touches an area; its map comes forward if it is hidden. */
  async tap(area: AreaId): Promise<void> {
    const cell = this.area(area);
    if ((await cell.count()) === 0) {
      const { name } = this.words.game.maps[AREAS[area].map];
      await this.page.locator('.map-tab', { hasText: name }).click();
    }
    await cell.dispatchEvent('click');
  }

  /** Notes every card that is ever in the page from now on, however short a time. */
  async watchHands(): Promise<void> {
    await this.page.evaluate(() => {
      const seen = new Set<string>();
      const look = (): void => {
        for (const { textContent } of document.querySelectorAll('.hand-card-name')) seen.add(textContent);
      };
      look();
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      const cardsSeen = (): string[] => {
        const cards = [...seen];
        seen.clear();
        return cards;
      };
      Object.assign(window, { cardsSeen });
    });
  }

  /** The names of all cards that were in the page since then, or since they were last asked for. */
  cardsSeen(): Promise<readonly string[]> {
    return this.page.evaluate(() =>
      (window as unknown as { readonly cardsSeen: () => string[] }).cardsSeen(),
    );
  }

  /** What is called so in the hand of a seat. */
  async namesInHand(seat: number): Promise<readonly string[]> {
    const { cards } = (await this.match()).state.seats[seat]!;
    if (cards.kind !== 'open') throw new Error(`the hand of seat ${seat} is hidden`);
    return [...new Set(cards.hand)].map((card) => cardName(card, this.words.game));
  }

  /** The device has changed hands. */
  async takeOver(): Promise<void> {
    await this.page.locator('.hand-over .button').click();
    await this.page.locator('.action').waitFor();
  }

  prompt(): Promise<string> {
    return this.page.locator('.action-prompt').innerText();
  }

  remark(): Promise<string> {
    return this.page.locator('.action-remark').innerText();
  }

  async match(): Promise<PrometheusMatch> {
    return matchIn(await this.page.evaluate((id) => localStorage.getItem(`thera.game.${id}`), this.id));
  }

  /** Does something, and waits until so many decisions more have been made. */
  async deciding(act: () => Promise<void>, decisions = 1): Promise<void> {
    const before = (await this.match()).record.events.length;
    await act();
    await expect
      .poll(async () => (await this.match()).record.events.length)
      .toBeGreaterThanOrEqual(before + decisions);
    await this.isReady();
  }

  private get id(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1)!;
  }
}
