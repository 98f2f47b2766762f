import { expect, test } from 'vitest';
import type { Blow } from '../src/attack.ts';
import { blowOf } from '../src/blow.ts';
import type { PowerId } from '../src/data/power-ids.ts';
import type { UnitId } from '../src/data/units.ts';
import { unitIn } from '../src/field.ts';
import { freshActivation } from '../src/fresh.ts';
import { valuesOf } from '../src/modifiers.ts';
import type { State } from '../src/state.ts';
import { position } from './positions.ts';

interface Row {
  readonly rule: string;
  readonly blue: string;
  readonly red: string;
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly power?: PowerId;
  readonly blow?: Partial<Blow>;
  readonly offence?: number;
  readonly defence?: number;
  /** What takes wounds away. */
  readonly less?: number;
}

const ROWS: readonly Row[] = [
  {
    rule: 'a plain blow',
    blue: 'minotaur@O12',
    red: 'zeus@O12',
    attacker: 'minotaur',
    target: 'zeus',
    offence: 7,
    defence: 9,
  },
  {
    rule: 'Archery from afar',
    blue: 'amazons@O5',
    red: 'zeus@O8',
    attacker: 'amazons',
    target: 'zeus',
    offence: 4,
  },
  {
    rule: 'no Archery at range 0',
    blue: 'amazons@O8',
    red: 'zeus@O8',
    attacker: 'amazons',
    target: 'zeus',
    offence: 3,
  },
  {
    rule: 'Close Combat at range 0',
    blue: 'hephaestus@S5',
    red: 'eagle@S5',
    attacker: 'hephaestus',
    target: 'eagle',
    offence: 9,
  },
  {
    rule: 'Bolster for troops in its area',
    blue: 'leonidas@O8 hoplites@O8',
    red: 'zeus@O8',
    attacker: 'hoplites',
    target: 'zeus',
    offence: 5,
  },
  {
    rule: 'Bolster defends them',
    blue: 'leonidas@O8 hoplites@O8',
    red: 'zeus@O8',
    attacker: 'zeus',
    target: 'hoplites',
    defence: 6,
  },
  {
    rule: 'no Bolster from next door',
    blue: 'leonidas@O5 hoplites@O8',
    red: 'zeus@O8',
    attacker: 'hoplites',
    target: 'zeus',
    offence: 4,
  },
  {
    rule: 'Close Protection with an ally',
    blue: 'hades@S5 medusa@S5',
    red: 'eagle@S5',
    attacker: 'eagle',
    target: 'hades',
    defence: 9,
  },
  {
    rule: 'no Close Protection alone',
    blue: 'hades@S5',
    red: 'eagle@S5',
    attacker: 'eagle',
    target: 'hades',
    defence: 8,
  },
  {
    rule: 'Phalanx beside a whole troop',
    blue: 'hoplites@S5 amazons@S5',
    red: 'eagle@S5',
    attacker: 'hoplites',
    target: 'eagle',
    offence: 5,
  },
  {
    rule: 'no Phalanx beside a worn one',
    blue: 'hoplites@S5 amazons@S5:3',
    red: 'eagle@S5',
    attacker: 'hoplites',
    target: 'eagle',
    offence: 4,
  },
  {
    rule: 'Phalanx defends',
    blue: 'hoplites@S5 amazons@S5',
    red: 'eagle@S5',
    attacker: 'eagle',
    target: 'hoplites',
    defence: 6,
  },
  {
    rule: 'Sneak Attack with an ally',
    blue: 'odysseus@S5 medusa@S5',
    red: 'eagle@S5',
    attacker: 'odysseus',
    target: 'eagle',
    offence: 7,
  },
  {
    rule: 'Terror takes a die at range 0',
    blue: 'medusa@S5',
    red: 'eagle@S5',
    attacker: 'eagle',
    target: 'medusa',
    offence: 4,
  },
  {
    rule: 'no Terror from afar',
    blue: 'medusa@O5',
    red: 'zeus@O8',
    attacker: 'zeus',
    target: 'medusa',
    offence: 8,
  },
  {
    rule: 'Torment at range 0',
    blue: 'medusa@S5',
    red: 'eagle@S5',
    attacker: 'medusa',
    target: 'eagle',
    defence: 6,
  },
  {
    rule: 'no Torment from afar',
    blue: 'medusa@O5',
    red: 'zeus@O8',
    attacker: 'medusa',
    target: 'zeus',
    defence: 9,
  },
  {
    rule: 'no Torment by a power',
    blue: 'medusa@S5',
    red: 'eagle@S5',
    attacker: 'medusa',
    target: 'eagle',
    power: 'petrify',
    defence: 7,
  },
  {
    rule: 'a prop',
    blue: 'acamas@O9',
    red: 'zeus@O9',
    attacker: 'acamas',
    target: 'zeus',
    blow: { hasProp: true },
    offence: 9,
  },
  {
    rule: 'omphalos cards',
    blue: 'hades@S5',
    red: 'eagle@S5',
    attacker: 'hades',
    target: 'eagle',
    blow: { stones: 2 },
    offence: 9,
  },
  {
    rule: 'Liver-Render on the wounded',
    blue: 'hades@S5:14',
    red: 'eagle@S5',
    attacker: 'eagle',
    target: 'hades',
    offence: 6,
  },
  {
    rule: 'no Liver-Render on the unhurt',
    blue: 'hades@S5',
    red: 'eagle@S5',
    attacker: 'eagle',
    target: 'hades',
    offence: 5,
  },
  {
    rule: 'Twelfth Labour',
    blue: 'acamas@O8',
    red: 'heracles@O8',
    attacker: 'heracles',
    target: 'acamas',
    power: 'twelfthLabour',
    offence: 10,
  },
  {
    rule: 'Last Stand at three or less',
    blue: 'leonidas@O8:3',
    red: 'zeus@O8',
    attacker: 'leonidas',
    target: 'zeus',
    offence: 8,
  },
  {
    rule: 'no Last Stand above',
    blue: 'leonidas@O8:4',
    red: 'zeus@O8',
    attacker: 'leonidas',
    target: 'zeus',
    offence: 7,
  },
  {
    rule: 'Golden Hide from afar',
    blue: 'nemeanLion@O5',
    red: 'zeus@O8',
    attacker: 'zeus',
    target: 'nemeanLion',
    offence: 6,
  },
  {
    rule: 'no Golden Hide at range 0',
    blue: 'nemeanLion@O8',
    red: 'zeus@O8',
    attacker: 'zeus',
    target: 'nemeanLion',
    offence: 8,
  },
  {
    rule: 'Golden Hide below its vitality',
    blue: 'nemeanLion@O5:2',
    red: 'zeus@O8',
    attacker: 'zeus',
    target: 'nemeanLion',
    offence: 8,
  },
  {
    rule: 'Sky Aegis for Zeus',
    blue: 'medusa@O5',
    red: 'zeus@O8',
    attacker: 'medusa',
    target: 'zeus',
    less: -1,
  },
  {
    rule: 'Sky Aegis for those beside him',
    blue: 'medusa@O5',
    red: 'zeus@O8 spartans@O8',
    attacker: 'medusa',
    target: 'spartans',
    less: -1,
  },
  {
    rule: 'no Sky Aegis at range 0',
    blue: 'medusa@O8',
    red: 'zeus@O8',
    attacker: 'medusa',
    target: 'zeus',
    less: 0,
  },
  {
    rule: 'no Sky Aegis below five',
    blue: 'medusa@O5',
    red: 'zeus@O8:4',
    attacker: 'medusa',
    target: 'zeus',
    less: 0,
  },
  {
    rule: 'no Sky Aegis from a net',
    blue: 'medusa@O5',
    red: 'zeus@O8!net',
    attacker: 'medusa',
    target: 'zeus',
    less: 0,
  },
  {
    rule: 'Sky Aegis and Invulnerable Skin together',
    blue: 'medusa@O5',
    red: 'zeus@O8 achilles@O8',
    attacker: 'medusa',
    target: 'achilles',
    less: -2,
  },
  {
    rule: 'a net takes defence',
    blue: 'minotaur@O12',
    red: 'ares@O12!net',
    attacker: 'minotaur',
    target: 'ares',
    defence: 8,
  },
  {
    rule: 'stone gives defence',
    blue: 'minotaur@O12',
    red: 'ares@O12!petrified',
    attacker: 'minotaur',
    target: 'ares',
    defence: 10,
  },
  {
    rule: 'R26: both cancel',
    blue: 'minotaur@O12',
    red: 'ares@O12!net!petrified',
    attacker: 'minotaur',
    target: 'ares',
    defence: 9,
  },
  {
    rule: 'a fixed offence takes no modifiers',
    blue: 'medusa@S21',
    red: 'cerberus@S21',
    attacker: 'cerberus',
    target: 'medusa',
    power: 'blazingFire',
    offence: 6,
  },
  {
    rule: 'Blazing Fire of a weak hound',
    blue: 'medusa@S21',
    red: 'cerberus@S21:3',
    attacker: 'cerberus',
    target: 'medusa',
    power: 'blazingFire',
    offence: 5,
  },
  {
    rule: 'Furnace Breath',
    blue: 'colchidianBull@O8',
    red: 'zeus@O8',
    attacker: 'colchidianBull',
    target: 'zeus',
    power: 'furnaceBreath',
    offence: 5,
  },
  {
    rule: 'stairs help a power that says so',
    blue: 'medusa@O16',
    red: 'zeus@O12',
    attacker: 'medusa',
    target: 'zeus',
    power: 'petrify',
    offence: 8,
  },
  {
    rule: 'nothing on water',
    blue: 'hades@S13',
    red: 'eagle@S13',
    attacker: 'hades',
    target: 'eagle',
    defence: 7,
  },
  {
    rule: 'a lower band',
    blue: 'hades@S5:4',
    red: 'eagle@S5',
    attacker: 'hades',
    target: 'eagle',
    offence: 6,
  },
];

function blowIn(state: State, { attacker, target, power, blow = {} }: Row): Blow {
  const by =
    power === undefined
      ? 'normal'
      : power === 'blazingFire' || power === 'furnaceBreath'
        ? 'areaAttack'
        : 'singlePower';
  return blowOf(state, unitIn(state, attacker), { target, by, power: power ?? null, ...blow });
}

test.each(ROWS)('$rule', (row) => {
  const state = position(row);
  const values = valuesOf(state, blowIn(state, row));
  if (row.offence !== undefined) expect(values.offence).toBe(row.offence);
  if (row.defence !== undefined) expect(values.defence).toBe(row.defence);
  if (row.less !== undefined)
    expect(values.woundModifiers.reduce((sum, { by }) => sum + by, 0)).toBe(row.less);
});

test('Gore: one more after a walk, at range 0', () => {
  const state = position({ blue: 'minotaur@O12', red: 'zeus@O12' });
  const blow = blowOf(state, unitIn(state, 'minotaur'), { target: 'zeus' });
  const walked: State = {
    ...state,
    activation: { ...freshActivation('minotaur', 'simple'), actions: ['walk'] },
  };
  expect(valuesOf(walked, blow).offence).toBe(8);
  expect(valuesOf({ ...walked, activation: freshActivation('minotaur', 'simple') }, blow).offence).toBe(7);
});

test('every modifier has a name and a giver', () => {
  const state = position({ blue: 'leonidas@O9 hoplites@O9 amazons@O9', red: 'ares@O9!net' });
  const { offenceModifiers } = valuesOf(state, blowOf(state, unitIn(state, 'hoplites'), { target: 'ares' }));
  expect(offenceModifiers).toEqual([
    { source: 'phalanx', unit: 'hoplites', by: 1 },
    { source: 'bolster', unit: 'leonidas', by: 1 },
  ]);
});
