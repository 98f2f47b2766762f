import { type ActiveCard, activeCards, powerOf } from './active.ts';
import { answersTo } from './answers.ts';
import { plainBuilds } from './building.ts';
import type { CardId } from './card.ts';
import { type Worker, workersToMove } from './crew.ts';
import { type Climb, plainMoves, USUAL_CLIMB } from './entering.ts';
import { isAsleep } from './field.ts';
import { stepKey } from './parse-step.ts';
import type { Power } from './power.ts';
import { ruleBuilds, ruleSteps } from './rules/index.ts';
import { selections } from './selecting.ts';
import type { State } from './state.ts';
import type { BuildStep, MoveStep, Step, TakeStep } from './step.ts';

/**
 * The steps that may come next, as the rules allow them one by one. Some lead nowhere, such as a move after which
 * nothing can be built; `choices.ts` leaves those out.
 */
export function optionsOf(state: State): readonly Step[] {
  const { ending, asks, chances, turn } = state;
  if (ending !== null || chances.length > 0) return [];
  const [ask] = asks;
  if (ask !== undefined) return answersTo(state, ask);
  const cards = activeCards(state);
  switch (turn.phase) {
    case 'start':
      return [
        ...endings(state),
        ...actions(state, cards),
        ...firstMoves(state, cards),
        ...whenever(state, cards),
        ...drops(state),
      ];
    case 'before':
      return [...firstMoves(state, cards), ...whenever(state, cards)];
    case 'moved':
      return [...afterMove(state, cards), ...builds(state, cards), ...whenever(state, cards)];
    case 'built':
      return withDone([...afterBuild(state, cards), ...atEnd(state, cards)]);
    case 'special':
      return specialSteps(state, cards, turn.special!, powerOf(turn.special!));
    case 'acted':
      return withDone(atEnd(state, cards));
  }
}

/** Where one may do more, one may also stop. */
const withDone = (steps: readonly Step[]): readonly Step[] =>
  steps.length === 0 ? steps : [...steps, { kind: 'done' }];

/** Marks steps as taken by the power of a card. */
function byCard<S extends Step>(card: CardId, steps: readonly S[]): readonly S[] {
  return steps.map((step) => {
    if (step.kind === 'use') return step;
    const { by = [] } = step as { readonly by?: readonly CardId[] };
    return by.includes(card) ? step : { ...step, by: [card, ...by] };
  });
}

const asked = (
  cards: readonly ActiveCard[],
  ask: (card: ActiveCard) => readonly Step[] | undefined,
): readonly Step[] => cards.flatMap((card) => byCard(card.id, ask(card) ?? []));

/** Before anything was done in a turn the team may stop: with what it has, or without anything. */
function endings({ turn, achieved }: State): readonly Step[] {
  if (turn.isRefused || turn.used.length > 0) return [];
  return [{ kind: achieved.length > 0 ? 'finish' : 'give-up' }];
}

function actions(state: State, cards: readonly ActiveCard[]): readonly Step[] {
  return [
    ...asked(cards, ({ power }) => power.atStart?.(state)),
    ...selections(state),
    ...games(state),
    ...cards.flatMap(({ id, power }) => specialSteps(state, cards, id, power)),
  ];
}

function games({ hasOedipus, gems }: State): readonly Step[] {
  const named = hasOedipus ? gems.map((gem): Step => ({ kind: 'game', gem })) : [];
  return [{ kind: 'game' }, ...named];
}

function firstMoves(state: State, cards: readonly ActiveCard[]): readonly Step[] {
  const { mover } = state.turn;
  const own = mover === null ? workersToMove(state) : [mover];
  const lent = mover === null ? lentWorkers(state, cards, own) : [];
  return [
    ...different(own.flatMap((worker) => asked(cards, ({ power }) => power.beforeMove?.(state, worker)))),
    ...own.flatMap((worker) => [...earlyBuilds(state, cards, worker), ...movesOf(state, cards, worker)]),
    ...lent.flatMap(([worker, card]) => byCard(card, movesOf(state, cards, worker))),
  ];
}

/** What does not depend on the worker is offered once. */
function different(steps: readonly Step[]): readonly Step[] {
  return steps.length < 2 ? steps : [...new Map(steps.map((step) => [stepKey(step), step])).values()];
}

/** Builds that come before the usual one. */
function earlyBuilds(state: State, cards: readonly ActiveCard[], worker: Worker): readonly Step[] {
  return cards.flatMap(({ id, power }) => {
    const allows = power.buildsEarly?.(state, worker);
    return allows === undefined ? [] : byCard(id, buildsOf(state, cards, worker).filter(allows));
  });
}

function lentWorkers(
  state: State,
  cards: readonly ActiveCard[],
  own: readonly Worker[],
): readonly (readonly [Worker, CardId])[] {
  return cards.flatMap(({ id, power }) =>
    (power.workers?.(state) ?? [])
      .filter((worker) => !own.includes(worker))
      .map((worker) => [worker, id] as const),
  );
}

/** Every move that a worker may make, with the powers that allow it. */
export function movesOf(state: State, cards: readonly ActiveCard[], worker: Worker): readonly MoveStep[] {
  if (isAsleep(state, worker)) return [];
  const climbs = climbsOf(state, cards, worker);
  return [
    ...plainMoves(state, worker, climbs),
    ...cards.flatMap(({ id, power }) => byCard(id, power.moves?.(state, worker, climbs) ?? [])),
  ];
}

/** How far a worker may go up: the usual way first, then by gods, and by blessings only if nothing else is enough. */
function climbsOf(state: State, cards: readonly ActiveCard[], worker: Worker): readonly Climb[] {
  if (state.turn.isGrounded && worker === state.turn.mover) return [{ levels: 0, by: [] }];
  const higher = cards.flatMap(({ id, power }) => {
    const levels = power.climb?.(state, worker);
    return levels === undefined ? [] : [{ levels, by: [id] }];
  });
  return [USUAL_CLIMB, ...higher];
}

function afterMove(state: State, cards: readonly ActiveCard[]): readonly Step[] {
  const { mover } = state.turn;
  return [
    ...cards.flatMap(({ id, power }) => {
      const allows = power.movesAgain?.(state);
      return allows === undefined ? [] : byCard(id, movesOf(state, cards, mover!).filter(allows));
    }),
    ...asked(cards, ({ power }) => power.afterMove?.(state)),
    ...earlyBuilds(state, cards, mover!),
    ...ruleSteps(state),
  ];
}

/** Every build that may follow the move. */
function builds(state: State, cards: readonly ActiveCard[]): readonly Step[] {
  return buildsOf(state, cards, state.turn.mover!);
}

/** Every build that a worker may make, with the powers that allow it. */
export function buildsOf(
  state: State,
  cards: readonly ActiveCard[],
  worker: Worker,
): readonly (BuildStep | TakeStep)[] {
  if (isAsleep(state, worker)) return [];
  return [
    ...plainBuilds(state, worker),
    ...ruleBuilds(state, worker),
    ...cards.flatMap(({ id, power }) => byCard(id, power.builds?.(state, worker) ?? [])),
  ];
}

function afterBuild(state: State, cards: readonly ActiveCard[]): readonly Step[] {
  return [
    ...cards.flatMap(({ id, power }) =>
      (power.buildsAgain?.(state) ?? []).flatMap(({ worker, allows }) =>
        byCard(id, buildsOf(state, cards, worker).filter(allows)),
      ),
    ),
    ...cards.flatMap(({ id, power }) =>
      byCard(
        id,
        (power.encores?.(state) ?? []).flatMap((worker) => movesOf(state, cards, worker)),
      ),
    ),
    ...asked(cards, ({ power }) => power.afterBuild?.(state)),
  ];
}

const atEnd = (state: State, cards: readonly ActiveCard[]): readonly Step[] => [
  ...asked(cards, ({ power }) => power.atEnd?.(state)),
  ...whenever(state, cards),
];

/** What blessings allow at any moment. */
const whenever = (state: State, cards: readonly ActiveCard[]): readonly Step[] =>
  asked(cards, ({ power }) => power.anytime?.(state));

/** Before the action blessings may be discarded for nothing; later nobody has to be asked for that. */
const drops = ({ queue }: State): readonly Step[] =>
  queue.flatMap((card) => (card.kind === 'blessing' ? [{ kind: 'drop', blessing: card.blessing }] : []));

/** The next steps of an action that a card puts in the place of Move then Build. */
function specialSteps(
  state: State,
  cards: readonly ActiveCard[],
  card: CardId,
  { special }: Power,
): readonly Step[] {
  if (special === undefined) return [];
  const { movers, builders } = special(state);
  return byCard(card, [
    ...movers.flatMap((worker) => movesOf(state, cards, worker)),
    ...builders.flatMap((worker) => buildsOf(state, cards, worker)),
  ]);
}

/** Whether the action of a card that stands in the place of Move then Build has nothing more to come. */
export function isSpecialOver(state: State): boolean {
  const grant = powerOf(state.turn.special!).special?.(state);
  return grant === undefined || grant.movers.length + grant.builders.length === 0;
}
