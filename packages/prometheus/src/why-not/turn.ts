import { awakeEffect } from '../abilities.ts';
import { artOfWar, deadCards, holdsCard, openCards } from '../cards.ts';
import type { AreaId } from '../data/area-ids.ts';
import { AREA_IDS } from '../data/area-ids.ts';
import { AREAS } from '../data/areas.ts';
import { CONSTANTS } from '../data/scenario.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { crowdAt, findUnit, isFull, isHeld, unitsIn } from '../field.ts';
import { distance } from '../geometry.ts';
import { countOf } from '../pile.ts';
import { sees } from '../sight.ts';
import type { State, UnitState } from '../state.ts';
import type { Mode, Step } from '../step.ts';
import type { WhyNotCode } from './code.ts';
import { hasComplexAction } from './complex.ts';

/** Deployment areas with room for a unit. */
export const deployAreas = (state: State, { side }: UnitState): readonly AreaId[] =>
  AREA_IDS.filter((area) => AREAS[area].zone === side && !isFull(state, area));

/** Why a unit cannot be activated in this way, cards aside. */
export function whyNotActivate(
  state: State,
  unit: UnitState | undefined,
  mode: Mode,
): WhyNotCode | undefined {
  return whyNotChosen(state, unit) ?? whyNotMode(state, unit!, mode);
}

function whyNotChosen({ turn }: State, unit: UnitState | undefined): WhyNotCode | undefined {
  if (unit === undefined) return 'not-in-play';
  if (unit.seat !== turn.seat) return 'not-your-unit';
  if (unit.isOut) return 'unit-out';
  return turn.activated.includes(unit.id) ? 'already-activated' : undefined;
}

function whyNotMode(state: State, unit: UnitState, mode: Mode): WhyNotCode | undefined {
  if (unit.area === null) {
    if (mode === 'simple') return 'in-reserve';
    return deployAreas(state, unit).length === 0 ? 'no-room-to-enter' : undefined;
  }
  if (mode === 'simple') return undefined;
  return isHeld(unit) || !hasComplexAction(state, unit) ? 'no-complex-action' : undefined;
}

export function whyNotAct(
  state: State,
  { unit: id, mode }: Extract<Step, { kind: 'act' }>,
): WhyNotCode | undefined {
  const { turn } = state;
  if (turn.isManoeuvrePaid) return 'must-use-payment';
  if (turn.phase !== 'start' && !turn.isSecondPaid)
    return turn.phase === 'end' ? 'no-more-activations' : 'no-art-of-war';
  const unit = findUnit(state, id);
  return (
    whyNotChosen(state, unit) ??
    (holdsCard(state, turn.seat, id) ? undefined : 'no-card') ??
    whyNotMode(state, unit!, mode)
  );
}

/** Whether a seat has somebody to activate. */
function canActivateSomebody(state: State): boolean {
  return unitsIn(state).some(
    (unit) =>
      holdsCard(state, state.turn.seat, unit.id) &&
      whyNotActivate(state, unit, unit.area === null ? 'complex' : 'simple') === undefined,
  );
}

export function whyNotSecond(state: State): WhyNotCode | undefined {
  const { turn } = state;
  if (turn.isManoeuvrePaid) return 'must-use-payment';
  if (turn.phase !== 'between' || turn.isSecondPaid || turn.activated.length >= CONSTANTS.maxActivations)
    return 'no-more-activations';
  if (artOfWar(state, turn.seat) === 0) return 'no-art-of-war';
  return canActivateSomebody(state) ? undefined : 'nobody-to-activate';
}

export function whyNotLeader(
  state: State,
  { unit: id, mode }: Extract<Step, { kind: 'leader' }>,
): WhyNotCode | undefined {
  const { turn } = state;
  if (turn.isManoeuvrePaid) return 'must-use-payment';
  if (turn.isSecondPaid) return 'must-activate';
  const leader = turn.leader === null ? undefined : findUnit(state, turn.leader);
  if (turn.phase !== 'between' || leader === undefined || leader.area === null) return 'no-leader';
  const effect = awakeEffect(state, leader, 'activateTroop');
  if (effect === undefined) return 'no-leader';
  const unit = findUnit(state, id);
  const code = whyNotActivate(state, unit, mode);
  if (code !== undefined) return code;
  if (UNITS[id].class !== 'troop') return 'not-a-troop';
  const area = unit?.area ?? null;
  if (area === null || distance(leader.area, area) > effect.within || !sees(state, leader.area, area))
    return 'too-far-from-leader';
  return leaderCard(state, id, effect.card) === undefined ? 'no-card' : undefined;
}

/** Where a troop's card is taken from when a leader calls: the deck if it is there, for a hand is worth more. */
export function leaderCard(
  state: State,
  id: UnitId,
  sources: readonly ('hand' | 'deck')[],
): 'hand' | 'deck' | undefined {
  const cards = openCards(state, state.turn.seat);
  return sources.toSorted().find((source) => cards[source].includes(id));
}

export function whyNotPass({ turn }: State): WhyNotCode | undefined {
  if (turn.isManoeuvrePaid) return 'must-use-payment';
  return turn.phase === 'start' ? undefined : 'not-asked';
}

export function whyNotDone({ turn }: State): WhyNotCode | undefined {
  if (turn.isManoeuvrePaid) return 'must-use-payment';
  if (turn.isSecondPaid) return 'must-activate';
  return turn.phase === 'start' ? 'must-activate' : undefined;
}

/** Why nothing can be paid for a manoeuvre now. */
function whyNotManoeuvre(state: State): WhyNotCode | undefined {
  const { turn } = state;
  if (turn.isSecondPaid) return 'must-activate';
  return turn.isManoeuvrePaid || artOfWar(state, turn.seat) > 0 ? undefined : 'no-art-of-war';
}

export function whyNotDrawTwo(state: State): WhyNotCode | undefined {
  return state.turn.hasDrawnTwo ? 'already-drawn-two' : whyNotManoeuvre(state);
}

export function whyNotSearch(
  state: State,
  { card }: Extract<Step, { kind: 'search' }>,
): WhyNotCode | undefined {
  if (card === undefined) return 'card-missing';
  if (state.turn.hasSearched) return 'already-searched';
  if (!openCards(state, state.turn.seat).deck.includes(card)) return 'not-in-deck';
  return whyNotManoeuvre(state);
}

export function whyNotRecall(
  state: State,
  { unit: id, area }: Extract<Step, { kind: 'recall' }>,
): WhyNotCode | undefined {
  const { turn } = state;
  if (turn.phase === 'start') return 'must-activate';
  if (turn.hasRecalled) return 'already-recalled';
  const unit = findUnit(state, id);
  if (unit === undefined) return 'not-in-play';
  if (unit.seat !== turn.seat) return 'not-your-unit';
  if (UNITS[id].class !== 'troop') return 'not-a-troop';
  if (!isRecallArea(state, unit, area)) return 'no-recall-area';
  const others = crowdAt(state, area) - (unit.area === area ? 1 : 0);
  if (others >= AREAS[area].cap) return 'area-full';
  return whyNotManoeuvre(state);
}

/** Its own deployment areas, and where gods of its seat stand. */
export function isRecallArea(state: State, { seat, side }: UnitState, area: AreaId): boolean {
  if (AREAS[area].zone === side) return true;
  for (const god of state.units)
    if (god !== null && god.area === area && god.seat === seat && UNITS[god.id].class === 'god') return true;
  return false;
}

export function whyNotPay(state: State, { cards }: Extract<Step, { kind: 'pay' }>): WhyNotCode | undefined {
  const { turn } = state;
  if (turn.isManoeuvrePaid) return 'must-use-payment';
  if (turn.isSecondPaid) return 'must-activate';
  const dead = deadCards(state, turn.seat);
  const [one, other] = cards;
  if (!dead.includes(one) || !dead.includes(other) || (one === other && countOf(dead, one) < 2))
    return 'not-dead-cards';
  return hasManoeuvre({ ...state, turn: { ...turn, isManoeuvrePaid: true } }) ? undefined : 'no-manoeuvre';
}

/** Whether something is left that two dead cards can pay. */
function hasManoeuvre(state: State): boolean {
  const { turn, activation } = state;
  if (!turn.hasDrawnTwo) return true;
  if (!turn.hasSearched && openCards(state, turn.seat).deck.length > 0) return true;
  if (activation !== null) return false;
  return unitsIn(state).some((unit) =>
    AREA_IDS.some((area) => whyNotRecall(state, { kind: 'recall', unit: unit.id, area }) === undefined),
  );
}
