import type { Dice } from './dice.ts';
import type { Choice } from './game.ts';
import { survivesJson } from './json.ts';
import { randomPath } from './random-decision.ts';
import type { Match, Table } from './record.ts';
import { append } from './replay.ts';
import type { Onlooker, Seat } from './seat.ts';

/** A match to look at from every side. */
export interface Examination<Setup, State, Step> {
  readonly table: Table<Setup, State, Step, unknown>;
  readonly match: Match<Setup, State, Step>;
  readonly dice: Dice;
  readonly imagine: ((state: State, onlooker: Onlooker, dice: Dice) => State) | undefined;
}

/** What was found, and the match one random decision later unless that was impossible. */
export interface Findings<Setup, State, Step> {
  readonly faults: readonly string[];
  readonly next?: Match<Setup, State, Step>;
}

/** Names what is wrong with the state of a match, and plays on. */
export function examine<Setup, State, Step>(
  examination: Examination<Setup, State, Step>,
): Findings<Setup, State, Step> {
  const { table, match, dice } = examination;
  const { game } = table;
  const { state, players } = match;
  const acting = game.toAct(state);
  if (acting.length === 0) return { faults: ['the game goes on, yet nobody must decide'] };
  if (new Set(acting).size < acting.length || acting.some((seat) => !(seat in players))) {
    return { faults: [`these cannot be the seats to decide: ${acting.join(', ')}`] };
  }
  const seat = dice.pick(acting);
  const path = randomPath({ game, state, dice }, seat);
  if (path === undefined) return { faults: [`seat ${seat} is led to a dead end`] };
  const faults = [
    ...viewFaults(examination),
    ...secrecyFaults(examination, seat, path),
    ...pathFaults(examination, seat, path),
  ];
  const next = append(table, match, { kind: 'decision', seat, steps: stepsOf(path) });
  return next.ok ? { faults, next: next.value } : { faults };
}

function viewFaults<Setup, State, Step>({
  table,
  match,
}: Examination<Setup, State, Step>): readonly string[] {
  return onlookers(match)
    .filter((onlooker) => !survivesJson(table.game.view(match.state, onlooker)))
    .map((onlooker) => `the view of ${onlooker} does not survive JSON`);
}

/** Two states that differ only in what an onlooker may not know are the same to that onlooker. */
function secrecyFaults<Setup, State, Step>(
  { table: { game }, match, dice, imagine }: Examination<Setup, State, Step>,
  decider: Seat,
  path: readonly Choice<Step>[],
): readonly string[] {
  if (imagine === undefined) return [];
  const { state } = match;
  const faults: string[] = [];
  for (const onlooker of onlookers(match)) {
    const other = imagine(state, onlooker, dice);
    const differs = (what: string, see: (state: State) => unknown): void => {
      if (JSON.stringify(see(state)) !== JSON.stringify(see(other))) {
        faults.push(`${what} of ${onlooker} shows a secret`);
      }
    };
    differs('the view', (seen) => game.view(seen, onlooker));
    differs('the turn', (seen) => game.toAct(seen));
    if (onlooker !== decider) continue;
    for (let taken = 0; taken <= path.length; taken++) {
      differs('a choice', (seen) => game.decisions(seen, decider, stepsOf(path.slice(0, taken))));
    }
  }
  return faults;
}

/** A decision may end exactly where it was said that it may. */
function pathFaults<Setup, State, Step>(
  { table, match }: Examination<Setup, State, Step>,
  seat: Seat,
  path: readonly Choice<Step>[],
): readonly string[] {
  const faults: string[] = [];
  for (let taken = 0; taken <= path.length; taken++) {
    const steps = stepsOf(path.slice(0, taken));
    const mayEnd = path[taken - 1]?.ends === true;
    const decided = append(table, match, { kind: 'decision', seat, steps });
    if (decided.ok === mayEnd) continue;
    const answer = decided.ok ? 'is accepted, yet may not end there' : `is refused: ${decided.error}`;
    faults.push(`${JSON.stringify(steps)} of seat ${seat} ${answer}`);
  }
  return faults;
}

function onlookers<Setup, State, Step>({ players }: Match<Setup, State, Step>): readonly Onlooker[] {
  return [...players.keys(), 'watcher'];
}

function stepsOf<Step>(path: readonly Choice<Step>[]): readonly Step[] {
  return path.map(({ step }) => step);
}
