import { diceFor, randomDecision, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { inProgress, withOccurrence } from '../src/in-progress.ts';
import { RIDDLES } from '../src/riddles/index.ts';
import { usualSetup } from '../src/setup.ts';
import { sphinx } from '../src/sphinx.ts';
import type { State } from '../src/state.ts';

const LONGEST = 30;

/** What can be seen of a state. */
const seen = ({ asks, chances, turn, happened, ...rest }: State): unknown => rest;

test.each(RIDDLES.map(({ number }) => number))(
  'riddle %i: what is chosen is the beginning of what happens, and what happens makes the next state',
  (riddle) => {
    const seed = `in progress ${riddle}`;
    const begun = sphinx.start(usualSetup(riddle, 2), diceFor(sha256, seed, 0));
    if (!begun.ok) throw new Error(begun.error);
    let state = begun.value;
    for (let turn = 1; turn <= LONGEST && state.ending === null; turn++) {
      const dice = diceFor(sha256, seed, turn);
      const [seat] = sphinx.toAct(state);
      const steps = randomDecision({ game: sphinx, view: state, dice }, seat!)!;
      const after = sphinx.decide(state, seat!, steps, dice);
      if (!after.ok) throw new Error(`${seed}: ${after.error}`);
      const chosen = inProgress(state, steps);
      const { happened } = after.value;
      expect(happened.slice(0, chosen.happened.length)).toEqual(chosen.happened);
      const rest = happened.slice(chosen.happened.length);
      expect(seen(rest.reduce(withOccurrence, chosen))).toEqual(seen(after.value));
      state = after.value;
    }
  },
);
