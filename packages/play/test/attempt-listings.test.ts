import type * as Rules from '@thera/santorini';
import { begin, diceFor, sha256 } from '@thera/table';
import { santoriniCatalogueOf } from '@thera/texts/santorini';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { SantoriniAttempt } from '../src/santorini/attempt.ts';
import { isComplete, stepBack } from '../src/table/attempt.ts';

// Files share what they import: here the rules come anew with their listings counted, and go with this file.
let listings = 0;
vi.resetModules();
vi.doMock('@thera/santorini', async (original) => {
  const rules = await original<typeof Rules>();
  const listed = <Asked extends readonly unknown[], Listed>(list: (...asked: Asked) => Listed) => {
    return (...asked: Asked): Listed => {
      listings++;
      return list(...asked);
    };
  };
  return {
    ...rules,
    nextChoices: listed(rules.nextChoices),
    whyNot: listed(rules.whyNot),
    santorini: { ...rules.santorini, decisions: listed(rules.santorini.decisions) },
  };
});

const { POWER_IDS, santorini } = await import('@thera/santorini');
const { actingWorker, beginAttempt, choicesIn, choicesOn, openChoices, rivalActs, take, tap, workersIn } =
  await import('../src/santorini/attempt.ts');
const { after, seatToAct } = await import('../src/santorini/match.ts');
const { promptFor } = await import('../src/santorini/prompt.ts');
const { situationOf } = await import('../src/santorini/situation.ts');
const { viewToDecide } = await import('../src/santorini/sight.ts');
const { squareLabels } = await import('../src/santorini/square-label.ts');

afterAll(() => {
  vi.doUnmock('@thera/santorini');
  vi.resetModules();
});

beforeEach(() => {
  listings = 0;
});

/** Everything that a page asks of an attempt to draw it. */
function draw(attempt: SantoriniAttempt): void {
  const { stage } = attempt;
  const texts = santoriniCatalogueOf('en');
  choicesIn(attempt);
  openChoices(attempt);
  rivalActs(attempt);
  actingWorker(attempt);
  isComplete(attempt);
  promptFor(attempt, texts);
  situationOf(attempt, texts);
  for (let square = 0; square < 25; square++) choicesOn(attempt, square);
  if ('position' in stage) squareLabels(stage.position, attempt, ['A', 'B'], texts);
}

function counted<T>(run: () => T): readonly [T, number] {
  const before = listings;
  const value = run();
  return [value, listings - before];
}

test.each(POWER_IDS)('an attempt with %s asks the rules once, when it is made', (power) => {
  const setup = santorini.parseSetup({ players: 2, mode: 'fixed', powers: [power, 'mortal'] });
  if (!setup.ok) throw new Error(setup.error);
  const begun = begin(santorini, setup.value, 'listings');
  if (!begun.ok) throw new Error(begun.error);
  const dice = diceFor(sha256, `listings ${power}`, 0);
  let match = begun.value;
  for (let turn = 0; turn < 8 && match.outcome === undefined; turn++) {
    const seat = seatToAct(match);
    const view = viewToDecide(match, seat);
    let [attempt, made] = counted(() => beginAttempt(view, seat));
    expect(made).toBe(1);
    while (!isComplete(attempt)) {
      expect(counted(() => draw(attempt))[1]).toBe(0);
      const [worker] = workersIn(attempt);
      if (worker !== undefined) expect(counted(() => tap(attempt, worker))[1]).toBeLessThan(2);
      expect(counted(() => stepBack(attempt))[1]).toBe(0);
      const choice = dice.pick(choicesIn(attempt));
      [attempt, made] = counted(() => take(attempt, choice));
      expect(made).toBe(1);
    }
    const next = after(match, { kind: 'decision', seat, steps: attempt.steps });
    if (!next.ok) throw new Error(`${power}: ${attempt.steps.join(' ')}: ${next.error}`);
    match = next.value;
  }
});
