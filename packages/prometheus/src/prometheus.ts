import { type Choice, fault, type Game, type Onlooker, type Outcome, ok } from '@thera/table';
import { HIDDEN_CARD_ASKS, REACTION_ASKS } from './ask.ts';
import { afterSteps, choicesOf, decider } from './choices.ts';
import type { PrometheusCode } from './codes.ts';
import { otherSide } from './data/sides.ts';
import { TABLES } from './data/tables.ts';
import { type Draft, draftOf } from './draft.ts';
import { end } from './endings.ts';
import { seatsOf } from './field.ts';
import { happen } from './happen.ts';
import { parseStep } from './parse-step.ts';
import { proceed } from './proceed.ts';
import { parseSetup, type Setup } from './setup.ts';
import { openingOf } from './start.ts';
import type { State, View } from './state.ts';
import type { Step } from './step.ts';
import { viewOf } from './view.ts';

/** The Search for Prometheus. */
export const prometheus: Game<Setup, State, Step, View, Choice<Step>, PrometheusCode> = {
  name: 'prometheus',

  parseSetup,

  parseStep,

  seats: ({ table }) => TABLES[table].seats.length,

  start(setup, dice) {
    const draft = openingOf(setup);
    proceed(draft, dice);
    return ok(draft);
  },

  toAct(state) {
    const seat = decider(state);
    return seat === undefined ? [] : [seat];
  },

  decisions(view, seat, steps) {
    if (decider(view) !== seat) return [];
    const after = afterSteps(view, seat, steps);
    return after.ok && decider(after.value) === seat ? choicesOf(after.value, seat) : [];
  },

  decide(state, seat, steps, dice) {
    const after = afterSteps(state, seat, steps);
    if (!after.ok) return after;
    if (steps.length === 0 || decider(after.value) === seat) return fault('unfinished');
    const draft: Draft = {
      ...after.value,
      units: [...after.value.units],
      happened: [...after.value.happened],
    };
    proceed(draft, dice);
    return ok(draft);
  },

  view: viewOf,

  redact: (before, seat, steps, onlooker) => steps.map((step) => asSeen(before, seat, step, onlooker)),

  // What is rolled or drawn speaks for itself; a token that is turned over and an answer to a question do not.
  reveals(before, seat, steps) {
    if (before.ask !== null && REACTION_ASKS.includes(before.ask.kind)) return true;
    const after = afterSteps(before, seat, steps);
    if (!after.ok) return false;
    const { ask, tasks, ending } = after.value;
    return (
      ending !== null ||
      tasks.at(-1)?.kind === 'turn-over' ||
      (ask !== null && HIDDEN_CARD_ASKS.includes(ask.kind))
    );
  },

  outcome: outcomeOf,

  leave(state, seat) {
    const draft = draftOf(state);
    const { side } = state.seats[seat]!;
    const partner =
      seatsOf(state, side).find((other) => other !== seat && !state.seats[other]!.isGone) ?? null;
    happen(draft, { kind: 'left', seat, partner });
    if (partner === null) end(draft, 'deserted', { winner: otherSide(side) });
    return draft;
  },
};

/** Those of the other side are not told which face was laid, nor which card was sought. */
function asSeen(state: State, seat: number, step: Step, onlooker: Onlooker): Step {
  if (onlooker !== 'watcher' && state.seats[onlooker]!.side === state.seats[seat]!.side) return step;
  if (step.kind === 'token') return { kind: 'token', area: step.area };
  return step.kind === 'search' ? { kind: 'search' } : step;
}

function outcomeOf(state: State): Outcome | undefined {
  const { ending } = state;
  if (ending === null) return undefined;
  const { winner, reason } = ending;
  return winner === null
    ? { kind: 'draw', reason }
    : { kind: 'won', winners: seatsOf(state, winner), reason };
}
