import {
  formatSquare,
  isHiddenFromMover,
  isWholeTurn,
  joinDecision,
  nextChoices,
  type Position,
  parseSquare,
  parseTurn,
  type Square,
  type StepChoice,
  stepByStep,
  turnTokens,
} from '@thera/santorini';
import { OpenTurns } from './open-turns.ts';
import { directionStep } from './read-direction.ts';
import type { Pending, Reading } from './reading.ts';

/** Reads a line in play: a turn or part of one, a number of the list, or one square at a time. */
export function readTurn(position: Position, pending: Pending, typed: string): Reading {
  if (/^\d+$/.test(typed)) return turnNumber(position, Number(typed));
  if (typed === '') return finish(position, pending);
  const direction = directionStep({ phase: 'play', position }, pending, typed);
  if (direction !== undefined) return judge(position, [...pending.steps, direction], true);
  const square = parseSquare(typed);
  return square === undefined
    ? readText(position, pending, typed)
    : readSquare(position, pending, square, typed);
}

function turnNumber(position: Position, number: number): Reading {
  const turns = new OpenTurns(position);
  return number < 1 || number > turns.count
    ? { kind: 'out-of-range', count: turns.count }
    : decision(position, turns.steps(number - 1), turns.text(number - 1));
}

/** An empty line ends a turn that may end here. */
function finish(position: Position, pending: Pending): Reading {
  const turn = parseTurn(position, pending.steps.join(' '));
  return turn.ok ? wholeTurn(position, pending.steps, turn.value) : { kind: 'partial', pending };
}

/** A turn as it was typed, where the way may matter, else in its full form. */
function wholeTurn(position: Position, typed: readonly string[], turn: Int32Array): Reading {
  const plain = typed.map(inCapitals);
  if (isHiddenFromMover(position) && isWholeTurn(position, plain)) return { kind: 'decision', steps: plain };
  return decision(position, turnTokens(position, turn), typed.join(' '));
}

function decision(position: Position, steps: readonly string[], text: string): Reading {
  const taken = stepByStep(position, steps);
  return taken === undefined
    ? { kind: 'fault', error: 'illegal', text, at: 0 }
    : { kind: 'decision', steps: taken };
}

/** As notation writes it: an `x` stays small where it removes a worker. */
function inCapitals(typed: string): string {
  if (/^pass$/i.test(typed.trim())) return 'pass';
  return typed
    .trim()
    .toUpperCase()
    .replaceAll(/X(?=[A-E][1-5])/g, 'x');
}

function readText(position: Position, pending: Pending, typed: string): Reading {
  const continued = continuation(pending, typed);
  if (continued !== undefined) {
    const reading = judge(position, continued, true);
    if (reading.kind !== 'fault' || !/^([A-E(]|pass)/i.test(typed)) return reading;
  }
  return judge(position, [typed], false);
}

/** The steps so far and what was typed, if there are any; `>B4` goes on from the worker that was named. */
function continuation({ steps, worker }: Pending, typed: string): string[] | undefined {
  const named = worker === undefined || !/^[<>=]/.test(typed) ? typed : `${formatSquare(worker)}${typed}`;
  return steps.length === 0 && named === typed ? undefined : [...steps, named];
}

/** A whole turn is played at once, unless it grew step by step and could grow further. */
function judge(position: Position, steps: readonly string[], grows: boolean): Reading {
  const text = steps.join(' ');
  const turn = parseTurn(position, text);
  if (!turn.ok && turn.error !== 'unfinished')
    return { kind: 'fault', error: turn.error, text, at: Number(turn.at ?? 0) };
  if (turn.ok && !(grows && nextChoices({ phase: 'play', position }, steps).length > 0))
    return wholeTurn(position, steps, turn.value);
  return { kind: 'partial', pending: { steps } };
}

function readSquare(position: Position, pending: Pending, square: Square, typed: string): Reading {
  const choices = nextChoices({ phase: 'play', position }, pending.steps);
  const hits = choicesFor(choices, pending.worker).filter(({ to }) => to === square);
  const isWorker = choices.some(({ from }) => from === square);
  if (isWorker && hits.length === 0)
    return { kind: 'partial', pending: { steps: pending.steps, worker: square } };
  const [hit, ...others] = hits;
  if (hit === undefined) return { kind: 'fault', error: 'illegal', text: typed, at: 0 };
  if (others.length > 0) return { kind: 'ambiguous', choices: hits };
  return judge(position, [...pending.steps, hit.step], true);
}

/** Of what may follow, once a worker is named, only what that worker may do. */
export function choicesFor(
  choices: readonly StepChoice[],
  worker: Square | undefined,
): readonly StepChoice[] {
  if (worker === undefined) return choices;
  return choices.filter(({ from, ends, walkers }) =>
    from === undefined ? ends || walkers?.includes(worker) : from === worker,
  );
}

/** What has been typed so far, as one text. */
export function pendingText({ steps, worker }: Pending): string {
  const text = steps.length === 0 ? '' : joinDecision(steps);
  return worker === undefined ? text : `${text} ${formatSquare(worker)}`.trim();
}

/** Whether anything has been typed of the decision. */
export const isBegun = ({ steps, worker }: Pending): boolean => steps.length > 0 || worker !== undefined;
