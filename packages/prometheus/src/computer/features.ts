import { isUnitCard } from '../data/cards.ts';
import { PARTS } from '../data/scenario.ts';
import type { Side } from '../data/sides.ts';
import { TABLE_IDS, TABLES } from '../data/tables.ts';
import { UNITS } from '../data/units.ts';
import type { State } from '../state.ts';
import { dangerTo, risk } from './danger.ts';
import { FeatureWriter } from './feature-writer.ts';
import { CALMERS, CLASS_OF, FULL_VIT, HOUND, LEAVERS, movementAt } from './figures.ts';
import { IS_OLYMPUS, NEIGHBOURS, stepsBetween } from './ground.ts';
import { NOWHERE, Survey } from './survey.ts';
import { threatsOf } from './threats.ts';
import { usefulness } from './usefulness.ts';
import { canLeave, Ways } from './ways.ts';
import { WORTH } from './weights.ts';

/** Where a number is told apart; between two of these it counts as a part of both. */
const RAGES = [1, 2, 3, 4, 5, 6];
const WAYS_OUT = [1, 2, 3, 4, 5, 6, 7, 8, 10];
const WAYS_TO_HOUND = [0, 1, 2, 3, 4, 5, 6, 8];
const VITALITIES = [1, 3, 5, 7, 10, 13, 16];
const HANDS = [0, 1, 2, 3, 4, 6];
const CHANCES = [0, 0.05, 0.2, 0.5, 1];

const SURVEY = new Survey();
const WAYS = new Ways();

/** What there is to see of a state at the beginning of a turn, as numbers, for whoever guesses who will win. */
export function featuresOf(state: State, mover: Side): readonly number[] {
  const survey = SURVEY.read(state);
  const writer = new FeatureWriter();
  const isRedNext = mover === 'blue';
  writer.one(1);
  writer.one(isRedNext ? 1 : 0);
  writer.spread(RAGES, state.rage);
  writeLeavers(writer, survey, isRedNext);
  writeCalmers(writer, survey, state, !isRedNext);
  for (const side of [0, 1] as const) writeSide(writer, survey, side, (side === 0) !== isRedNext);
  writer.one(state.tokens.length / 12);
  writeHound(writer, survey);
  for (const side of ['blue', 'red'] as const) writeHands(writer, state, side);
  for (const id of TABLE_IDS) writer.one(state.setup.table === id ? 1 : 0);
  writeThreats(writer, state, survey);
  writeMaps(writer, survey);
  return writer.values;
}

/** Shorter way first. */
function lengthsOf(survey: Survey, units: readonly number[]): readonly [near: number, far: number] {
  const lengths = units
    .map((unit) => (survey.at[unit] === NOWHERE ? 99 : WAYS.lengths[survey.at[unit]!]!))
    .sort((one, other) => one - other);
  return [lengths[0]!, lengths.at(-1)!];
}

function writeLeavers(writer: FeatureWriter, survey: Survey, isNext: boolean): void {
  WAYS.toExits(survey);
  const [near, far] = lengthsOf(survey, LEAVERS);
  for (const now of [true, false]) writer.spread(WAYS_OUT, now === isNext ? near + 1 : 99);
  writer.spread(WAYS_OUT, far + 1);
  const ready = LEAVERS.filter((unit) => canLeave(survey, unit)).length;
  writer.one(isNext ? ready : 0);
  writer.one(isNext ? 0 : ready);
  writer.one(LEAVERS.filter((unit) => survey.at[unit] !== NOWHERE && survey.isBlocked(unit)).length);
  writer.one(LEAVERS.filter((unit) => survey.isHeld[unit] === 1).length);
}

function writeCalmers(writer: FeatureWriter, survey: Survey, { rage }: State, isNext: boolean): void {
  WAYS.toHound(survey);
  const [near, far] = lengthsOf(survey, CALMERS);
  for (const now of [true, false]) writer.spread(WAYS_TO_HOUND, now === isNext ? near : 99);
  writer.spread(WAYS_TO_HOUND, far);
  const hound = survey.at[HOUND]!;
  const ready = CALMERS.filter(
    (unit) =>
      survey.at[unit] !== NOWHERE &&
      survey.isHeld[unit] === 0 &&
      stepsBetween(survey.at[unit]!, hound) <= movementAt(unit, survey.vit[unit]!),
  ).length;
  for (const left of [1, 2]) writer.one(rage === left ? ready : 0);
  writer.one(rage === 1 && isNext ? ready : 0);
  writer.one(CALMERS.filter((unit) => survey.isHeld[unit] === 1).length);
}

/** Gods and others of a side: what is left of them, and what threatens. */
function writeSide(writer: FeatureWriter, survey: Survey, side: number, isNext: boolean): void {
  let weakest = 99;
  let vitality = 0;
  let wounds = 0;
  let danger = 0;
  let alive = 0;
  let whole = 0;
  let reserve = 0;
  let useful = 0;
  let held = 0;
  for (let unit = 0; unit < survey.side.length; unit++) {
    if (survey.side[unit] !== side) continue;
    const vit = survey.vit[unit]!;
    if (survey.at[unit] === NOWHERE) reserve += WORTH[unit]!;
    else if (CLASS_OF[unit] === 'god') {
      const threat = dangerTo(survey, unit);
      weakest = Math.min(weakest, vit);
      vitality += Math.sqrt(vit / FULL_VIT[unit]!);
      wounds += threat * (12 / (vit + 4));
      danger += risk(threat, vit);
    } else {
      alive += WORTH[unit]!;
      whole += (WORTH[unit]! * vit) / FULL_VIT[unit]!;
      if (unit !== HOUND) useful += usefulness(survey, unit);
      held += survey.isHeld[unit]!;
    }
  }
  writer.spread(VITALITIES, weakest);
  for (const value of [vitality, alive / 100, whole / 100, reserve / 100, useful / 50, held])
    writer.one(value);
  for (const now of [true, false]) {
    writer.one(now === isNext ? wounds / 5 : 0);
    writer.one(now === isNext ? danger : 0);
  }
}

function writeHound(writer: FeatureWriter, survey: Survey): void {
  const hound = survey.at[HOUND]!;
  const vit = survey.vit[HOUND]!;
  writer.one(vit / FULL_VIT[HOUND]!);
  writer.one(hound === NOWHERE ? 0 : risk(dangerTo(survey, HOUND), vit));
  writer.one(hound === NOWHERE ? 0 : Math.min(2, survey.stones[hound]!));
  writer.one(hound === NOWHERE ? 0 : NEIGHBOURS[hound]!.filter((place) => survey.stones[place]! > 0).length);
  writer.one(survey.present.filter((unit) => survey.side[unit] === 1 && survey.hasStone[unit] === 1).length);
}

function writeHands(writer: FeatureWriter, { seats }: State, side: Side): void {
  let artOfWar = 0;
  let decisive = 0;
  let others = 0;
  for (const seat of seats) {
    if (seat.side !== side || seat.cards.kind === 'hidden') continue;
    for (const card of seat.cards.hand)
      if (!isUnitCard(card)) artOfWar += 1;
      else if (UNITS[card].class === 'god' || card === PARTS.hound) decisive += 1;
      else others += 1;
  }
  writer.spread(HANDS, artOfWar);
  writer.spread(HANDS, decisive);
  writer.one(others / 5);
}

/** How the seat to move, and the one after it, could win at once. */
function writeThreats(writer: FeatureWriter, state: State, survey: Survey): void {
  const { turnOrder } = TABLES[state.setup.table];
  const { number, seat } = state.turn;
  for (const one of [seat, turnOrder[number % turnOrder.length]!]) {
    const isBlue = state.seats[one]!.side === 'blue';
    const { leave, leaveOverTokens, calm, kill, killHound } = threatsOf(state, survey, one);
    writer.one(leave);
    writer.one(leaveOverTokens);
    writer.one(calm);
    writer.one(killHound);
    writer.spread(CHANCES, isBlue ? kill : 0);
    writer.spread(CHANCES, isBlue ? 0 : kill);
  }
}

/** What each side has on each map. */
function writeMaps(writer: FeatureWriter, survey: Survey): void {
  const sums = [0, 0, 0, 0];
  const counts = [0, 0, 0, 0];
  for (const unit of survey.present) {
    if (CLASS_OF[unit] === 'god' || unit === HOUND) continue;
    const at = survey.side[unit]! * 2 + (IS_OLYMPUS[survey.at[unit]!] ? 1 : 0);
    sums[at]! += (WORTH[unit]! * survey.vit[unit]!) / FULL_VIT[unit]!;
    counts[at]! += 1;
  }
  for (const sum of sums) writer.one(sum / 100);
  for (const count of counts) writer.one(count / 4);
}
