import { advance } from './advance.ts';
import { nextChoices } from './choices.ts';
import type { Position } from './position.ts';
import { veil } from './secrets/veil.ts';
import { formatSquare, parseSquare, type Square } from './squares.ts';
import type { Stage } from './stage.ts';

/** A worker's way by its two ends. */
interface Way {
  readonly from: Square;
  readonly to: Square;
}

/** Whether something is hidden from the seat to decide, so that every single step of a walk counts. */
export function isHiddenFromMover(position: Position): boolean {
  return veil(position, position.turn) !== position;
}

/** Whether the steps are a whole turn as they are. */
export function isWholeTurn(position: Position, steps: readonly string[]): boolean {
  return advance({ phase: 'play', position }, steps, ([first]) => first!).ok;
}

/** The steps of a turn, walks step by step where something may be hidden on the way; undefined if there is no such way. */
export function stepByStep(position: Position, steps: readonly string[]): readonly string[] | undefined {
  if (!isHiddenFromMover(position) || isWholeTurn(position, steps)) return steps;
  const ways = steps.flatMap(waysIn);
  const rest = steps.filter((step) => waysIn(step).length === 0);
  for (const order of [ways, ways.toReversed()]) {
    const walked = walkAll(position, order);
    if (walked !== undefined && isWholeTurn(position, [...walked, ...rest])) return [...walked, ...rest];
  }
  return undefined;
}

/** The ways in `A3>D3`, or in `(A3,B1)>(D3,C1)`. */
function waysIn(step: string): Way[] {
  const [start, end] = step.split('>').map((part) => part.match(/[A-E][1-5]/g) ?? []);
  if (start === undefined || end === undefined || start.length !== end.length) return [];
  return start
    .map((name, n) => ({ from: parseSquare(name)!, to: parseSquare(end[n]!)! }))
    .filter(({ from, to }) => from !== to);
}

function walkAll(position: Position, ways: readonly Way[]): readonly string[] | undefined {
  let steps: readonly string[] | undefined = [];
  for (const way of ways) if (steps !== undefined) steps = walk({ phase: 'play', position }, steps, way);
  return steps;
}

/** The steps with the shortest way of one more worker behind them. */
function walk(stage: Stage, before: readonly string[], { from, to }: Way): readonly string[] | undefined {
  const reached = new Map<Square, readonly string[]>([[from, before]]);
  for (const [at, steps] of reached) {
    if (at === to) return steps;
    for (const choice of nextChoices(stage, steps)) {
      const isOn = choice.from === at && choice.to !== undefined && !reached.has(choice.to);
      if (isOn) reached.set(choice.to, [...steps, `${formatSquare(at)}>${formatSquare(choice.to)}`]);
    }
  }
  return undefined;
}
