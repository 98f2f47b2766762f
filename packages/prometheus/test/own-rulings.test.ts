import { expect, test } from 'vitest';
import { attackIn, findUnit } from '../src/field.ts';
import { after, afterAll, offered, position, refusal } from './positions.ts';

// What is decided in docs/prometheus.md beyond the rulings of the paper; some of it stands with what it is about.

const blanks = (count: number): readonly number[] => Array<number>(count).fill(0);

test('P2: who was attacked from an area that is not full strikes back at range 0', () => {
  const state = position({ blue: 'acamas@O2 medusa@O2 infernalWarriors@O2', red: 'ares@O5', turn: 'red' });
  const struck = after(after(state, 'act ares simple, attack acamas', blanks(9)), 'retaliate', [
    1,
    1,
    ...blanks(6),
  ]);
  expect(struck.happened).toContainEqual(
    expect.objectContaining({ kind: 'attacked', reaction: 'retaliation', range: '0' }),
  );
});

test('P4: who is thrown out of the fire before its turn is spared', () => {
  const state = position({ blue: 'hades@S21 hephaestus@S21', red: 'cerberus@S21', turn: 'red' });
  const first = after(
    state,
    'act cerberus simple, power blazingFire S21, next hades, guard hephaestus, throw S18',
    blanks(6),
  );
  // Hephaestus guarded and was thrown; nobody is left but Hades, who was attacked already.
  expect(first.ask).toMatchObject({ kind: 'activation', seat: 1 });
});

test('P5: who is thrown into a net and destroyed there is not struck any more', () => {
  const state = position({
    blue: 'minotaur@O12 acamas@O8',
    red: 'heracles@O12:1',
    tokens: { O9: 'net' },
    hands: { 0: ['minotaur', 'acamas'], 1: [] },
  });
  const thrown = after(state, 'act minotaur simple, attack heracles, throw O9, spring, auto', [
    0,
    5,
    5,
    5,
    5,
    5,
    5,
    5,
    5,
    ...blanks(6),
    5,
  ]);
  expect(findUnit(thrown, 'heracles')?.isOut).toBe(true);
  expect(thrown.happened).toContainEqual({ kind: 'attack-lost', attacker: 'minotaur' });
});

test('P13: a leader that was caught calls nobody', () => {
  const state = position({
    red: 'zeus@O19 spartans@O24',
    blue: 'hades@S2',
    turn: 'red',
    tokens: { O24: 'net' },
  });
  const caught = after(state, 'act zeus simple, walk O24');
  expect(offered(caught).filter((step) => step.startsWith('leader'))).toEqual([]);
});

test('P18: a troop may be recalled to where it stands, and turns a token over', () => {
  const state = position({
    red: 'zeus@O12 centaurs@O12:1',
    blue: 'hades@S2',
    turn: 'red',
    tokens: { O12: 'lure' },
  });
  const again = afterAll(state, 'pass', 'recall centaurs O12');
  expect(findUnit(again, 'centaurs')).toMatchObject({ area: 'O12', vit: 2 });
  expect(again.turned.lure).toBe(1);
});

test('P22: Block does not hinder Bloodlust', () => {
  const state = position({
    red: 'ares@O12',
    blue: 'hoplites@O12:1 acamas@O12',
    turn: 'red',
    hands: { 0: [] },
  });
  const killed = after(state, 'act ares simple, attack hoplites, auto', [5, ...blanks(8)]);
  expect(killed.ask?.kind).toBe('bloodlust');
  expect(offered(killed)).toContain('bloodlust O13');
});

test('P1: a boulder reaches into a full area next door, and is then answered', () => {
  const state = position({ blue: 'acamas@O8', red: 'ares@O9 zeus@O9 spartans@O9' });
  const struck = after(state, 'act acamas simple, power boulderToss zeus', blanks(8));
  expect(struck.happened).toContainEqual(expect.objectContaining({ kind: 'attacked', range: '0' }));
  expect(struck.ask).toMatchObject({ kind: 'retaliate', seat: 1 });
});

test('P8: two seats that could guard are asked one after the other', () => {
  const state = position({
    table: '4',
    blue: 'hephaestus@S5 medusa@S5 hoplites@S5',
    seats: { hoplites: 1 },
    red: 'eagle@S5',
    turn: 2,
  });
  const first = after(state, 'act eagle simple, attack medusa');
  expect(first.ask).toMatchObject({ kind: 'guard', seat: 0, units: ['hephaestus'], others: [1] });
  const second = after(first, 'no');
  expect(second.ask).toMatchObject({ kind: 'guard', seat: 1, units: ['hoplites'], others: [] });
});

test('P15: Art of War is paid before omphalos cards', () => {
  const state = position({
    blue: 'hades@S2 medusa@S2',
    red: 'zeus@O19',
    hands: { 0: ['hades', 'medusa', 'artOfWar', 'omphalos'] },
  });
  const paid = after(state, 'act hades simple, end, second');
  expect(paid.seats[0]?.cards).toMatchObject({ hand: ['medusa', 'omphalos'] });
});

test('P19: Soul Tithe draws in the turn of the other side, too', () => {
  const state = position({
    blue: 'hades@S5',
    red: 'eagle@S5:1',
    turn: 'red',
    decks: { 0: ['hades', 'hades'] },
  });
  const struck = after(state, 'act eagle simple, attack hades', blanks(5));
  const killed = after(struck, 'retaliate, auto', [5, 5, ...blanks(5), 5, 5]);
  expect(findUnit(killed, 'eagle')?.isOut).toBe(true);
  expect(killed.happened).toContainEqual({ kind: 'drew', seat: 0, card: 'hades' });
});

test('P20: a god absorbs what it carries itself', () => {
  const state = position({ blue: 'hades@S5!stone', red: 'zeus@O19' });
  const absorbed = after(state, 'act hades complex, absorb hades');
  expect(findUnit(absorbed, 'hades')?.hasStone).toBe(false);
});

test('P9: who was roused keeps it wherever it goes', () => {
  const state = position({ red: 'ares@O12 spartans@O8', blue: 'hades@O5', turn: 'red' });
  const roused = 'act ares simple, power warCry, end, second, act spartans simple, walk O5, attack hades';
  expect(after(state, roused, Array<number>(6).fill(0)).happened).toContainEqual(
    expect.objectContaining({ kind: 'valued', attacker: 'spartans', offence: 6 }),
  );
});

test('P12: a forest without trees is still a forest', () => {
  const state = position({
    blue: 'hades@S4',
    red: 'atalanta@S5',
    turn: 'red',
    hands: { 0: [], 1: ['atalanta'] },
  });
  const shot = after(
    { ...state, torn: ['S4', 'S4'] },
    'act atalanta simple, attack hades',
    Array<number>(10).fill(1),
  );
  expect(attackIn(shot)?.defence).toBe(9);
});

test('P16: a complex activation is offered only if there is something to do in it', () => {
  const held = position({ blue: 'acamas@O2', red: 'zeus@O2', turn: 'red' });
  expect(refusal(held, 'act zeus complex')).toBe('no-complex-action');
  const free = position({ blue: 'hades@S2', red: 'zeus@O2', turn: 'red' });
  expect(refusal(free, 'act zeus complex')).toBeUndefined();
});
