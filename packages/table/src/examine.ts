import { type Examination, isSame, onlookersOf, stepsOf } from './examination.ts';
import type { Choice } from './game.ts';
import { survivesJson } from './json.ts';
import { randomPath } from './random-decision.ts';
import type { Match } from './record.ts';
import { append } from './replay.ts';
import type { Seat } from './seat.ts';
import { secrecyFaults } from './secrecy.ts';
import { togetherFaults } from './together.ts';

/** What was found, and the match one random decision later unless that was impossible. */
export interface Findings<Setup, State, Step> {
  readonly faults: readonly string[];
  readonly next?: Match<Setup, State, Step>;
}

/** Names what is wrong with the state of a match, and plays on. */
export function examine<Setup, State, Step>(
  examination: Examination<Setup, State, Step>,
): Findings<Setup, State, Step> {
  const { game, match, dice } = examination;
  const { state, players } = match;
  const acting = game.toAct(state);
  if (acting.length === 0) return { faults: ['the game goes on, yet nobody must decide'] };
  if (new Set(acting).size < acting.length || acting.some((seat) => !(seat in players))) {
    return { faults: [`these cannot be the seats to decide: ${acting.join(', ')}`] };
  }
  const views = viewFaults(examination);
  if (views.length > 0) return { faults: views };
  const seat = dice.pick(acting);
  const path = randomPath({ game, view: game.view(state, seat), dice }, seat);
  if (path === undefined) return { faults: [`seat ${seat} is led to a dead end`] };
  const faults = [
    ...idleFaults(examination, acting),
    ...secrecyFaults(examination, seat, path),
    ...pathFaults(examination, seat, path),
    ...togetherFaults(examination, acting),
  ];
  const next = append(game, match, { kind: 'decision', seat, steps: stepsOf(path) });
  return next.ok ? { faults, next: next.value } : { faults };
}

function viewFaults<Setup, State, Step>({ game, match }: Examination<Setup, State, Step>): readonly string[] {
  return onlookersOf(match)
    .filter((onlooker) => !survivesJson(game.view(match.state, onlooker)))
    .map((onlooker) => `the view of ${onlooker} does not survive JSON`);
}

/** Who need not decide is offered nothing. */
function idleFaults<Setup, State, Step>(
  { game, match: { state, players } }: Examination<Setup, State, Step>,
  acting: readonly Seat[],
): readonly string[] {
  return [...players.keys()]
    .filter((seat) => !acting.includes(seat) && game.decisions(game.view(state, seat), seat, []).length > 0)
    .map((seat) => `seat ${seat} need not decide, yet it is offered something`);
}

/** A decision may end exactly where it was said that it may, and a view sent elsewhere offers the same. */
function pathFaults<Setup, State, Step>(
  { game, match }: Examination<Setup, State, Step>,
  seat: Seat,
  path: readonly Choice<Step>[],
): readonly string[] {
  const faults: string[] = [];
  const view = game.view(match.state, seat);
  const sent: unknown = JSON.parse(JSON.stringify(view));
  for (let taken = 0; taken <= path.length; taken++) {
    const steps = stepsOf(path.slice(0, taken));
    if (!isSame(game.decisions(view, seat, steps), game.decisions(sent, seat, steps)))
      faults.push(`seat ${seat} is offered something else once its view has been sent`);
    const mayEnd = path[taken - 1]?.ends === true;
    const decided = append(game, match, { kind: 'decision', seat, steps });
    if (decided.ok === mayEnd) continue;
    const answer = decided.ok ? 'is accepted, yet may not end there' : `is refused: ${decided.error}`;
    faults.push(`${JSON.stringify(steps)} of seat ${seat} ${answer}`);
  }
  return faults;
}
