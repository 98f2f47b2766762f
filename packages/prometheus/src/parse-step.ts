import { type Check, type Fields, oneOf, parseFields, type Result, whole } from '@thera/table';
import { AREA_IDS } from './data/area-ids.ts';
import { CARD_IDS } from './data/cards.ts';
import { FACES } from './data/faces.ts';
import { POWER_IDS } from './data/power-ids.ts';
import { CONSTANTS } from './data/scenario.ts';
import { UNIT_IDS } from './data/units.ts';
import type { Step, StepKind } from './step.ts';

const unit = oneOf(UNIT_IDS);
const area = oneOf(AREA_IDS);
const card = oneOf(CARD_IDS);
const mode = oneOf(['simple', 'complex']);
const stones = whole(1, CONSTANTS.stones);
const die = whole(0, 2 * CONSTANTS.diceFaces.length);
const dice: Check = (value) =>
  Array.isArray(value) && value.length <= CONSTANTS.statCap && value.every((face) => die(face));
const pair: Check = (value) => Array.isArray(value) && value.length === 2 && value.every((one) => unit(one));

const NOTHING: Fields = { has: {} };
const UNIT: Fields = { has: { unit } };
const AREA: Fields = { has: { area } };
const TARGET: Fields = { has: { target: unit } };
const TO: Fields = { has: { to: area } };

/** What each kind of step has, and what it may have besides. */
const FIELDS: Readonly<Record<StepKind, Fields>> = {
  draft: UNIT,
  stop: NOTHING,
  place: { has: { unit, area } },
  token: { has: { area }, may: { face: oneOf(FACES) } },
  pass: NOTHING,
  draw2: NOTHING,
  search: { has: {}, may: { card } },
  pay: { has: { cards: pair } },
  act: { has: { unit, mode } },
  second: NOTHING,
  leader: { has: { unit, mode } },
  recall: { has: { unit, area } },
  done: NOTHING,
  power: { has: { power: oneOf(POWER_IDS) }, may: { unit, area, stones } },
  walk: TO,
  run: TO,
  cautious: TO,
  fly: TO,
  exit: NOTHING,
  deploy: AREA,
  attack: { has: { target: unit }, may: { prop: oneOf([true]), stones } },
  aerial: TARGET,
  calm: NOTHING,
  claim: AREA,
  enrage: NOTHING,
  free: UNIT,
  drop: NOTHING,
  absorb: { has: {}, may: { from: unit } },
  end: NOTHING,
  guard: UNIT,
  evade: NOTHING,
  initiative: NOTHING,
  retaliate: NOTHING,
  spring: NOTHING,
  no: NOTHING,
  retarget: TARGET,
  next: TARGET,
  discard: { has: { card } },
  push: AREA,
  bloodlust: AREA,
  slay: { has: { dice } },
  throw: AREA,
  boost: { has: { from: die, to: die } },
  reroll: { has: { fives: whole(0, CONSTANTS.statCap) } },
  strike: NOTHING,
  auto: NOTHING,
};

/** A step from outside, with nothing in it but what its kind has. */
export const parseStep = (input: unknown): Result<Step, 'bad-step'> => parseFields<Step>(input, FIELDS);
