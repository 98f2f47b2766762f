import type { Seat } from '@thera/table';
import { artOfWar, handOf, openCards } from '../cards.ts';
import { afterStep } from '../choices.ts';
import { isUnitCard } from '../data/cards.ts';
import { UNIT_IDS, UNITS, type UnitId } from '../data/units.ts';
import { unitsIn } from '../field.ts';
import { turnSteps } from '../options/turn.ts';
import { kindsIn } from '../pile.ts';
import type { State, View } from '../state.ts';
import type { Mode, Step } from '../step.ts';
import { whyNot } from '../why-not/why-not.ts';
import { closing } from './closing.ts';
import { placeOfUnit } from './figures.ts';
import { type Eyes, judge } from './judgement.ts';
import { type Plan, plansAfter, plansOn } from './plans.ts';
import { Scales, type Thinking } from './weigh.ts';
import { WORTH } from './weights.ts';

/** Steps that may be taken now, and what they are worth, less what must be gained before they are worth their price. */
export interface Candidate {
  readonly steps: readonly Step[];
  readonly value: number;
}

const MODES: readonly Mode[] = ['simple', 'complex'];

/** By how much plans must gain before a card is worth them. */
const ANYTHING = 1;
const CALLED = 4;
const RECALLED = 3;
/** The gain that an Art of War must bring, by how many there are. */
const SECOND_GAIN = [0, 16, 9, 4];
const SEARCH_GAIN = [0, 22, 22, 8];
/** So few cards, with so much Art of War to spare. */
const DRAW_TWO = { cards: 2, artOfWar: 4 };
const RECALL_ART_OF_WAR = 3;
const GOD = 100;
/** Cards of units worth more than this are looked for. */
const SOUGHT = 30;

/** Who decides games comes first. */
const IMPORTANCE: Readonly<Record<UnitId, number>> = Object.fromEntries(
  UNIT_IDS.map((id, place) => [id, UNITS[id].class === 'god' ? GOD : WORTH[place]!]),
) as Readonly<Record<UnitId, number>>;

const gainFor = (list: readonly number[], count: number): number => list[Math.min(count, list.length - 1)]!;

/** Everything worth a thought in a turn or an activation, the best first; never nothing. */
export function candidatesFor(view: View, seat: Seat, thinking: Thinking): readonly Candidate[] {
  const found =
    view.ask?.kind === 'activation' ? inActivation(view, seat, thinking) : inTurn(view, seat, thinking);
  return found.sort((one, other) => other.value - one.value);
}

/** The rest of an activation. */
function inActivation(view: View, seat: Seat, thinking: Thinking): Candidate[] {
  return ranked(plansOn(view), new Scales(view, seat, thinking)).map(({ steps, value }) => ({
    steps: steps.length === 0 ? [closing(view)] : steps,
    value,
  }));
}

function inTurn(view: View, seat: Seat, thinking: Thinking): Candidate[] {
  switch (view.turn.phase) {
    case 'start':
      return firstActivations(view, seat, thinking);
    case 'between':
      return view.turn.isSecondPaid
        ? ranked(plansByHand(view, seat, thinking), new Scales(view, seat, thinking))
        : secondActivations(view, seat, thinking);
    case 'end':
      return [endOfTurn(view, new Scales(view, seat, thinking).eyes)];
  }
}

function ranked(plans: readonly Plan[], scales: Scales, bound?: number): Candidate[] {
  return scales.weighAll(plans, bound).map(({ plan, value }) => ({ steps: plan.steps, value }));
}

function plansByHand(view: View, seat: Seat, thinking: Thinking): readonly Plan[] {
  return weightiest(kindsIn(handOf(view, seat)).filter(isUnitCard), thinking).flatMap((card) =>
    plansOf(view, 'act', card),
  );
}

function weightiest(units: readonly UnitId[], { units: most }: Thinking): readonly UnitId[] {
  return most === undefined || units.length <= most
    ? units
    : units.toSorted((one, other) => IMPORTANCE[other] - IMPORTANCE[one]).slice(0, most);
}

function plansOf(view: View, kind: 'act' | 'leader', unit: UnitId): readonly Plan[] {
  return MODES.flatMap((mode) => {
    const step: Step = kind === 'act' ? { kind, unit, mode } : { kind, unit, mode };
    return whyNot(view, step) === undefined ? plansAfter(view, [step]) : [];
  });
}

function firstActivations(view: View, seat: Seat, thinking: Thinking): Candidate[] {
  const scales = new Scales(view, seat, thinking);
  const found: Candidate[] = [
    { steps: [{ kind: 'pass' }], value: scales.base + ANYTHING },
    ...ranked(plansByHand(view, seat, thinking), scales),
  ];
  found.push(...searches(view, seat, thinking, highest(found)!.value));
  if (wantsCards(view, seat)) {
    const { value } = highest(found)!;
    found.push({ steps: [{ kind: 'draw2' }], value: value + ANYTHING });
  }
  return found;
}

/** Cards from the deck, and the best that could be done with each; what is far worse than in hand is not weighed long. */
function searches(view: View, seat: Seat, thinking: Thinking, inHand: number): readonly Candidate[] {
  const price = gainFor(SEARCH_GAIN, artOfWar(view, seat));
  return weightiest(soughtCards(view, seat), thinking).flatMap((card) => {
    const step: Step = { kind: 'search', card };
    if (whyNot(view, step) !== undefined) return [];
    const after = afterStep(view, step);
    const plans = ranked(plansOf(after, 'act', card), new Scales(after, seat, thinking), inHand + price);
    const best = highest(plans);
    return best === undefined ? [] : [{ steps: [step, ...best.steps], value: best.value - price }];
  });
}

function soughtCards(view: View, seat: Seat): readonly UnitId[] {
  if (artOfWar(view, seat) === 0) return [];
  const { hand, deck } = openCards(view, seat);
  return unitsIn(view)
    .filter(
      ({ id, area, isOut }) =>
        !isOut && !hand.includes(id) && deck.includes(id) && isSought(id, area !== null),
    )
    .map(({ id }) => id);
}

const isSought = (id: UnitId, isPresent: boolean): boolean =>
  UNITS[id].class === 'god' || (isPresent && WORTH[placeOfUnit(id)]! > SOUGHT);

function wantsCards(view: View, seat: Seat): boolean {
  const cards = handOf(view, seat).filter(isUnitCard).length;
  return (
    cards <= DRAW_TWO.cards &&
    artOfWar(view, seat) >= DRAW_TWO.artOfWar &&
    whyNot(view, { kind: 'draw2' }) === undefined
  );
}

/** A troop that a leader calls, somebody else for an Art of War, or the end. */
function secondActivations(view: View, seat: Seat, thinking: Thinking): Candidate[] {
  const scales = new Scales(view, seat, thinking);
  const troops = unitsIn(view).filter((unit) => unit.seat === seat && UNITS[unit.id].class === 'troop');
  const called = troops.flatMap(({ id }) => plansOf(view, 'leader', id));
  const found: Candidate[] = [endOfTurn(view, scales.eyes), ...priced(ranked(called, scales), [], CALLED)];
  const second: Step = { kind: 'second' };
  if (whyNot(view, second) !== undefined) return found;
  const after = afterStep(view, second);
  const price = gainFor(SECOND_GAIN, artOfWar(view, seat));
  const others = ranked(
    plansByHand(after, seat, thinking),
    new Scales(after, seat, thinking),
    found[0]!.value + price,
  );
  return [...found, ...priced(others, [second], price)];
}

const priced = (
  candidates: readonly Candidate[],
  before: readonly Step[],
  price: number,
): readonly Candidate[] =>
  candidates.map(({ steps, value }) => ({ steps: [...before, ...steps], value: value - price }));

/** A troop comes back where that gains enough; then the turn is over. */
function endOfTurn(view: View, eyes: Eyes): Candidate {
  const base = judge(view, eyes);
  let best: Candidate = { steps: [{ kind: 'done' }], value: base };
  if (artOfWar(view, eyes.seat) < RECALL_ART_OF_WAR || view.turn.hasRecalled) return best;
  for (const step of turnSteps(view)) {
    if (step.kind !== 'recall' || !needsRecall(view, step.unit) || whyNot(view, step) !== undefined) continue;
    const value = judge(afterStep(view, step), eyes) - RECALLED;
    if (value > best.value) best = { steps: [step], value };
  }
  return best;
}

const needsRecall = (state: State, id: UnitId): boolean =>
  unitsIn(state).some((unit) => unit.id === id && (unit.area === null || unit.vit <= 1));

function highest(candidates: readonly Candidate[]): Candidate | undefined {
  let best: Candidate | undefined;
  for (const candidate of candidates)
    if (best === undefined || candidate.value > best.value) best = candidate;
  return best;
}
