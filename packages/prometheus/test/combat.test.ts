import { expect, test } from 'vitest';
import { attackIn, findUnit } from '../src/field.ts';
import { after, afterAll, offered, position, refusal } from './positions.ts';

const ones = (count: number): readonly number[] => Array<number>(count).fill(1);
const blanks = (count: number): readonly number[] => Array<number>(count).fill(0);

test('case 5: Twelfth Labour adds two, and nothing goes above ten', () => {
  const state = position({
    red: 'heracles@O12 ares@O12',
    blue: 'hydra@O12',
    turn: 'red',
    hands: { 0: [], 1: ['heracles', 'ares', 'artOfWar', 'artOfWar', 'artOfWar'] },
  });
  const struck = after(state, 'act heracles simple, power twelfthLabour hydra', blanks(9));
  // Terror of the Hydra takes one away.
  expect(attackIn(struck)?.offence).toBe(9);
  const acamas = position({
    red: 'heracles@O12 ares@O12',
    blue: 'acamas@O12',
    turn: 'red',
    hands: { 0: [], 1: ['heracles', 'ares', 'artOfWar', 'artOfWar', 'artOfWar'] },
  });
  expect(
    attackIn(after(acamas, 'act heracles simple, power twelfthLabour acamas', blanks(10)))?.offence,
  ).toBe(10);
  const roused = after(
    acamas,
    'act ares simple, power warCry, end, second, act heracles simple, power twelfthLabour acamas',
    blanks(10),
  );
  expect(attackIn(roused)?.offence).toBe(10);
});

test('case 6: the new profile holds at once, for the retaliation too', () => {
  const state = position({
    blue: 'minotaur@O12:3',
    red: 'ares@O12',
    turn: 'red',
    hands: { 0: ['minotaur'], 1: ['ares'] },
  });
  const struck = afterAll(
    state,
    ['act ares simple, attack minotaur', [5, 5, 0, 0, 0, 0, 0, 0, 0]],
    ['reroll 0', []],
  );
  // Torment lowers the defence of six to five: two successes, one vitality left.
  expect(findUnit(struck, 'minotaur')?.vit).toBe(1);
  const back = after(struck, 'retaliate', blanks(6));
  expect(back.happened).toContainEqual(
    expect.objectContaining({ kind: 'valued', attacker: 'minotaur', offence: 6 }),
  );
});

test('case 18: who survives at range 0 strikes back for one of its cards, without Gore; nobody answers that', () => {
  const state = position({ blue: 'minotaur@O12', red: 'ares@O12', turn: 'red' });
  const struck = after(state, 'act ares simple, attack minotaur', blanks(9));
  expect(struck.ask).toMatchObject({ kind: 'retaliate', seat: 0 });
  const back = after(struck, 'retaliate', [...ones(2), ...blanks(5)]);
  expect(attackIn(back)).toMatchObject({
    attacker: 'minotaur',
    target: 'ares',
    offence: 7,
    reaction: 'retaliation',
  });
  const done = after(after(back, 'no'), 'auto');
  expect(done.ask).toMatchObject({ kind: 'activation', seat: 1 });
});

test('case 18: without a card, or from afar, nobody strikes back; that a card may be missing is not told', () => {
  const none = position({ blue: 'minotaur@O12', red: 'ares@O12', turn: 'red', hands: { 0: ['artOfWar'] } });
  const struck = after(none, 'act ares simple, attack minotaur', blanks(9));
  expect(struck.ask?.kind).toBe('retaliate');
  expect(offered(struck)).toEqual(['no']);
  const far = position({ blue: 'minotaur@O9', red: 'zeus@O12', turn: 'red' });
  expect(after(far, 'act zeus simple, attack minotaur', blanks(8)).ask?.kind).toBe('activation');
  const known = position({
    blue: 'minotaur@O12',
    red: 'ares@O12',
    turn: 'red',
    hands: { 0: [] },
    decks: { 0: ['minotaur'] },
  });
  expect(after(known, 'act ares simple, attack minotaur', blanks(9)).ask?.kind).toBe('activation');
});

test('case 19: initiative strikes first, and may cancel the attack; the card is spent', () => {
  const state = position({ blue: 'minotaur@O12:1', red: 'ares@O12' });
  const asked = after(state, 'act minotaur simple, attack ares');
  expect(asked.ask).toMatchObject({ kind: 'initiative', seat: 1 });
  const first = afterAll(asked, ['initiative', [5, ...blanks(8)]], 'reroll 0');
  expect(findUnit(first, 'minotaur')?.isOut).toBe(true);
  expect(first.happened).toContainEqual({ kind: 'attack-lost', attacker: 'minotaur' });
  expect(first.seats[1]?.cards).toMatchObject({ discards: ['ares'] });
});

test('P6: after initiative the attack goes on, and is not answered again', () => {
  const state = position({ blue: 'minotaur@O12', red: 'ares@O12' });
  const first = after(after(state, 'act minotaur simple, attack ares'), 'initiative', [
    ...blanks(9),
    ...blanks(7),
  ]);
  // Seven blanks: the Minotaur may throw a god for two of them.
  expect(first.ask?.kind).toBe('throw');
  expect(after(first, 'no').ask).toMatchObject({ kind: 'activation', seat: 0 });
});

test('initiative on both sides cancels', () => {
  const state = position({ blue: 'achilles@O12', red: 'ares@O12' });
  expect(after(state, 'act achilles simple, attack ares', ones(8)).ask?.kind).not.toBe('initiative');
});

test('case 20: a guard takes the blow, and is thrown', () => {
  const state = position({ blue: 'hephaestus@S21 hades@S21', red: 'cerberus@S21', turn: 'red' });
  const asked = after(state, 'act cerberus simple, attack hades');
  expect(asked.ask).toMatchObject({ kind: 'guard', seat: 0, units: ['hephaestus'] });
  const guarded = after(asked, 'guard hephaestus', blanks(8));
  expect(attackIn(guarded)).toMatchObject({ target: 'hephaestus' });
  expect(guarded.ask?.kind).toBe('throw');
  expect(findUnit(after(guarded, 'throw S18'), 'hephaestus')?.area).toBe('S18');
});

test('case 21: Terror takes a die, Sneak Attack gives one', () => {
  const alone = position({ blue: 'odysseus@S21', red: 'cerberus@S21' });
  expect(attackIn(after(alone, 'act odysseus simple, attack cerberus', ones(5)))?.offence).toBe(5);
  const helped = position({ blue: 'odysseus@S21 hades@S21', red: 'cerberus@S21' });
  expect(attackIn(after(helped, 'act odysseus simple, attack cerberus', ones(6)))?.offence).toBe(6);
});

test('case 22: Block keeps enemies from walking, running and leaving, not from attacking', () => {
  const state = position({ blue: 'acamas@O2', red: 'zeus@O2', turn: 'red' });
  const simple = offered(state, 'act zeus simple');
  expect(simple.filter((step) => /^(walk|exit)/.test(step))).toEqual([]);
  expect(simple).toContain('attack acamas');
  expect(simple).toContain('power thunderbolt acamas');
  expect(refusal(state, 'act zeus complex')).toBe('no-complex-action');
  const dead = position({ red: 'zeus@O2', blue: 'hades@S2', turn: 'red' });
  expect(offered(dead, 'act zeus simple')).toContain('exit');
});

test('case 23: a troop of one figure has no talents', () => {
  const state = position({
    red: 'spartans@O12:1',
    blue: 'minotaur@O12',
    hands: { 0: ['minotaur'], 1: ['spartans'] },
  });
  expect(after(state, 'act minotaur simple, attack spartans', ones(7)).ask?.kind).not.toBe('initiative');
  const attack = position({
    red: 'spartans@O12:1',
    blue: 'minotaur@O12',
    turn: 'red',
    hands: { 0: [], 1: ['spartans'] },
  });
  expect(attackIn(after(attack, 'act spartans simple, attack minotaur', ones(4)))?.offence).toBe(4);
  const whole = position({
    red: 'spartans@O12',
    blue: 'minotaur@O12',
    turn: 'red',
    hands: { 0: [], 1: ['spartans'] },
  });
  expect(attackIn(after(whole, 'act spartans simple, attack minotaur', ones(5)))?.offence).toBe(5);
});

test('case 24: a flying monster evades once a turn; without another target the attack is lost', () => {
  const state = position({ blue: 'hades@S20 odysseus@S20', red: 'eagle@S20', stones: [] });
  const asked = after(state, 'act hades simple, attack eagle');
  expect(asked.ask).toMatchObject({ kind: 'evade', seat: 1 });
  const evaded = after(asked, 'evade');
  expect(evaded.happened).toContainEqual({ kind: 'attack-lost', attacker: 'hades' });
  expect(evaded.ask).toMatchObject({ kind: 'activation', seat: 0 });
  const again = after(evaded, 'end, second, act odysseus simple, attack eagle', ones(7));
  expect(again.ask?.kind).not.toBe('evade');
});

test('P7: after an evasion the attacker may strike somebody else, whom nobody guards', () => {
  const state = position({ blue: 'hades@S20', red: 'eagle@S20 leonidas@S20 cerberus@S21' });
  const asked = after(after(state, 'act hades simple, attack eagle'), 'no');
  const evaded = after(asked, 'evade');
  expect(evaded.ask).toMatchObject({ kind: 'retarget', seat: 0 });
  expect(offered(evaded)).toEqual(['retarget cerberus', 'retarget leonidas', 'no']);
  expect(attackIn(after(evaded, 'retarget leonidas', ones(7)))).toMatchObject({ target: 'leonidas' });
});

test('case 25: a breath burns everybody in an area, each with a roll, and nobody answers', () => {
  const state = position({ blue: 'colchidianBull@O9', red: 'zeus@O12 ares@O12 spartans@O12' });
  const asked = after(state, 'act colchidianBull simple, power furnaceBreath O12');
  expect(asked.ask?.kind).toBe('next');
  expect(offered(asked)).toEqual(['next zeus', 'next ares', 'next spartans']);
  const done = afterAll(asked, ['next ares', blanks(5)], ['next zeus', blanks(10)]);
  expect(done.ask).toMatchObject({ kind: 'activation', seat: 0 });
});

test('the dead are out, troops go to the reserve and come back whole', () => {
  const state = position({
    blue: 'minotaur@O12',
    red: 'centaurs@O12:1',
    hands: { 0: ['minotaur'], 1: ['centaurs', 'artOfWar'] },
  });
  const killed = afterAll(
    state,
    ['act minotaur simple, attack centaurs', [5, ...blanks(6)]],
    'no',
    'reroll 0',
  );
  expect(findUnit(killed, 'centaurs')).toMatchObject({ area: null, isOut: false, vit: 2 });
});

test('a carried stone falls where its bearer is destroyed', () => {
  const state = position({ blue: 'hades@S20', red: 'eagle@S20:1!stone', hands: { 0: ['hades'], 1: [] } });
  const killed = afterAll(
    state,
    ['act hades simple, attack eagle', [5, 5, ...blanks(5)]],
    ['reroll 2', [5, 5]],
  );
  expect(killed.stones).toEqual(['S20']);
});

test('Slayers roll two dice of the first roll again', () => {
  const state = position({
    red: 'heracles@O12',
    blue: 'acamas@O12',
    turn: 'red',
    hands: { 0: [], 1: ['heracles'] },
  });
  const rolled = after(state, 'act heracles simple, attack acamas', [0, 0, 1, 2, 3, 3, 4, 5]);
  expect(rolled.ask?.kind).toBe('slay');
  expect(refusal(rolled, 'slay 0 0 1')).toBe('too-many-dice');
  expect(refusal(rolled, 'slay 5 5')).toBe('no-such-die');
  const slain = after(rolled, 'slay 0 1', [5, 5]);
  expect(slain.happened).toContainEqual(
    expect.objectContaining({ kind: 'rolled', roll: 'slay', dice: [5, 5, 5, 4, 3, 3, 2, 0] }),
  );
});

test('Force of Nature tears a stele for one more die and one more area, while there is one', () => {
  const state = position({ blue: 'acamas@O9', red: 'zeus@O12', hands: { 0: ['acamas'], 1: [] } });
  expect(refusal(state, 'act acamas simple, attack zeus')).toBe('out-of-range');
  const hurled = after(state, 'act acamas simple, attack zeus prop', ones(9));
  expect(attackIn(hurled)).toMatchObject({ offence: 9, range: '1+' });
  expect(hurled.torn).toEqual(['O9']);
  expect(refusal({ ...state, torn: ['O9'] }, 'act acamas simple, attack zeus prop')).toBe('no-prop');
});
