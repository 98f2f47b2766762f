import { POWER_IDS, santorini } from '@thera/santorini';
import { begin, diceFor, sha256 } from '@thera/table';
import { santoriniCatalogueOf } from '@thera/texts/santorini';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  actingWorker,
  beginAttempt,
  choicesIn,
  choicesOn,
  openChoices,
  rivalActs,
  type SantoriniAttempt,
  take,
  tap,
  workersIn,
} from '../src/santorini/attempt.ts';
import { after, seatToAct } from '../src/santorini/match.ts';
import { promptFor } from '../src/santorini/prompt.ts';
import { viewToDecide } from '../src/santorini/sight.ts';
import { squareLabels } from '../src/santorini/square-label.ts';
import { isComplete, stepBack } from '../src/table/attempt.ts';

let listings = 0;
vi.mock('@thera/santorini', async (original) => {
  const rules = await original<typeof import('@thera/santorini')>();
  const listed = <Asked extends readonly unknown[], Listed>(list: (...asked: Asked) => Listed) => {
    return (...asked: Asked): Listed => {
      listings++;
      return list(...asked);
    };
  };
  return {
    ...rules,
    nextChoices: listed(rules.nextChoices),
    santorini: { ...rules.santorini, decisions: listed(rules.santorini.decisions) },
  };
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
