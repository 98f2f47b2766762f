import { tellAll } from '@thera/play/sphinx';
import { GOD_CARDS, inProgress, type State, type Step, WANDERER } from '@thera/sphinx';
import { toldOf } from '../src/games/sphinx/play/happenings.ts';
import { axe, expect, test } from './site.ts';
import { careful, decided, partner, placing, riddlePlayed, setupWith, until } from './sphinx-games.ts';
import { SphinxPage } from './sphinx-page.ts';

const SCREENS = [
  { screen: 'phone', theme: 'light', board: 'svg' },
  { screen: 'phone', theme: 'dark', board: 'three' },
  { screen: 'desktop', theme: 'light', board: 'three' },
  { screen: 'desktop', theme: 'dark', board: 'svg' },
] as const;

const isTurn =
  (number: number) =>
  ({ turn, asks }: State): boolean =>
    turn.number >= number && turn.phase === 'start' && asks.length === 0;

interface Begun {
  readonly match: ReturnType<typeof riddlePlayed>;
  /** What the computer does next. */
  readonly next: readonly Step[];
}

let river: Begun | undefined;

/** A riddle that the computer has begun; it takes long to think, so that all screens show the same. */
function onTheRiver(): Begun {
  if (river !== undefined) return river;
  const policy = partner('godlike');
  const match = riddlePlayed(setupWith(10, 3), until(policy, isTurn(4)));
  river = { match, next: policy(match.state, match.state.turn.seat)! };
  return river;
}

test.for(SCREENS)(
  'on a $screen, $theme, with the board $board: a turn on the river, and nothing against it from axe',
  async ({ screen, theme, board }, { visit }) => {
    const { match, next } = onTheRiver();
    const game = await SphinxPage.resume(visit, match, {
      screen,
      theme,
      settings: { board, quality: 'low' },
    });
    if (board === 'three') await game.page.locator('.board-layer canvas').waitFor();
    expect(await axe(game.page)).toEqual([]);
    await game.play(next);
  },
);

test('workers are placed one after the other, each by a tap, and the first turn begins', async ({
  visit,
}) => {
  const match = riddlePlayed(setupWith(0, 2), () => undefined);
  const game = await SphinxPage.resume(visit, match, { screen: 'phone' });
  const { prompts, figures } = game.words.game;
  await game.prompt().getByText(prompts.asks.place(figures.white)).waitFor();
  // For the last of them only one spot is left.
  for (let count = 1; count <= 3; count++) {
    const square = await firstOffered(game);
    await game.tap(square);
    await expect.poll(async () => (await game.match()).line.length).toBe(count);
  }
  await game.prompt().getByText(prompts.pickWorker).waitFor();
  expect((await game.match()).state.turn.number).toBe(1);
});

/** The name of a square that can be chosen. */
async function firstOffered(game: SphinxPage): Promise<string> {
  const cell = game.page
    .locator(`[role=gridcell][aria-label*="${game.words.game.squares.canChoose}"]`)
    .first();
  await cell.waitFor();
  return ((await cell.getAttribute('aria-label')) ?? '').split(',')[0]!;
}

test('a god is called from its card: its power, its quest, its piece', async ({ visit }) => {
  const game = await SphinxPage.resume(visit, riddlePlayed(setupWith(0, 2), placing));
  const { gods, labels, pieces } = game.words.game;
  const card = game.page.getByRole('button', { name: /Artemis/ });
  expect(await card.getAttribute('title')).toBe(gods.artemis.summary);
  await card.click();
  await game.dialog().getByText(gods.artemis.power).waitFor();
  await game.dialog().getByText(labels.countsAsUsed(gods.artemis.used)).waitFor();
  await game.page.keyboard.press('Escape');
  await game.play([{ kind: 'select', slot: 0 }]);
  const { state } = await game.match();
  expect(state.held).toMatchObject([{ god: 'artemis', owner: 0 }]);
  expect(GOD_CARDS.artemis.pieces.map((piece) => pieces[piece])).toEqual([pieces.L1]);
  await game.page.locator('.held-god').getByText('Artemis').waitFor();
});

test('the piece comes from the best source, and from another if that is tapped first', async ({ visit }) => {
  const begun = riddlePlayed(setupWith(0, 2), placing);
  const called = decided(begun, 0, [{ kind: 'select', slot: 0 }]);
  const match = riddleAfterMoves(called);
  for (const isOther of [false, true]) {
    const game = await SphinxPage.resume(visit, match);
    const move = firstOf(match.state, 'move');
    await game.tap(match.state.workers[move.worker]!);
    await game.tap(move.to);
    const { labels } = game.words.game;
    if (isOther) await game.page.getByRole('button', { name: new RegExp(`^${labels.stockpile}`) }).click();
    await game.tap(match.state.workers[move.worker]!);
    await expect.poll(async () => (await game.match()).state.turn.number).toBe(match.state.turn.number + 1);
    const { stockpile } = (await game.match()).state;
    expect(stockpile.L1).toBe(match.state.stockpile.L1 - (isOther ? 1 : 0));
  }
});

/** The other side moves and builds somewhere, so that it is the first one's turn again. */
function riddleAfterMoves(match: ReturnType<typeof riddlePlayed>): ReturnType<typeof riddlePlayed> {
  const policy = careful('other');
  for (;;) {
    const steps = policy(match.state, 1)!;
    if (
      steps[0]?.kind === 'move' &&
      steps.every((step) => step.kind !== 'build' || step.from === 'stockpile')
    )
      return decided(match, 1, steps);
  }
}

const firstOf = (state: State, kind: 'move'): Extract<Step, { kind: 'move' }> => {
  for (const worker of [0, 1] as const)
    for (const to of state.towers.keys()) {
      const from = state.workers[worker]!;
      const near =
        Math.abs((from % 5) - (to % 5)) + Math.abs(Math.floor(from / 5) - Math.floor(to / 5)) === 1;
      const isFree = !state.workers.includes(to) && state.towers[to] === 0;
      const isCoin = state.coins.some(({ square }) => square === from || square === to);
      if (near && isFree && !isCoin && ![0, 4, 15, 19].includes(to)) return { kind, worker, to };
    }
  throw new Error('nobody can move');
};

test('the Wanderer belongs to three, but never moves first twice in a row', async ({ visit }) => {
  const policy = careful('wanderer');
  const match = riddlePlayed(setupWith(2, 3), (state, seat) => {
    if (state.turn.number > 1 || state.turn.stage !== 'action')
      return state.turn.number > 1 ? undefined : policy(state, seat);
    for (;;) {
      const steps = policy(state, seat)!;
      if (steps[0]?.kind === 'move' && steps[0].worker === WANDERER) return steps;
    }
  });
  expect(match.state.lastFirst).toBe(WANDERER);
  const game = await SphinxPage.resume(visit, match);
  const square = match.state.workers[WANDERER]!;
  expect(await game.label(square)).toContain(game.words.game.squares.rests);
  await game.tap(square);
  await expect.poll(() => game.remark().textContent()).toContain(game.words.game.refusals['wanderer-again']);
});

test('alone, the two colours move by turns: the one that rests says why', async ({ visit }) => {
  const policy = careful('alone');
  const match = riddlePlayed(
    setupWith(1, 1),
    until(policy, ({ turn, lastCrew }) => turn.number > 1 && lastCrew !== null && turn.phase === 'start'),
  );
  const { lastCrew, workers } = match.state;
  const game = await SphinxPage.resume(visit, match);
  const resting = workers[2 * lastCrew!]!;
  expect(await game.label(resting)).toContain(game.words.game.squares.rests);
  await game.tap(resting);
  await expect
    .poll(() => game.remark().textContent())
    .toContain(game.words.game.refusals['same-colour-again']);
  expect(await game.page.locator('.turn-figure.is-resting').count()).toBe(1);
});

test('a coin is put off to the Heroic row, with a warning beside the row that would end the riddle', async ({
  visit,
}) => {
  let last: readonly Step[] = [];
  const policy = partner('gold');
  const match = riddlePlayed(
    setupWith(5, 2),
    (state, seat) => {
      const steps = policy(state, seat)!;
      if (state.rows[1]!.gold === 0 || !steps.some(({ kind }) => kind === 'row')) return steps;
      last = steps;
      return undefined;
    },
    'a',
  );
  expect(last.some(({ kind }) => kind === 'row')).toBe(true);
  const game = await SphinxPage.resume(visit, match);
  const { rows: words } = game.words.game.prompts;
  const { gold, heroic } = game.words.game.tiers;
  const at = last.findIndex(({ kind }) => kind === 'row');
  for (const step of last.slice(0, at)) await tapStep(game, step);
  await game.button(words.ends(gold)).waitFor();
  await game.page.getByText(words.warning(gold)).waitFor();
  expect(await axe(game.page)).toEqual([]);
  await game.button(words.row(heroic)).click();
  await expect.poll(async () => (await game.match()).state.rows[2]!.gold).toBe(1);
  expect((await game.match()).outcome).toBeUndefined();
});

async function tapStep(game: SphinxPage, step: Step): Promise<void> {
  const { state } = await game.match();
  if (step.kind === 'move') {
    await game.tap(state.workers[step.worker]!);
    await game.tap(step.to);
  } else if (step.kind === 'build') await game.tap(step.on);
}

test('steps are undone, a turn is taken back, but never across the die: the page says why', async ({
  visit,
}) => {
  const setup = setupWith(1, 2, { deal: { die: ['green'] } });
  const game = await SphinxPage.resume(visit, riddlePlayed(setup, placing));
  const { prompts } = game.words.game;
  const policy = careful('undo');
  const { state } = await game.match();
  const move = firstPlain(policy, state);
  await game.tap(state.workers[move.worker]!);
  await game.tap(move.to);
  await game.prompt().getByText(prompts.build).waitFor();
  await game.button(game.text.undo).click();
  await game.button(game.text.undo).click();
  await game.prompt().getByText(prompts.pickWorker).waitFor();
  await game.play([{ kind: 'game' }]);
  await game.play([{ kind: 'gain', piece: 'L3' }]);
  await game.button(game.text.takeBack).click();
  await game.prompt().getByText(prompts.asks.gain(game.words.game.telling.reasons.game)).waitFor();
  await game.button(game.text.undo).click();
  await expect.poll(() => game.remark().textContent()).toBe(game.words.cannotTakeBack.die);
});

function firstPlain(
  policy: ReturnType<typeof careful>,
  state: State,
): Extract<Step, { readonly kind: 'move' }> {
  for (;;) {
    const [first] = policy(state, state.turn.seat)!;
    if (first?.kind === 'move' && first.by === undefined) return first;
  }
}

test('what will end the turn is foretold: on the Sphinx, by key, and on the card', async ({ visit }) => {
  const game = await SphinxPage.resume(visit, riddlePlayed(setupWith(4, 2), placing));
  const { state } = await game.match();
  const { forecast, squares, telling } = game.words.game;
  await game.tap(state.sphinx);
  await expect.poll(() => game.remark().textContent()).toContain(squares.things.sphinx.what);
  await expect.poll(() => game.remark().textContent()).toMatch(/The Sphinx (flies|goes|stays)/);
  await game.page.keyboard.press('c');
  await game.dialog().getByText(forecast.heading).waitFor();
  expect(telling['sphinx-left']).not.toBe('');
});

/** The first player builds where the worker stood, among towers that the next roll strikes. */
function beforeBombardment(): {
  readonly match: ReturnType<typeof riddlePlayed>;
  readonly steps: readonly Step[];
} {
  const match = riddlePlayed(setupWith(15, 2, { deal: { die: ['red', 'red'] } }), placing);
  const { state } = match;
  const from = state.workers[0]!;
  const move = { kind: 'move', worker: 0, to: from - 1 } as const;
  const build = { kind: 'build', worker: 0, on: from, piece: 'L1', from: 'stockpile' } as const;
  return { match, steps: [move, build] };
}

test.for(['nothing', 'a key', 'a touch'] as const)(
  'step 3 is shown and told one thing after the other; any input goes to its end: %s',
  async (input, { visit }) => {
    const { match, steps } = beforeBombardment();
    const game = await SphinxPage.resume(visit, match, { motion: true, settings: { motion: 'slow' } });
    await game.page.evaluate((input) => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      const watch = (selector: string, onChange: () => void): void =>
        new MutationObserver(onChange).observe(document.querySelector(selector)!, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
      const news = document.querySelector('.play > [role=status]')!;
      watch('.play > [role=status]', () => heard.push(news.textContent ?? ''));
      let isDone = false;
      watch('.supply', () => {
        if (isDone || document.querySelector('.gems.is-rolling') === null) return;
        isDone = true;
        if (input === 'a key') dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        if (input === 'a touch') dispatchEvent(new PointerEvent('pointerdown'));
      });
    }, input);
    await game.play(steps);
    const { before, following } = toldOf(await game.match(), { index: match.line.length, steps });
    const told = tellAll(inProgress(before, steps), following, {
      text: game.words.game,
      nameOf: (seat) => game.words.game.words.seat(seat),
    });
    // The die, the tower that falls, the next turn.
    expect(told).toHaveLength(3);
    const [roll, fall, turn] = told;
    const heard = (): Promise<readonly string[]> =>
      game.page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    const expected = input === 'nothing' ? [roll, fall, turn] : [roll, `${fall} ${turn}`];
    await expect.poll(heard).toEqual(expected);
  },
);

test('in Spanish, all of it', async ({ visit }) => {
  const match = riddlePlayed(setupWith(21, 2), until(partner('heroic'), isTurn(3)));
  const game = await SphinxPage.resume(visit, match, { language: 'es', screen: 'phone' });
  // The rule of this riddle is longer than its line, which pushes nothing aside.
  const stage = await game.page.locator('.board-stage').boundingBox();
  expect(stage).toMatchObject({ x: 0, width: 390 });
  await game.page.locator('.rule-line').tap();
  await game.dialog().getByText(game.words.game.labels.goodToKnow).waitFor();
  expect(await axe(game.page)).toEqual([]);
});
