import {
  beginAttempt,
  cardName,
  choiceInWords,
  choiceOf,
  chooseAct,
  currentAct,
  isCardAct,
  openChoices,
  pathTo,
  queueCardName,
  type SphinxAttempt,
  type SphinxMatch,
  squareName,
  take,
  tap,
} from '@thera/play/sphinx';
import { type CardId, type State, type Step, sphinx, stepKey } from '@thera/sphinx';
import { loadPlayText, type PlayText } from '@thera/texts';
import { loadSphinxPlayText, type SphinxPlayText } from '@thera/texts/sphinx';
import type { Locator, Page } from 'playwright-core';
import { pointOn } from './point-on.ts';
import { expect, type Visit, type Visitor } from './site.ts';
import { KEPT_ID, keptText, matchIn } from './sphinx-games.ts';

/** Nothing moves and the drawn board is at hand at once: what most tests want. */
const STEADY: Visitor['settings'] = { board: 'svg', motion: 'off', sound: 'off' };

/** A riddle in the browser, as people meet it. */
export class SphinxPage {
  readonly page: Page;
  /** The texts around any game, and those of this one. */
  readonly text: PlayText;
  readonly words: SphinxPlayText;
  private readonly isPhone: boolean;

  private constructor(page: Page, text: PlayText, words: SphinxPlayText, isPhone: boolean) {
    this.page = page;
    this.text = text;
    this.words = words;
    this.isPhone = isPhone;
  }

  /** Opens a riddle that the browser has kept. */
  static async resume(visit: Visit, match: SphinxMatch, visitor: Visitor = {}): Promise<SphinxPage> {
    const page = await visit(`/play/${KEPT_ID}`, {
      ...visitor,
      kept: { [`thera.game.${KEPT_ID}`]: keptText(match), ...visitor.kept },
      settings: { ...STEADY, ...visitor.settings },
    });
    return SphinxPage.on(page, visitor);
  }

  /** The riddle on a page that is open. */
  static async on(page: Page, { language = 'en', screen }: Visitor = {}): Promise<SphinxPage> {
    const [text, words] = await Promise.all([loadPlayText(language), loadSphinxPlayText(language)]);
    const game = new SphinxPage(page, text, words, screen === 'phone');
    await game.isReady();
    return game;
  }

  /** Waits until somebody has to decide, or the riddle is over. */
  async isReady(): Promise<void> {
    await this.page.locator('.has-choices, .action.over').first().waitFor();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The button over a square, by its name or its number. */
  async cell(square: string | number): Promise<Locator> {
    const name = typeof square === 'number' ? squareName((await this.match()).state, square) : square;
    return this.page.locator(`[role=gridcell][aria-label^="${name},"]`);
  }

  async label(square: string | number): Promise<string> {
    return (await (await this.cell(square)).getAttribute('aria-label')) ?? '';
  }

  /** Taps a square where it is seen: with a finger on phones, with the mouse elsewhere. */
  async tap(square: string | number): Promise<void> {
    const [x, y] = await pointOn(await this.cell(square));
    await (this.isPhone ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  /** Takes a whole decision as a person does; phones ask before a turn ends. */
  async play(steps: readonly Step[]): Promise<void> {
    const { state, line } = await this.match();
    let attempt = beginAttempt(state, sphinx.toAct(state)[0]!);
    for (const step of steps) attempt = await this.take(attempt, step);
    if (this.isPhone && (await this.button(this.text.endTurn).isEnabled()))
      await this.button(this.text.endTurn).tap();
    await expect.poll(async () => (await this.match()).line.length).toBe(line.length + 1);
    await this.isReady();
  }

  /** Takes one step of a decision. */
  async take(attempt: SphinxAttempt, step: Step): Promise<SphinxAttempt> {
    const { prompts, die } = this.words.game;
    switch (step.kind) {
      case 'select':
        await this.page.locator('.queue-card').nth(step.slot).click();
        await this.dialog()
          .getByRole('button', {
            name: `${prompts.steps.select} ${queueCardName(attempt.now.queue[step.slot]!, this.words.game)}`,
          })
          .click();
        break;
      case 'game':
        await this.button(this.words.game.actions.game).click();
        await this.dialog().getByRole('button', { name: die.roll, exact: true }).click();
        break;
      case 'drop':
        await this.page
          .locator('.queue-card')
          .nth(attempt.now.queue.findIndex(isThe(step.blessing)))
          .click();
        await this.button(prompts.dropBlessing(cardName(step.blessing, this.words.game))).click();
        break;
      case 'done':
        await this.button(this.text.endTurn).click();
        break;
      default:
        await this.point(attempt, step);
    }
    return take(attempt, choiceOf(attempt, step)!);
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

  /** The game as the browser has kept it. */
  async match(): Promise<SphinxMatch> {
    return matchIn(
      await this.page.evaluate(() => localStorage.getItem(`thera.game.${location.pathname.split('/')[2]}`)),
    );
  }

  /** Says first what is to be done, where a tap would be for something else. */
  private async aim(attempt: SphinxAttempt, step: Step): Promise<SphinxAttempt> {
    if (pathTo(attempt, step) !== undefined) return attempt;
    const act = attempt.acts.find((other) => pathTo(chooseAct(attempt, other), step) !== undefined);
    if (act === undefined) throw new Error(`${JSON.stringify(step)} is no ${currentAct(attempt)}`);
    const { prompts } = this.words.game;
    const besides = act === 'king' ? prompts.aims.king : prompts.steps.move;
    await this.button(isCardAct(act) ? cardName(act, this.words.game) : besides).click();
    return chooseAct(attempt, act);
  }

  /** Taps the squares of a step, or presses the button that says it. */
  private async point(attempt: SphinxAttempt, step: Step): Promise<void> {
    const label = choiceInWords(attempt.now, step, this.words.game).label;
    if (openChoices(attempt).some((choice) => stepKey(choice.step) === stepKey(step))) {
      await this.button(label).click();
      return;
    }
    let so = await this.aim(attempt, step);
    for (const square of pathTo(so, step)!) {
      await this.tap(squareName(attempt.now, square));
      const tapped = tap(so, square);
      if (tapped.kind === 'attempt') so = tapped.attempt;
    }
    if (so.open !== undefined) await this.button(label).click();
  }
}

const isThe =
  (card: CardId) =>
  (queued: State['queue'][number]): boolean =>
    queued.kind === 'blessing' && queued.blessing === card;
