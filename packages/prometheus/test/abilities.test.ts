import { expect, test } from 'vitest';
import { isAwake } from '../src/abilities.ts';
import { POWER_IDS, type PowerId } from '../src/data/power-ids.ts';
import { POWERS } from '../src/data/powers.ts';
import { TALENT_IDS, type TalentId } from '../src/data/talent-ids.ts';
import { UNIT_IDS, UNITS, type UnitId } from '../src/data/units.ts';
import { unitIn } from '../src/field.ts';
import { freshActivation } from '../src/fresh.ts';
import type { State } from '../src/state.ts';
import { position } from './positions.ts';

const DRY = 'S14';
const WATER = 'S13';
const RIFT = 'S9';

/** A unit somewhere, as its side has it. */
const standing = (id: UnitId, text: string): State =>
  position({ [UNITS[id].side ?? 'blue']: `${id}@${text}` });

const hasTalent = (state: State, id: UnitId, source: TalentId): boolean =>
  isAwake(state, unitIn(state, id), { kind: 'talent', source });

const hasPower = (state: State, source: PowerId): boolean =>
  isAwake(state, unitIn(state, POWERS[source].unit), { kind: POWERS[source].kind, source });

const inComplex = (state: State, id: UnitId): State => ({
  ...state,
  activation: freshActivation(id, 'complex'),
});

const OWNED = TALENT_IDS.flatMap((talent) =>
  UNIT_IDS.filter((id) => UNITS[id].talents.includes(talent)).map((id) => [talent, id] as const),
);

test.each(OWNED)('%s of %s works on dry land and in a simple activation', (talent, id) => {
  const state = standing(id, DRY);
  expect(hasTalent(state, id, talent)).toBe(true);
  expect(hasTalent({ ...state, activation: freshActivation(id, 'simple') }, id, talent)).toBe(true);
});

test.each(OWNED)('%s of %s is silent in a complex activation, trapped and petrified', (talent, id) => {
  expect(hasTalent(inComplex(standing(id, DRY), id), id, talent)).toBe(false);
  expect(hasTalent(standing(id, `${DRY}!net`), id, talent)).toBe(false);
  expect(hasTalent(standing(id, `${DRY}!petrified`), id, talent)).toBe(false);
});

test.each(OWNED)('%s of %s is silent on water and rift, unless the unit flies', (talent, id) => {
  const flies = UNITS[id].trait === 'flying';
  expect(hasTalent(standing(id, WATER), id, talent)).toBe(flies);
  expect(hasTalent(standing(id, RIFT), id, talent)).toBe(flies);
});

test.each(OWNED)('%s of %s with one vitality is silent only in a troop', (talent, id) => {
  expect(hasTalent(standing(id, `${DRY}:1`), id, talent)).toBe(UNITS[id].class !== 'troop');
});

test.each(POWER_IDS)('%s works on dry land from its vitality on, and not below', (power) => {
  const { unit, minVit } = POWERS[power];
  expect(hasPower(standing(unit, `${DRY}:${minVit}`), power)).toBe(true);
  if (minVit > 1) expect(hasPower(standing(unit, `${DRY}:${minVit - 1}`), power)).toBe(false);
});

test.each(POWER_IDS)('%s is silent when its unit is trapped or petrified', (power) => {
  const { unit } = POWERS[power];
  expect(hasPower(standing(unit, `${DRY}!net`), power)).toBe(false);
  expect(hasPower(standing(unit, `${DRY}!petrified`), power)).toBe(false);
});

test.each(POWER_IDS)('%s on water and in a complex activation: only what is not chosen works', (power) => {
  const { unit, kind } = POWERS[power];
  const worksByItself = kind === 'permanent' || kind === 'reaction';
  const flies = UNITS[unit].trait === 'flying';
  expect(hasPower(standing(unit, WATER), power)).toBe(worksByItself || flies);
  expect(hasPower(standing(unit, RIFT), power)).toBe(worksByItself || flies);
  expect(hasPower(inComplex(standing(unit, DRY), unit), power)).toBe(worksByItself);
});
