import { inBox } from '../box.ts';
import { sourcesOf } from '../building.ts';
import { isAsleep, squareOf } from '../field.ts';
import { rowsWithRoom } from '../rows.ts';
import { hasRoomForGod } from '../selecting.ts';
import { spotsLeft } from '../spots.ts';
import type { State } from '../state.ts';
import type { BuildStep, ForceStep, MoveStep, Step, StepKind, TakeStep } from '../step.ts';
import { OFF } from '../terrain.ts';
import { nextPiece } from '../towers.ts';
import { whyNotAll, whyNotUse } from './cards.ts';
import type { WhyNotCode } from './code.ts';
import { isTakingDown, whyNotBuildOn, whyNotForcedTo, whyNotStepTo, whyNotTakeFrom } from './where.ts';
import { whyNoBuildOf, whyNoMoveOf } from './who.ts';

type StepOf<K extends StepKind> = Extract<Step, { kind: K }>;
type Reason<K extends StepKind> = (state: State, step: StepOf<K>) => WhyNotCode | undefined;

/** The first thing that stands against a step of each kind; undefined if none of these does. */
const REASONS: { readonly [K in StepKind]: Reason<K> } = {
  place: (state, { to }) => (state.workers.includes(to) ? 'occupied' : spotFault(state, to)),
  move: whyNotMove,
  build: whyNotBuild,
  take: whyNotTake,
  force: whyNotForce,
  use: (state, { card }) => whyNotUse(state, card) ?? 'not-by-power',
  select: (state, { slot, by = [] }) => {
    const why = by.length === 0 ? whyNoAction(state) : whyNotAll(state, by);
    const card = state.queue[slot];
    if (why !== undefined || card === undefined) return why ?? 'not-in-queue';
    if (card.kind === 'blessing') return 'not-a-god';
    return hasRoomForGod(state) ? undefined : 'hold-limit';
  },
  game: (state, { gem }) => {
    const why = whyNoAction(state);
    if (why !== undefined || gem === undefined) return why;
    if (!state.hasOedipus) return 'no-oedipus';
    return state.gems.includes(gem) ? undefined : 'gem-gone';
  },
  gain: (state, { piece, by }) => whyNotAll(state, by) ?? (inBox(state, piece) > 0 ? undefined : 'box-empty'),
  pay: (state, { piece, from, by }) =>
    whyNotAll(state, by) ?? (sourcesOf(state, piece).includes(from) ? undefined : 'no-piece'),
  row: (state, { tier }) => {
    const [ask] = state.asks;
    if (ask?.kind !== 'row') return undefined;
    return rowsWithRoom(state, ask.colour).includes(tier) ? undefined : 'row-full';
  },
  destroy: (state, { worker }) => {
    if (squareOf(state, worker) === OFF) return 'not-on-map';
    return isAsleep(state, worker) ? 'asleep' : undefined;
  },
  'sphinx-way': () => 'not-offered',
  topple: () => 'not-offered',
  'put-under': (state, { slot }) => {
    const card = state.queue[slot];
    if (card === undefined) return 'not-in-queue';
    return card.kind === 'blessing' ? 'not-a-god' : undefined;
  },
  drop: (state, { blessing }) =>
    state.queue.some((card) => card.kind === 'blessing' && card.blessing === blessing)
      ? whyNoAction(state)
      : 'not-in-queue',
  done: () => undefined,
  finish: (state) => (state.achieved.length === 0 ? 'not-solved-yet' : whyNoProposal(state)),
  'give-up': (state) => (state.achieved.length > 0 ? 'already-solved' : whyNoProposal(state)),
  agree: () => undefined,
  'play-on': () => undefined,
};

/** Why a step that is not possible is not. */
export function whyNot(state: State, step: Step): WhyNotCode {
  const { ending, chances, asks } = state;
  if (ending !== null || chances.length > 0) return 'impossible';
  const [ask] = asks;
  if (ask !== undefined && !ANSWERS[ask.kind].includes(step.kind)) return 'answer-first';
  // A step is asked of the reasons of its own kind, which TypeScript cannot follow through the table.
  const reason = REASONS[step.kind] as Reason<StepKind>;
  return reason(state, step) ?? 'impossible';
}

/** The kinds of steps that answer what is asked. */
const ANSWERS: Readonly<Record<State['asks'][number]['kind'], readonly StepKind[]>> = {
  place: ['place'],
  row: ['row'],
  gain: ['gain'],
  toll: ['pay'],
  cling: ['pay', 'destroy'],
  destroy: ['destroy'],
  'sphinx-way': ['sphinx-way'],
  topple: ['topple'],
  roll: ['use', 'done'],
  discard: ['use', 'done'],
  blessing: ['use', 'done'],
  omens: ['put-under', 'done'],
  agree: ['agree', 'play-on'],
};

const spotFault = (state: State, to: number): WhyNotCode | undefined =>
  spotsLeft(state).includes(to) ? undefined : 'not-a-spot';

/** Why none of the three actions can be taken any more. */
const whyNoAction = ({ turn: { phase } }: State): WhyNotCode | undefined =>
  phase === 'start' ? undefined : 'already-acted';

function whyNoProposal({ turn }: State): WhyNotCode | undefined {
  if (turn.isRefused) return 'already-proposed';
  return turn.phase === 'start' && turn.used.length === 0 ? undefined : 'already-acted';
}

/** What stands against a step that cards would have to allow: the cards, the place, or that they do not. */
const byCards = (
  state: State,
  step: MoveStep | BuildStep | TakeStep | ForceStep,
  place: WhyNotCode | undefined,
): WhyNotCode => whyNotAll(state, step.by) ?? place ?? 'not-by-power';

function whyNotMove(state: State, step: MoveStep): WhyNotCode | undefined {
  const { worker, to, by = [] } = step;
  if (squareOf(state, worker) === OFF) return 'not-on-map';
  const place = whyNotStepTo(state, worker, to);
  return by.length > 0 ? byCards(state, step, place) : (whyNoMoveOf(state, worker) ?? place);
}

function whyNotBuild(state: State, step: BuildStep): WhyNotCode | undefined {
  const { worker, on, piece, from, by = [] } = step;
  if (squareOf(state, worker) === OFF) return 'not-on-map';
  const place = whyNotBuildOn(state, worker, on);
  if (by.length > 0) return byCards(state, step, place);
  const why = whyNoBuildOf(state, worker) ?? place;
  if (why !== undefined) return why;
  if (nextPiece(state.towers[on]!) !== piece) return 'wrong-piece';
  return sourcesOf(state, piece).includes(from) ? undefined : 'no-piece';
}

function whyNotTake(state: State, step: TakeStep): WhyNotCode | undefined {
  const { worker, on, by = [] } = step;
  if (squareOf(state, worker) === OFF) return 'not-on-map';
  const place = isTakingDown(state) ? whyNotTakeFrom(state, worker, on) : 'not-to-be-taken';
  return by.length > 0
    ? byCards(state, step, isTakingDown(state) ? place : undefined)
    : (whyNoBuildOf(state, worker) ?? place);
}

function whyNotForce(state: State, step: ForceStep): WhyNotCode {
  const { figure, to } = step;
  if (squareOf(state, figure) === OFF) return 'not-on-map';
  if (isAsleep(state, figure)) return 'asleep';
  return byCards(state, step, whyNotForcedTo(state, to));
}
