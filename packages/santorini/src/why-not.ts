import { nextChoices, scriptOf } from './choices.ts';
import { takenSteps } from './generator/generate.ts';
import { tooHigh } from './generator/reach.ts';
import { resume } from './generator/resuming.ts';
import { Turn } from './generator/turn.ts';
import type { Law } from './laws.ts';
import type { Position } from './position.ts';
import type { CardId } from './power-ids.ts';
import { sideCards } from './setup/duties.ts';
import { dutyOf } from './setup/placing.ts';
import { BOARD_SIZE, EVERYWHERE, parseSquare, type Square, type Squares, squaresOf } from './squares.ts';
import type { Placing } from './stage.ts';
import type { WhyNotCode } from './why-not-codes.ts';

/** Why a square cannot be chosen; `by` is the power that says so. */
export interface WhyNot {
  readonly code: WhyNotCode;
  readonly by?: CardId;
}

type Answer = WhyNot | undefined;

/** For every square, why it cannot be chosen before play, for a worker or a token, or undefined if it can. */
export function whyNotPlace(stage: Placing, steps: readonly string[]): Answer[] {
  const open = new Set(nextChoices(stage, steps).map(({ to }) => to));
  const { c0, c1, c2 } = stage.position;
  const chosen = steps.flatMap((step) => parseSquare(step.replace(/^@/, '')) ?? []);
  const by = chooserOf(stage);
  return Array.from({ length: BOARD_SIZE }, (_, square) => {
    if (open.has(square)) return undefined;
    const isTaken = (((c0 | c1 | c2) >> square) & 1) !== 0 || chosen.includes(square);
    return isTaken || by === undefined ? { code: 'occupied' } : { code: 'forbidden', by };
  });
}

/** The power that narrows what the seat may choose now. */
function chooserOf(stage: Placing): CardId | undefined {
  const { lineup } = stage.position;
  const duty = dutyOf(stage);
  if (duty.kind === 'prepare') return lineup.slots[duty.slot]?.card.id;
  return sideCards(lineup, duty.seat).find(({ places }) => places !== null)?.id;
}

/**
 * For every square, why it cannot be chosen as the next step, or undefined if it can. `worker` is the one that the
 * player has picked up, if any; without it, and before anything moved, squares are asked about as workers to pick up.
 */
export function whyNot(position: Position, steps: readonly string[], worker?: Square): Answer[] {
  const open = openSquares(position, steps, worker);
  const script = scriptOf(steps);
  const taken = script === undefined ? undefined : takenSteps(position, script);
  const explain = position.winner >= 0 || taken === undefined ? gameOver : explainer(position, taken, worker);
  return Array.from({ length: BOARD_SIZE }, (_, square) =>
    (open >> square) & 1 ? undefined : explain(square),
  );
}

const gameOver = (): WhyNot => ({ code: 'game-over' });

/** The squares that some next step names: where a worker may go, or which worker may. */
function openSquares(position: Position, steps: readonly string[], worker: Square | undefined): Squares {
  let open = 0;
  for (const { step, from, to } of nextChoices({ phase: 'play', position }, steps)) {
    if (to === undefined) continue;
    if (from === undefined ? isFor(position, [...steps, step], worker) : from === worker) open |= 1 << to;
    else if (from !== undefined && worker === undefined) open |= 1 << from;
  }
  return open;
}

/** Whether a build, if it comes before the move, can be made by the worker that is picked up. */
function isFor(position: Position, steps: readonly string[], worker: Square | undefined): boolean {
  if (worker === undefined) return true;
  const next = nextChoices({ phase: 'play', position }, steps);
  return next.every(({ from }) => from === undefined) || next.some(({ from }) => from === worker);
}

function explainer(
  position: Position,
  taken: readonly number[],
  worker: Square | undefined,
): (s: Square) => WhyNot {
  const t = new Turn();
  t.begin(position);
  if (t.extra && worker !== undefined) t.takeSide(t.ownerOf(worker));
  resume(t, taken);
  if (t.moves > 0) return (square) => whyNoBuild(t, square);
  if (worker === undefined) return (square) => whyNoWorker(t, square);
  t.at = worker;
  t.start = worker;
  return (square) => whyNoStep(t, worker, square);
}

/**
 * The powers because of which the side to move may not do, with nothing done yet, what the board would allow; `open` is
 * what it may do, so that nothing is listed again.
 */
export function bindingPowers(
  position: Position,
  open: readonly { readonly from?: Square; readonly to?: Square }[],
): readonly CardId[] {
  if (position.winner >= 0 || position.prefix !== null || position.extra !== 0) return [];
  const t = new Turn();
  t.begin(position);
  const answers = squaresOf(t.mine).flatMap((worker) => {
    const ways = open.filter(({ from }) => from === worker);
    if (ways.length === 0) return [whyNoWorker(t, worker)];
    t.at = worker;
    t.start = worker;
    const closed = t.near[worker]! & ways.reduce((squares, { to }) => squares & ~(1 << to!), EVERYWHERE);
    return squaresOf(closed).map((square) => whyNoStep(t, worker, square));
  });
  return [...new Set(answers.flatMap(({ by }) => (by === undefined ? [] : by)))];
}

function whyNoWorker(t: Turn, square: Square): WhyNot {
  const bit = 1 << square;
  if (((t.mine | t.others) & bit) === 0) return { code: 'no-worker' };
  if (t.extra) return (t.mine & bit) !== 0 ? { code: 'another-worker' } : lastReason(t, square, EVERYWHERE);
  if ((t.others & bit) !== 0) return { code: 'not-your-worker' };
  if (t.builds > 0) return { code: 'another-worker' };
  const sleeper = t.laws.sleeps.find((law) => (law.power.sleeps!(t, law) & bit) !== 0);
  return sleeper === undefined ? lastReason(t, square, EVERYWHERE) : forbidden(sleeper);
}

function whyNoStep(t: Turn, from: Square, to: Square): WhyNot {
  const bit = 1 << to;
  if (from === to) return { code: 'own-square' };
  if ((t.near[from]! & bit) === 0) return { code: 'not-adjacent' };
  if ((t.closed & bit) !== 0) return { code: 'closed' };
  if ((t.domes & bit) !== 0) return { code: 'dome' };
  const enters = t.power.enters === null ? 0 : t.power.enters(t, from) & t.others;
  if (((t.mine | t.others) & ~enters & bit) !== 0) return { code: 'occupied' };
  if ((tooHigh(t, from) & bit) !== 0) return { code: 'too-high' };
  const bar = t.laws.bars.find((law) => (law.power.bars!(t, law, from) & bit) !== 0);
  if (bar !== undefined) return forbidden(bar);
  if (t.power.may !== null && (t.power.may(t, from) & bit) === 0) return { code: 'own-power' };
  return lastReason(t, from, bit);
}

function whyNoBuild(t: Turn, square: Square): WhyNot {
  const bit = 1 << square;
  if (square === t.at) return { code: 'own-square' };
  if ((t.near[t.at]! & bit) === 0) return { code: 'not-adjacent' };
  if ((t.closed & bit) !== 0) return { code: 'closed' };
  if ((t.domes & bit) !== 0) return { code: 'dome' };
  if (((t.mine | t.others) & bit) !== 0) return { code: 'occupied' };
  const guard = t.laws.guards.find((law) => (law.power.guards!(t, law) & ~t.h3 & bit) !== 0);
  if (guard !== undefined) return forbidden(guard);
  return t.builds > 0 ? { code: 'own-power' } : lastReason(t, t.start, 1 << t.at);
}

/** No single rule forbids it: somebody's "must" does, or it leads to no complete turn. */
function lastReason(t: Turn, worker: Square, targets: Squares): WhyNot {
  const tied = (t.tied & (1 << worker)) !== 0 && (t.kept() & targets) === 0;
  if (tied) return { code: 'must', by: t.laws.keeps[0]!.power.id };
  const by = t.lineup.plans.find(({ power }) => (power.demands & t.plan.demands) !== 0)?.power;
  return by === undefined ? { code: 'no-complete-turn' } : { code: 'must', by: by.id };
}

function forbidden({ power }: Law): WhyNot {
  return { code: 'forbidden', by: power.id };
}
