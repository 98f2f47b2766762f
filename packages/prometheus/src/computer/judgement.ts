import type { Seat } from '@thera/table';
import { type CardId, isUnitCard } from '../data/cards.ts';
import { SIDES, type Side } from '../data/sides.ts';
import { UNITS } from '../data/units.ts';
import { findUnit } from '../field.ts';
import type { State } from '../state.ts';
import { dangerTo, risk } from './danger.ts';
import { CALMERS, CLASS_OF, FULL_VIT, HOUND, LEAVERS, movementAt } from './figures.ts';
import { NEIGHBOURS, stepsBetween } from './ground.ts';
import { NOWHERE, Survey } from './survey.ts';
import { usefulness } from './usefulness.ts';
import { canLeave, Ways } from './ways.ts';
import { type Weights, WORTH } from './weights.ts';

/** Who judges a state, and who has just acted: the other side is next. */
export interface Eyes {
  readonly seat: Seat;
  readonly side: Side;
  readonly mover: Side;
  readonly weights: Weights;
}

const SURVEY = new Survey();
const WAYS = new Ways();

/** What a state is worth to a side, in points. */
export function judge(state: State, eyes: Eyes): number {
  const sign = eyes.side === 'blue' ? 1 : -1;
  if (state.ending !== null) return verdict(state, eyes);
  const survey = SURVEY.read(state);
  const { weights } = eyes;
  const mover = SIDES.indexOf(eyes.mover);
  let value = pointAt(weights.rage, state.rage) + state.tokens.length * weights.token;
  value += standingOf(survey, 0, { weights, mover }) - standingOf(survey, 1, { weights, mover });
  value += opportunities(state, survey, { weights, mover });
  return sign * value + handValue(state, eyes);
}

function verdict({ ending }: State, { side, weights }: Eyes): number {
  if (ending!.winner === null) return 0;
  return ending!.winner === side ? weights.won : -weights.won;
}

interface Standing {
  readonly weights: Weights;
  readonly mover: number;
}

/** All units of a side: what they are, where they are, and what threatens them. */
function standingOf(survey: Survey, side: number, { weights, mover }: Standing): number {
  if (side === 0) WAYS.toHound(survey);
  else WAYS.toExits(survey);
  let value = 0;
  let best = NO_PROGRESS;
  let second = NO_PROGRESS;
  for (let unit = 0; unit < survey.side.length; unit++) {
    if (survey.side[unit] !== side) continue;
    if (CLASS_OF[unit] !== 'god') {
      value += unitValue(survey, unit, weights);
      continue;
    }
    value += godValue(survey, unit, { weights, mover });
    const progress = side === 0 ? progressToHound(survey, unit, weights) : progressOut(survey, unit, weights);
    if (progress > best) {
      second = best;
      best = progress;
    } else if (progress > second) second = progress;
  }
  return value + best + (side === 0 ? weights.secondCalmer : weights.secondLeaver) * second;
}

/** Worse than any progress. */
const NO_PROGRESS = -99;

/** A god's vitality, less the danger that it is in; what is past counts less. */
function godValue(survey: Survey, unit: number, { weights, mover }: Standing): number {
  const vit = survey.vit[unit]!;
  if (survey.at[unit] === NOWHERE) return 0;
  const wounds = dangerTo(survey, unit) * (survey.side[unit] === mover ? 1 : weights.pastDanger);
  const danger = wounds * weights.danger * (12 / (vit + 4)) + risk(wounds, vit) * weights.mortalDanger;
  return weights.god * Math.sqrt(vit / FULL_VIT[unit]!) - danger;
}

function progressOut(survey: Survey, unit: number, weights: Weights): number {
  const area = survey.at[unit]!;
  if (area === NOWHERE) return NO_PROGRESS;
  let progress = pointBetween(weights.wayOut, WAYS.lengths[area]! + 1);
  if (survey.isBlocked(unit)) progress -= 14;
  if (survey.isHeld[unit] === 1) progress -= 12;
  return progress * (0.55 + 0.45 * Math.min(1, survey.vit[unit]! / 6));
}

function progressToHound(survey: Survey, unit: number, weights: Weights): number {
  const area = survey.at[unit]!;
  if (area === NOWHERE) return NO_PROGRESS;
  const progress =
    pointBetween(weights.wayToHound, WAYS.lengths[area]!) - (survey.isHeld[unit] === 1 ? 8 : 0);
  return progress * (0.5 + 0.5 * Math.min(1, survey.vit[unit]! / 6));
}

/** A unit that is no god: in part for living, in part for its vitality. */
function unitValue(survey: Survey, unit: number, weights: Weights): number {
  const worth = WORTH[unit]!;
  if (survey.at[unit] === NOWHERE) return worth * weights.waiting[CLASS_OF[unit] === 'troop' ? 0 : 1];
  const value =
    worth * (0.45 + 0.55 * (survey.vit[unit]! / FULL_VIT[unit]!)) -
    (survey.isHeld[unit] === 1 ? weights.held : 0);
  if (unit !== HOUND) return value + usefulness(survey, unit);
  return value - weights.houndInDanger * risk(dangerTo(survey, unit), survey.vit[unit]!);
}

/** What can be done at once, and stones near the hound; from BLUE's side. */
function opportunities(state: State, survey: Survey, { weights, mover }: Standing): number {
  const hound = survey.at[HOUND]!;
  let value = 0;
  for (const leaver of LEAVERS) if (canLeave(survey, leaver)) value -= weights.canLeave[mover === 0 ? 0 : 1]!;
  if (hound === NOWHERE) return value;
  for (const calmer of CALMERS)
    if (canCalmNow(state, survey, calmer))
      value += weights.canCalm[mover === 1 ? 0 : 1]! * (state.rage === 1 ? 1.5 : 0.7);
  if (survey.stones[hound]! > 0) value -= weights.stoneAtHound;
  for (const neighbour of NEIGHBOURS[hound]!)
    if (survey.stones[neighbour]! > 0) value -= weights.stoneNearHound;
  return value;
}

function canCalmNow({ rage }: State, survey: Survey, calmer: number): boolean {
  const area = survey.at[calmer]!;
  if (area === NOWHERE || survey.isHeld[calmer] === 1 || rage > 2) return false;
  return stepsBetween(area, survey.at[HOUND]!) <= movementAt(calmer, survey.vit[calmer]!);
}

/** What the own hand is worth. */
function handValue(state: State, { seat, weights }: Pick<Eyes, 'seat' | 'weights'>): number {
  const { cards } = state.seats[seat]!;
  if (cards.kind === 'hidden') return 0;
  let artOfWar = 0;
  let value = 0;
  let gods = 0;
  let last: CardId | undefined;
  for (const card of cards.hand) {
    if (card !== last) gods = 0;
    last = card;
    if (!isUnitCard(card)) artOfWar += 1;
    else if (findUnit(state, card)?.isOut !== false) value += 1;
    else if (UNITS[card].class === 'god') value += gods++ < 2 ? weights.godCard + 1 : 1;
    else value += weights.card;
  }
  return value + weights.artOfWar * Math.min(4, artOfWar) + weights.moreArtOfWar * Math.max(0, artOfWar - 4);
}

/** What a card is worth, for those who must give one away. */
export function cardWorth(state: State, card: CardId): number {
  if (!isUnitCard(card)) return 7;
  if (findUnit(state, card)?.isOut !== false) return 1;
  return UNITS[card].class === 'god' ? 6 : 3;
}

/** The value for a count; beyond the list its last. */
const pointAt = (list: readonly number[], count: number): number => list[Math.min(count, list.length - 1)]!;

/** The value between two counts. */
function pointBetween(list: readonly number[], length: number): number {
  const whole = Math.min(Math.floor(length), list.length - 1);
  const next = Math.min(whole + 1, list.length - 1);
  return list[whole]! + (list[next]! - list[whole]!) * Math.min(1, length - whole);
}
