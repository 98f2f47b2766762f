import { after, type SantoriniMatch, seatToAct, stageToDecide } from '@thera/play/santorini';
import { type PlayFace, parseServerMessage, type ServerMessage, type TablePlan } from '@thera/protocol';
import { formatSquare, parseSquare, santorini } from '@thera/santorini';
import { begin } from '@thera/table';
import { loadTablePageText, type TablePageText } from '@thera/texts';
import { loadPositionText, type PositionText } from '@thera/texts/santorini';
import type { Locator, Page } from 'playwright-core';
import { pointOn } from './point-on.ts';
import type { Visit, Visitor } from './site.ts';
import { type Touch, touchesOf } from './touches.ts';

/** A table for Santorini whose game follows from its decisions alone. */
export const MORTALS: TablePlan = {
  game: santorini.name,
  setup: { players: 2, mode: 'none', powers: [], start: 0 },
  seats: [{ kind: 'open' }, { kind: 'open' }],
  clock: { kind: 'bank', initial: 300_000, increment: 3_000 },
  isPrivate: true,
};

const STEADY: Visitor['settings'] = { board: 'svg', motion: 'off', sound: 'off' };

/** A table on the server, as somebody with a browser has it. */
export class OnlinePage {
  readonly page: Page;
  readonly text: TablePageText;
  readonly words: PositionText;

  /** Everything that the server has said to this page, oldest first. */
  readonly heard: ServerMessage[] = [];
  private sent = 0;

  private constructor(page: Page, text: TablePageText, words: PositionText) {
    this.page = page;
    this.text = text;
    this.words = words;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = parseServerMessage(String(payload));
        if (message.ok) this.heard.push(message.value);
      }),
    );
  }

  /** Opens a page of the site for somebody new. */
  static async at(visit: Visit, path: string, visitor: Visitor): Promise<OnlinePage> {
    const { language = 'en', settings } = visitor;
    const page = await visit(path, { ...visitor, settings: { ...STEADY, ...settings } });
    return new OnlinePage(page, await loadTablePageText(language), await loadPositionText(language));
  }

  /** Opens a table as a guest and goes there; its address. */
  async open(plan: TablePlan): Promise<string> {
    const id = await this.page.evaluate(async (wanted) => {
      await fetch('/api/session', { method: 'POST' });
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ plan: wanted }),
      });
      const { id, error } = await answer.json();
      return id ?? error;
    }, plan);
    const path = `/table/${id}`;
    await this.page.goto(path);
    await this.page.locator('.waiting-seats').waitFor();
    return path;
  }

  /** Goes to a table. */
  async goTo(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.locator('.waiting-seats, .play').first().waitFor();
  }

  /** Sends something for whoever this page is, past the page itself; the code of why it was refused. */
  send(message: object): Promise<string | undefined> {
    // What has the same number is taken for the same request.
    const numbered = { ...message, id: `sent-${++this.sent}` };
    return this.page.evaluate(
      (sent) =>
        new Promise<string | undefined>((resolve) => {
          const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
          socket.addEventListener('message', ({ data }) => {
            const { kind, id, error } = JSON.parse(data);
            if (kind === 'welcome')
              socket.send(JSON.stringify({ ...sent, table: location.pathname.split('/')[2] }));
            if (kind !== 'answer' || id !== sent.id) return;
            socket.close();
            resolve(error);
          });
        }),
      numbered,
    );
  }

  /** The game as this page was told last. */
  get play(): PlayFace {
    const told = this.heard.findLast((message) => message.kind === 'entry' || message.kind === 'table');
    const play = told !== undefined && 'face' in told ? told.face.play : null;
    if (play === null) throw new Error('no game was told');
    return play;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Takes one of the free seats, by its place among all. */
  async sit(seat: number): Promise<void> {
    await this.page.locator('.waiting-seat').nth(seat).getByText(this.text.waiting.sit).click();
    await this.page.locator('.waiting-seat').nth(seat).getByText(this.text.waiting.you).waitFor();
  }

  async start(): Promise<void> {
    await this.button(this.text.waiting.start).click();
  }

  /** Waits until the game is there. */
  async isThere(): Promise<void> {
    await this.page.locator('.play').waitFor();
  }

  get prompt(): Locator {
    return this.page.locator('.action-prompt');
  }

  get remark(): Locator {
    return this.page.locator('.action-remark');
  }

  get notes(): Locator {
    return this.page.locator('.play-notes');
  }

  /** Every decision as the list of turns has it. */
  turns(): Promise<string[]> {
    return this.page.locator('.play-main .turn-button').allTextContents();
  }

  /** Waits until this many decisions are told here. */
  async hasTurns(count: number): Promise<void> {
    await this.page
      .locator('.play-main .turn-button')
      .nth(count - 1)
      .waitFor({ state: 'attached' });
  }

  async tap(square: string): Promise<void> {
    const cell = this.page.locator(`[role=gridcell][data-square="${parseSquare(square)}"]`);
    await this.page.mouse.click(...(await pointOn(cell)));
  }

  /** Waits until it is its turn. */
  async isAsked(): Promise<void> {
    await this.page.locator(`.action[aria-label^="${this.words.yourTurn}"]`).waitFor();
  }

  /** Waits until it is its turn, and makes a decision by touching what stands for its steps. */
  async decide(match: SantoriniMatch, steps: readonly string[]): Promise<void> {
    await this.isAsked();
    const stage = stageToDecide(match, seatToAct(match));
    const touches: readonly Touch[] =
      stage.phase === 'play'
        ? touchesOf(stage, steps.join(''))
        : steps.map((step) => ({ kind: 'square', square: parseSquare(step.slice(1))! }));
    for (const touch of touches)
      if (touch.kind === 'square') await this.tap(formatSquare(touch.square));
      else if (touch.kind === 'end') await this.button(this.words.endTurn).click();
  }
}

/** A game of Santorini beside the pages, to know what can be touched. */
export function beginMortals({ setup }: TablePlan = MORTALS): SantoriniMatch {
  const parsed = santorini.parseSetup(setup);
  const begun = parsed.ok ? begin(santorini, parsed.value, 'seed') : parsed;
  if (!begun.ok) throw new Error(begun.error);
  return begun.value;
}

/** The game after one more decision. */
export function decided(match: SantoriniMatch, steps: readonly string[]): SantoriniMatch {
  const next = after(match, { kind: 'decision', seat: seatToAct(match), steps });
  if (!next.ok) throw new Error(`${steps}: ${next.error}`);
  return next.value;
}
