import { type Setup, type State, type Step, sphinx } from '@thera/sphinx';
import { append, type Match, parseRecord, replay } from '@thera/table';
import type { Page } from 'playwright-core';
import { summaryOf } from '../src/games/sphinx/play/summary-of.ts';
import { formatKeptGame, parseKeptGame } from '../src/kept-games/kept-game.ts';
import { expect, test } from './site.ts';

type SphinxMatch = Match<Setup, State, Step>;

/** A whole decision that leads to what is wanted, or the first there is. */
function decisionOf(
  state: State,
  isWanted: (after: State, steps: readonly Step[]) => boolean,
): readonly Step[] {
  const [seat] = sphinx.toAct(state);
  let first: readonly Step[] | undefined;
  const seek = (steps: readonly Step[]): readonly Step[] | undefined => {
    for (const { step, ends } of sphinx.decisions(state, seat!, steps)) {
      const more = [...steps, step];
      first ??= ends ? more : undefined;
      if (ends && isWanted(state, more)) return more;
      const found = ends ? undefined : seek(more);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return seek([]) ?? first!;
}

/** The same game with the silver coins collected, finished by choice. */
function finished(begun: SphinxMatch): SphinxMatch {
  let match = begun;
  while (match.outcome === undefined) {
    const { state } = match;
    const silver = new Set(
      state.coins.filter(({ colour }) => colour === 'silver').map(({ square }) => square),
    );
    const isSolved = state.achieved.length > 0;
    const steps = decisionOf(state, (_, taken) =>
      isSolved
        ? taken.some(({ kind }) => kind === 'finish')
        : taken.some((step) => step.kind === 'build' && silver.has(step.on)),
    );
    const next = append(sphinx, match, { kind: 'decision', seat: sphinx.toAct(state)[0]!, steps });
    if (!next.ok) throw new Error(next.error);
    match = next.value;
  }
  return match;
}

/** Plays the game of this page to its end, as if it had been done on another day. */
async function playToTheEnd(page: Page): Promise<void> {
  const id = page.url().split('/').at(-1)!;
  const key = `thera.game.${id}`;
  const text = await page.evaluate((name) => localStorage.getItem(name)!, key);
  const kept = parseKeptGame(id, text);
  if (!kept.ok) throw new Error(kept.error);
  const record = parseRecord(sphinx, kept.value.record);
  const begun = record.ok ? replay(sphinx, record.value) : undefined;
  if (!begun?.ok) throw new Error('the game cannot be read');
  const match = finished(begun.value);
  const plan = kept.value.plan as Parameters<typeof summaryOf>[1];
  const written = formatKeptGame({
    id,
    plan,
    record: match.record,
    summary: summaryOf(match, plan, Date.now()),
  });
  await page.evaluate(([name, value]) => localStorage.setItem(name!, value!), [key, written]);
  await page.reload();
}

test('from the story to the first riddle with its guide, and after it the three steps', async ({ visit }) => {
  const page = await visit('/sphinx', { settings: { board: 'svg' } });
  await page.getByRole('button', { name: 'Begin with the story' }).click();
  await page.getByRole('heading', { name: 'The one who asks' }).waitFor();
  await page.getByRole('link', { name: 'Play the first riddle' }).click();
  await page.getByRole('combobox', { name: 'Player 1' }).fill('Ana');
  await page.getByRole('button', { name: 'Start the riddle' }).click();
  await page.waitForURL(/\/play\//);
  await page.getByText('Move a worker next to a silver coin and build on the coin.').waitFor();

  await playToTheEnd(page);
  await page.getByText('Finished with Silver').first().waitFor();
  await page.getByText('New here: Ana').waitFor();
  await page.getByText('Everyone who plays for the first time signs.').waitFor();
  await page.getByRole('link', { name: 'Sign the guestbook' }).click();
  await page.getByRole('button', { name: 'Sign the guestbook' }).click();
  await page.getByText('Ana has signed.').waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Shade the circles' }).click();
  await page.getByRole('link', { name: 'Place the diamonds' }).click();
  await page.getByText('Not sure? Polaris – Pegasus is a good start.').waitFor();
  await page.getByRole('button', { name: 'Shade a diamond' }).click();
  await page.getByRole('link', { name: 'To the map' }).click();
  await page.getByRole('heading', { name: 'Ana', level: 1 }).waitFor();
  await page.getByRole('button', { name: /^Riddle 0, .*Silver shaded/ }).waitFor();
  await page.getByRole('button', { name: /^Riddle 1, .*next/ }).waitFor();

  // However often the page is opened, the play is written down once.
  await page.reload();
  await page.getByText('1/90').or(page.getByText('1 of 90')).first().waitFor();
  const plays = await page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([key]) => key.startsWith('thera.sphinx.adventure.'))
      .map(([, text]) => JSON.parse(String(text)).plays.length),
  );
  expect(plays).toEqual([1]);

  // The log remembers how it was played, even when the game itself is not kept any more.
  await page.evaluate(() => {
    for (const key of Object.keys({ ...localStorage }))
      if (key.startsWith('thera.game.')) localStorage.removeItem(key);
  });
  await page.locator('.plays-card summary').click();
  await page.getByRole('button', { name: /^Watch it again: 0, / }).click();
  await page.waitForURL(/\/play\//);
  await page.getByText('Finished with Silver').first().waitFor();
});
