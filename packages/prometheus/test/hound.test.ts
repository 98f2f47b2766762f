import { expect, test } from 'vitest';
import { attackIn, findUnit } from '../src/field.ts';
import { after, afterAll, offered, position, refusal } from './positions.ts';

const blanks = (count: number): readonly number[] => Array<number>(count).fill(0);

test('case 37: calming takes the place of the attack', () => {
  const state = position({ blue: 'hades@S18', red: 'cerberus@S21' });
  const calmed = offered(state, 'act hades simple, walk S21, calm');
  expect(calmed.filter((step) => /^(attack|calm|power)/.test(step))).toEqual(['power helmOfShadows']);
  expect(after(state, 'act hades simple, walk S21, calm, end, done').rage).toBe(3);
});

test('case 38: not after an attack, and only by the two gods', () => {
  const state = position({ blue: 'hades@S21 odysseus@S21', red: 'cerberus@S21', hands: { 1: [] } });
  const struck = after(state, 'act hades simple, attack cerberus', blanks(6));
  expect(refusal(struck, 'calm')).toBe('action-used');
  expect(refusal(state, 'act odysseus simple, calm')).toBe('cannot-calm');
});

test('case 39: from next door only if the area of the hound is full', () => {
  const full = position({ blue: 'hephaestus@S18 odysseus@S21 hoplites@S21', red: 'cerberus@S21 eagle@S21' });
  expect(offered(full, 'act hephaestus simple')).toContain('calm');
  const room = position({ blue: 'hephaestus@S18 odysseus@S21', red: 'cerberus@S21 eagle@S21' });
  expect(refusal(room, 'act hephaestus simple, calm')).toBe('hound-too-far');
});

test('case 40: BLUE wins when the last Rage goes', () => {
  const state = position({ blue: 'hades@S21', red: 'cerberus@S21', rage: 1 });
  const won = after(state, 'act hades simple, calm');
  expect(won.ending).toEqual({ reason: 'calm', winner: 'blue', unit: null });
});

test('case 41, R10, P11: a hound with enemies around must attack there, and throws without blanks', () => {
  const state = position({
    blue: 'hades@S21 medusa@S18',
    red: 'cerberus@S21',
    turn: 'red',
    hands: { 0: [] },
  });
  const steps = offered(state, 'act cerberus simple').filter((step) => !/^(draw2|search|pay)/.test(step));
  expect(steps).toEqual(['power blazingFire S21', 'attack hades']);
  expect(refusal(state, 'act cerberus complex')).toBe('no-complex-action');
  expect(refusal(state, 'act cerberus simple, walk S20')).toBe('must-attack');
  expect(refusal(state, 'act cerberus simple, end')).toBe('must-attack');
  const rolled = after(state, 'act cerberus simple, attack hades', [5, 5, 5, 5, 5, 5, 5, 5]);
  expect(offered(rolled)).toEqual(['throw S18', 'throw S20', 'throw S22', 'throw S26', 'no']);
  expect(refusal(after(after(rolled, 'no'), 'auto', blanks(8)), 'walk S20')).toBe('must-attack');
});

test('case 42: Blazing Fire costs nothing', () => {
  const state = position({
    blue: 'hades@S18',
    red: 'cerberus@S21',
    turn: 'red',
    hands: { 0: [], 1: ['cerberus'] },
  });
  const rolled = after(state, 'act cerberus simple, power blazingFire S18', [1, ...blanks(5)]);
  expect(rolled.happened).toContainEqual(expect.objectContaining({ kind: 'valued', offence: 6 }));
});

test('case 43: a stone that lies with the hound becomes Rage, once an activation, never by the hound', () => {
  const state = position({
    red: 'cerberus@S21 eagle@S21!stone',
    blue: 'hades@S2',
    turn: 'red',
    stones: ['S21'],
  });
  expect(after(state, 'act eagle simple, drop, enrage, end, done')).toMatchObject({
    rage: 5,
    stones: ['S21'],
  });
  expect(refusal(state, 'act eagle simple, enrage, drop, enrage')).toBe('action-used');
  expect(refusal({ ...state, stones: [] }, 'act eagle simple, enrage')).toBe('no-stone-there');
  expect(refusal(state, 'act cerberus simple, enrage')).toBe('cannot-enrage');
});

test('case 44: Gem Collector reaches next door, but not where an enemy blocks', () => {
  const state = position({ red: 'eagle@S20', blue: 'hades@S2', turn: 'red', stones: ['S17'] });
  expect(findUnit(after(state, 'act eagle simple, claim S17, end, done'), 'eagle')?.hasStone).toBe(true);
  const blocked = position({ red: 'eagle@S20', blue: 'infernalWarriors@S17', turn: 'red', stones: ['S17'] });
  expect(refusal(blocked, 'act eagle simple, claim S17')).toBe('stone-blocked');
  const alone = position({ red: 'eagle@S20', blue: 'infernalWarriors@S17:1', turn: 'red', stones: ['S17'] });
  expect(refusal(alone, 'act eagle simple, claim S17')).toBeUndefined();
});

test('a unit carries one stone, and claims only where it may', () => {
  const state = position({ blue: 'hades@S16!stone medusa@S15', red: 'zeus@O19', stones: ['S16'] });
  expect(refusal(state, 'act hades simple, claim S16')).toBe('carries-stone');
  expect(refusal(state, 'act medusa simple, claim S16')).toBe('stone-too-far');
  expect(refusal(state, 'act medusa simple, claim S15')).toBe('no-stone-there');
});

test('case 45: an absorbed stone is a card that pays, or adds a die to a god', () => {
  const state = position({
    blue: 'hades@S16 hoplites@S2',
    red: 'eagle@S17',
    stones: ['S16'],
    hands: { 0: ['hades', 'hades'], 1: [] },
  });
  const absorbed = after(state, 'act hades complex, absorb, recall hoplites S16, done');
  expect(absorbed.stones).toEqual([]);
  expect(absorbed.ending).toBeNull();
  expect(absorbed.seats[0]?.cards).toMatchObject({ discards: ['hades', 'omphalos'] });
  const strong = position({
    blue: 'hades@S15',
    red: 'eagle@S15',
    hands: { 0: ['hades', 'omphalos'], 1: [] },
  });
  expect(
    attackIn(after(strong, 'act hades simple, attack eagle +1', [...Array<number>(8).fill(1)]))?.offence,
  ).toBe(8);
  expect(refusal(strong, 'act hades simple, attack eagle +2')).toBe('too-few-stones');
  const mortal = position({
    blue: 'medusa@S15',
    red: 'eagle@S15',
    hands: { 0: ['medusa', 'omphalos'], 1: [] },
  });
  expect(refusal(mortal, 'act medusa simple, attack eagle +1')).toBe('not-a-god');
});

test('gods absorb what an ally beside them carries', () => {
  const state = position({ blue: 'hades@S15 medusa@S15!stone', red: 'zeus@O19' });
  const absorbed = after(state, 'act hades complex, absorb medusa, done');
  expect(findUnit(absorbed, 'medusa')?.hasStone).toBe(false);
});

test('case 46: one more step leaves Olympus, unless entering ended the movement', () => {
  const state = position({ red: 'zeus@O5', blue: 'hades@S2', turn: 'red' });
  expect(after(state, 'act zeus simple, walk O2, exit').ending).toEqual({
    reason: 'exit',
    winner: 'red',
    unit: 'zeus',
  });
  const met = position({ red: 'zeus@O5', blue: 'medusa@O2', turn: 'red' });
  expect(refusal(met, 'act zeus simple, walk O2, exit')).toBe('movement-ended');
  const there = position({ red: 'zeus@O2', blue: 'medusa@O2', turn: 'red' });
  expect(after(there, 'act zeus simple, exit').ending?.winner).toBe('red');
});

test('case 47: nobody leaves past Block; and only the two gods leave', () => {
  const state = position({ red: 'zeus@O2 centaurs@O1', blue: 'infernalWarriors@O2', turn: 'red' });
  expect(refusal(state, 'act zeus simple, exit')).toBe('blocked');
  expect(refusal(state, 'act centaurs simple, exit')).toBe('cannot-leave');
});

test('case 48: a god that falls by retaliation loses the game in its own turn', () => {
  const state = position({ blue: 'hades@S21:1', red: 'cerberus@S21' });
  const struck = after(state, 'act hades simple, attack cerberus', blanks(5));
  const back = afterAll(struck, ['retaliate', [5, 5, ...blanks(6)]], 'no', ['reroll 2', [5, 5]]);
  expect(back.ending).toEqual({ reason: 'god', winner: 'red', unit: 'hades' });
});

test.each([
  ['ownerLoses', 'blue'],
  ['killerLoses', 'red'],
] as const)('case 49: when the hound is destroyed and %s, %s wins', (cerberusDeath, winner) => {
  const state = position({
    blue: 'hydra@S21',
    red: 'cerberus@S21:1',
    options: { cerberusDeath },
    hands: { 1: [] },
  });
  const killed = afterAll(
    state,
    ['act hydra simple, attack cerberus', [5, 5, ...blanks(5)]],
    ['reroll 2', [5, 5]],
  );
  expect(killed.ending).toEqual({ reason: 'hound', winner, unit: 'cerberus' });
});

test('Rage stays on a hound that is thrown', () => {
  const state = position({ blue: 'minotaur@S21', red: 'cerberus@S21', hands: { 1: [] } });
  const moved = afterAll(state, ['act minotaur simple, attack cerberus', blanks(6)], 'throw S18');
  expect(findUnit(moved, 'cerberus')?.area).toBe('S18');
  expect(moved.rage).toBe(4);
});
