import { nextChoices, type StepChoice } from '../../src/choices.ts';
import { formatPosition } from '../../src/notation/format-position.ts';
import { parseTurn } from '../../src/notation/parse-turn.ts';
import { play } from '../../src/play.ts';
import { levelAt, Position } from '../../src/position.ts';
import { type WhyNot, whyNot } from '../../src/why-not.ts';
import { WHY_NOT_CODES } from '../../src/why-not-codes.ts';
import { areNeighbours, nameOf, type Square } from '../naive/board.ts';
import { readPosition } from '../naive/read-position.ts';
import { startTurn } from '../naive/turn.ts';
import type { Seeded } from '../seeded.ts';
import { has } from '../story-board.ts';
import { roundTripFault } from './texts.ts';

/** A player who takes any step that is offered ends with a turn that is listed; every other square is explained. */
export function choosingFault(
  position: Position,
  texts: ReadonlySet<string>,
  chance: Seeded,
): string | undefined {
  const steps: string[] = [];
  let foretold: readonly Square[] | undefined;
  for (;;) {
    const choices = nextChoices({ phase: 'play', position }, steps);
    const walkers = [...new Set(choices.flatMap(({ from }) => from ?? []))];
    if (foretold !== undefined && !sameSquares(foretold, walkers))
      return `after [${steps.join(' ')}] ${walkers.map(nameOf)} may go, not ${foretold.map(nameOf)}`;
    const unexplained = explanationFault(position, steps, choices, chance);
    if (unexplained !== undefined) return `after [${steps.join(' ')}] ${unexplained}`;
    if (choices.length === 0) return `a dead end after [${steps.join(' ')}]`;
    const choice = chance.pick(choices);
    const { step, ends } = choice;
    foretold = choice.from === undefined ? (choice.walkers ?? []) : undefined;
    steps.push(step);
    if (!ends) continue;
    const fault = endFault(position, steps, texts);
    if (fault !== undefined) return fault;
    if (chance.happens(0.5) || nextChoices({ phase: 'play', position }, steps).length === 0) return undefined;
  }
}

const sameSquares = (some: readonly Square[], others: readonly Square[]): boolean =>
  some.length === others.length && some.every((square) => others.includes(square));

function endFault(
  position: Position,
  steps: readonly string[],
  texts: ReadonlySet<string>,
): string | undefined {
  const turn = parseTurn(position, steps.join(' '));
  if (!turn.ok) return `[${steps.join(' ')}] is refused: ${turn.error}`;
  const after = new Position();
  play(position, turn.value, 0, after);
  // A turn that stops for somebody says by which route, of which the list has only one.
  if (after.prefix !== null) return roundTripFault(after);
  return texts.has(formatPosition(after))
    ? undefined
    : `[${steps.join(' ')}] has a result that is not listed`;
}

/** Squares that some choice names have no reason against them, all others have one that is true. */
function explanationFault(
  position: Position,
  steps: readonly string[],
  choices: readonly StepChoice[],
  chance: Seeded,
): string | undefined {
  const workers = [undefined, ...new Set(choices.flatMap(({ from }) => (from === undefined ? [] : [from])))];
  const worker = chance.pick(workers);
  const answers = whyNot(position, steps, worker);
  const open = openSquares(position, steps, choices, worker);
  if (answers.length !== 25) return `${answers.length} squares are explained`;
  for (const [square, answer] of answers.entries()) {
    const name = `${nameOf(square)} with ${worker === undefined ? 'no worker' : nameOf(worker)}`;
    if ((answer === undefined) !== open.has(square)) return `${name} is ${answer?.code ?? 'open'}`;
    if (answer === undefined) continue;
    if (!WHY_NOT_CODES.includes(answer.code)) return `${name}: unknown reason ${answer.code}`;
    if (['forbidden', 'must'].includes(answer.code) !== (answer.by !== undefined)) return `${name}: by whom?`;
    if (answer.code === 'game-over') return `${name}: the game is not over`;
    if (steps.length === 0 && isUntrue(position, worker, square, answer))
      return `${name}: ${answer.code} is not true`;
  }
  return undefined;
}

/** The squares that a choice names for the worker picked up, or without one for any. */
function openSquares(
  position: Position,
  steps: readonly string[],
  choices: readonly StepChoice[],
  worker: Square | undefined,
): Set<Square> {
  const open = choices.flatMap(({ step, from, to }) => {
    if (to === undefined) return [];
    if (from !== undefined) return worker === undefined ? [from] : from === worker ? [to] : [];
    return worker === undefined || isBuildOf(position, [...steps, step], worker) ? [to] : [];
  });
  return new Set(open);
}

/** Whether a build that comes before the move may be this worker's: it must be able to move afterwards. */
function isBuildOf(position: Position, steps: readonly string[], worker: Square): boolean {
  const movers = nextChoices({ phase: 'play', position }, steps).flatMap(({ from }) => from ?? []);
  return movers.length === 0 || movers.includes(worker);
}

/** Whether a reason that anybody can check before the first step is wrong. */
function isUntrue(position: Position, worker: Square | undefined, square: Square, { code }: WhyNot): boolean {
  const { c0, c1, c2, domes } = position;
  // Who stands where a token closes the square to the mover is not there for the mover.
  const isClosed = startTurn(readPosition(formatPosition(position))).start.closed.includes(square);
  const manned = has(c0 | c1 | c2, square);
  if (worker === undefined) return code === 'no-worker' ? manned && !isClosed && position.extra === 0 : false;
  switch (code) {
    case 'own-square':
      return square !== worker;
    case 'not-adjacent':
      return areNeighbours(worker, square);
    case 'dome':
      return !has(domes, square) && !isClosed;
    case 'occupied':
      return !manned;
    case 'too-high':
      return levelAt(position, square) <= levelAt(position, worker) + 1;
    default:
      return false;
  }
}
