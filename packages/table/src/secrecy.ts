import { diceFor } from './dice.ts';
import { type Examination, isSame, onlookersOf, stepsOf } from './examination.ts';
import type { Choice } from './game.ts';
import type { Seat } from './seat.ts';
import { sha256 } from './sha256.ts';

/** Two states that differ only in what an onlooker may not know are the same to that onlooker. */
export function secrecyFaults<Setup, State, Step>(
  { game, match, dice, imagine }: Examination<Setup, State, Step>,
  decider: Seat,
  path: readonly Choice<Step>[],
): readonly string[] {
  if (imagine === undefined) return [];
  const { state } = match;
  const faults: string[] = [];
  for (const onlooker of onlookersOf(match)) {
    const other = imagine(state, onlooker, dice);
    const differs = (what: string, see: (state: State) => unknown): void => {
      if (!isSame(see(state), see(other))) faults.push(`${what} of ${onlooker} shows a secret`);
    };
    differs('the view', (seen) => game.view(seen, onlooker));
    differs('the turn', (seen) => game.toAct(seen));
    if (onlooker !== decider) continue;
    for (const steps of attempts(path)) {
      differs('a choice', (seen) => game.decisions(game.view(seen, decider), decider, steps));
      differs('a refusal', (seen) => {
        const decided = game.decide(seen, decider, steps, diceFor(sha256, 'refusals', 0));
        return decided.ok ? true : [decided.error, decided.at];
      });
    }
  }
  return faults;
}

/** The beginnings of a decision, the decision without one of its steps, and with one of them twice. */
function attempts<Step>(path: readonly Choice<Step>[]): readonly (readonly Step[])[] {
  const steps = stepsOf(path);
  return [
    ...Array.from({ length: steps.length + 1 }, (_, taken) => steps.slice(0, taken)),
    ...steps.map((_, n) => steps.toSpliced(n, 1)),
    ...steps.map((step, n) => steps.toSpliced(n, 0, step)),
  ];
}
