import { diceFor, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { afterStep, leadsOn } from '../src/choices.ts';
import { optionsOf } from '../src/options.ts';
import { isSameStep } from '../src/parse-step.ts';
import { RIDDLES } from '../src/riddles/index.ts';
import { SPHINX_CODES, sphinx } from '../src/sphinx.ts';
import type { State } from '../src/state.ts';
import type { Step } from '../src/step.ts';
import { whyNotSquare } from '../src/why-not/why-not-square.ts';
import { playAtRandom } from './random-play.ts';
import { randomSetup } from './random-setup.ts';

const DECISIONS = 40;

/** The states of a random game, and every step that was taken in it. */
function gameOf(riddle: number): { readonly states: readonly State[]; readonly steps: readonly Step[] } {
  const seed = `refusals ${riddle}`;
  const setup = randomSetup(riddle, 1 + (riddle % 4), false, diceFor(sha256, seed, 0));
  const states: State[] = [];
  const steps: Step[] = [];
  playAtRandom({ setup, seed, most: DECISIONS, isRich: true }, (played) => {
    states.push(played.before);
    steps.push(...played.steps);
  });
  return { states, steps };
}

test.each(RIDDLES.map(({ number }) => number))(
  'riddle %i: what was possible at another time is allowed or refused with a reason',
  (riddle) => {
    const { states, steps } = gameOf(riddle);
    const dice = diceFor(sha256, 'refused', riddle);
    for (const state of states) {
      const [seat] = sphinx.toAct(state);
      const step = dice.pick(steps);
      const isOption = optionsOf(state).some((option) => isSameStep(option, step));
      const isPossible = isOption && leadsOn(afterStep(state, step));
      const decided = sphinx.decide(state, seat!, [step], dice);
      expect(SPHINX_CODES).toContain(decided.ok ? SPHINX_CODES[0] : decided.error);
      if (isPossible) expect(decided.ok || decided.error === 'unfinished').toBe(true);
      else expect(decided).toMatchObject({ ok: false, at: 'steps[0]' });
    }
  },
);

test.each(RIDDLES.map(({ number }) => number))(
  'riddle %i: a square that cannot be chosen has a reason, and one that can has none',
  (riddle) => {
    for (const state of gameOf(riddle).states.filter((_, index) => index % 4 === 0)) {
      const targets = new Set(
        optionsOf(state)
          .filter((step) => leadsOn(afterStep(state, step)))
          .flatMap((step) => ('to' in step ? [step.to] : 'on' in step ? [step.on] : [])),
      );
      for (const square of state.towers.keys())
        if (targets.has(square)) expect(whyNotSquare(state, square)).toBeUndefined();
        else if (whyNotSquare(state, square) === undefined) expect(state.workers).toContain(square);
    }
  },
);
