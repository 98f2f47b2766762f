import { type Examination, isSame, onlookersOf, stepsOf } from './examination.ts';
import { randomPath } from './random-decision.ts';
import type { Match } from './record.ts';
import { append } from './replay.ts';
import type { Seat } from './seat.ts';

/** Of seats that decide at once it does not matter who is first, and none sees what another has decided. */
export function togetherFaults<Setup, State, Step>(
  examination: Examination<Setup, State, Step>,
  acting: readonly Seat[],
): readonly string[] {
  if (acting.length < 2) return [];
  const [one, other] = examination.dice.shuffle(acting);
  return [...orderFaults(examination, one!, other!), ...hidingFaults(examination, one!, other!)];
}

function orderFaults<Setup, State, Step>(
  examination: Examination<Setup, State, Step>,
  one: Seat,
  other: Seat,
): readonly string[] {
  const first = decisionOf(examination, one);
  const second = decisionOf(examination, other);
  const there = decided(examination, [one, first], [other, second]);
  const back = decided(examination, [other, second], [one, first]);
  if (there === undefined || back === undefined)
    return [`seats ${one} and ${other} decide at once, yet one keeps the other from it`];
  const { game } = examination;
  const seen = ({ state, outcome }: Match<Setup, State, Step>): unknown => [
    outcome,
    onlookersOf(there).map((onlooker) => game.view(state, onlooker)),
  ];
  return isSame(seen(there), seen(back)) ? [] : [`it matters who of seats ${one} and ${other} is first`];
}

function hidingFaults<Setup, State, Step>(
  examination: Examination<Setup, State, Step>,
  decider: Seat,
  waiting: Seat,
): readonly string[] {
  const { game, match } = examination;
  const choices = [decisionOf(examination, decider), decisionOf(examination, decider)];
  const open = choices.map((steps) => game.redact(match.state, decider, steps, waiting) ?? null);
  if (!isSame(open[0], open[1])) return [];
  const seen = choices.map((steps) => {
    const after = decided(examination, [decider, steps]);
    return after === undefined ? undefined : game.view(after.state, waiting);
  });
  return isSame(seen[0], seen[1]) ? [] : [`seat ${waiting} sees what seat ${decider} has decided`];
}

function decisionOf<Setup, State, Step>(
  { game, match, dice }: Examination<Setup, State, Step>,
  seat: Seat,
): readonly Step[] {
  return stepsOf(randomPath({ game, view: game.view(match.state, seat), dice }, seat) ?? []);
}

function decided<Setup, State, Step>(
  { game, match }: Examination<Setup, State, Step>,
  ...decisions: readonly (readonly [Seat, readonly Step[]])[]
): Match<Setup, State, Step> | undefined {
  let now = match;
  for (const [seat, steps] of decisions) {
    const next = append(game, now, { kind: 'decision', seat, steps });
    if (!next.ok) return undefined;
    now = next.value;
  }
  return now;
}
