import { expect, test } from 'vitest';
import { activatable } from '../src/activatable.ts';
import { cardUses } from '../src/card-uses.ts';
import { afterStep } from '../src/choices.ts';
import { forecast } from '../src/forecast.ts';
import { holdersOf, obstaclesBetween, whyNotArea, whyNotStriking } from '../src/why-not/touched.ts';
import { after, position } from './positions.ts';

const total = (chances: readonly number[]): number => chances.reduce((sum, chance) => sum + chance, 0);

test('a forecast names dice, defence, every modifier, wounds, and what may come back', () => {
  const state = position({ blue: 'minotaur@O12 hoplites@O12', red: 'ares@O12', turn: 'red' });
  const [seen, ...others] = forecast(state, 'ares', { kind: 'attack', target: 'minotaur' });
  expect(others).toEqual([]);
  expect(seen?.values).toMatchObject({ offence: 9, defence: 6 });
  expect(seen?.values.defenceModifiers).toEqual([{ source: 'torment', unit: 'ares', by: -1 }]);
  expect(total(seen!.wounds)).toBeCloseTo(1, 10);
  expect(seen!.wounds).toHaveLength(8);
  expect(seen!.expectedWounds).toBeCloseTo(3, 0);
  expect(seen).toMatchObject({
    guards: ['hoplites'],
    mayEvade: false,
    throwBlanks: undefined,
    petrifies: undefined,
  });
  expect(seen?.answer).toMatchObject({ isFirst: false, values: { offence: 7, defence: 9 } });
});

test('a forecast of what strikes first, of a power on an area, and of stone', () => {
  const first = position({ blue: 'minotaur@O12', red: 'ares@O12' });
  expect(forecast(first, 'minotaur', { kind: 'attack', target: 'ares' })[0]).toMatchObject({
    throwBlanks: 2,
    answer: { isFirst: true },
  });
  const breath = position({ blue: 'colchidianBull@O9', red: 'zeus@O12 ares@O12' });
  const burned = forecast(breath, 'colchidianBull', { kind: 'power', power: 'furnaceBreath', area: 'O12' });
  expect(burned.map(({ blow }) => blow.target)).toEqual(['zeus', 'ares']);
  expect(burned.every(({ answer }) => answer === undefined)).toBe(true);
  const [stone] = forecast(position({ blue: 'medusa@O8', red: 'zeus@O12' }), 'medusa', {
    kind: 'power',
    power: 'petrify',
    unit: 'zeus',
  });
  expect(stone).toMatchObject({ expectedWounds: 0, destroys: 0 });
  expect(stone!.petrifies).toBeGreaterThan(0.2);
});

test('wounds that are taken away, and no more than there is vitality', () => {
  const state = position({ blue: 'medusa@O8', red: 'zeus@O12 spartans@O12:1' });
  const [seen] = forecast(state, 'medusa', { kind: 'attack', target: 'spartans' });
  expect(seen!.wounds).toHaveLength(2);
  expect(seen!.destroys).toBeCloseTo(1 - seen!.successes[0]! - seen!.successes[1]!, 10);
});

test('an aerial attack is forecast without talents', () => {
  const state = position({ red: 'harpies@S18', blue: 'hades@S18', turn: 'red' });
  expect(forecast(state, 'harpies', { kind: 'attack', target: 'hades' })[0]?.values.defence).toBe(7);
  expect(forecast(state, 'harpies', { kind: 'aerial', target: 'hades' })[0]?.values.defence).toBe(8);
});

test('an area that is touched says why not', () => {
  const state = position({
    blue: 'acamas@O2 minotaur@O15 hydra@O15 medusa@O15',
    red: 'zeus@O24 ares@O2',
    turn: 'red',
  });
  const acting = afterStep(state, { kind: 'act', unit: 'zeus', mode: 'simple' });
  expect(whyNotArea(acting, 'O16')).toBeUndefined();
  expect(whyNotArea(acting, 'O15')).toBe('area-full');
  expect(whyNotArea(acting, 'S5')).toBe('other-map');
  expect(whyNotArea(acting, 'O12')).toBeUndefined();
  expect(whyNotArea(acting, 'O5')).toBe('movement-spent');
  const held = afterStep(state, { kind: 'act', unit: 'ares', mode: 'simple' });
  expect(whyNotArea(held, 'O1')).toBe('blocked');
  expect(holdersOf(held, 'ares')).toEqual(['acamas']);
});

test('a target that is touched says why not, and what takes the sight', () => {
  const state = position({ blue: 'amazons@O5 medusa@O8', red: 'centaurs@O12 ares@O9 zeus@O19' });
  const acting = afterStep(state, { kind: 'act', unit: 'amazons', mode: 'simple' });
  expect(whyNotStriking(acting, 'ares')).toBeUndefined();
  expect(whyNotStriking(acting, 'centaurs')).toBe('not-visible');
  expect(whyNotStriking(acting, 'zeus')).toBe('out-of-range');
  expect(whyNotStriking(acting, 'medusa')).toBe('not-an-enemy');
  expect(obstaclesBetween(state, 'O5', 'O12')).toEqual([
    [{ area: 'O8', by: 'units' }],
    [{ area: 'O9', by: 'terrain' }],
  ]);
});

test('cards say what they can do now, and units whether they can be activated', () => {
  const state = position({
    blue: 'hades@S2 hoplites@- minotaur@S2',
    red: 'zeus@O19',
    hands: { 0: ['hades', 'hoplites', 'artOfWar'] },
  });
  expect(cardUses(state, 'hades')).toEqual(['activate']);
  expect(cardUses(state, 'artOfWar')).toEqual(['drawTwo', 'search']);
  const between = after(state, 'act hades simple, end');
  expect(cardUses(between, 'artOfWar')).toEqual(['secondActivation', 'recall', 'drawTwo', 'search']);
  expect(activatable(state)).toEqual([
    { unit: 'hades', modes: ['simple', 'complex'], code: undefined },
    { unit: 'hoplites', modes: ['complex'], code: undefined },
    { unit: 'minotaur', modes: [], code: 'no-card' },
  ]);
});
