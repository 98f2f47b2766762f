import { expect, test } from 'vitest';
import { TOKEN_AREAS } from '../src/data/areas.ts';
import { CONSTANTS } from '../src/data/scenario.ts';
import { TABLE_IDS, TABLES } from '../src/data/tables.ts';
import { findUnit } from '../src/field.ts';
import { prometheus } from '../src/prometheus.ts';
import { after, offered, position, refusal } from './positions.ts';

const blanks = (count: number): readonly number[] => Array<number>(count).fill(0);

test('R1: nets and lures are the twelve tokens', () => {
  expect(CONSTANTS.nets + CONSTANTS.lures).toBe(12);
});

test('R2: a lure leaves the game, a net sits on the unit and leaves when it comes off', () => {
  const lured = after(
    position({ red: 'zeus@O19', blue: 'hades@S2', turn: 'red', tokens: { O24: 'lure' } }),
    'act zeus simple, walk O24',
  );
  expect(lured).toMatchObject({ tokens: [], activation: { moving: { left: 1 } } });
  const netted = after(
    position({ red: 'zeus@O19', blue: 'hades@S2', turn: 'red', tokens: { O24: 'net' } }),
    'act zeus simple, walk O24',
  );
  expect(netted).toMatchObject({ tokens: [], turned: { net: 1 } });
});

test.each(['zeus', 'ares'] as const)('R3: %s alone is enough', (god) => {
  const state = position({ red: `${god}@O2`, blue: 'hades@S2', turn: 'red' });
  expect(after(state, `act ${god} simple, exit`).ending).toMatchObject({ winner: 'red', unit: god });
});

test('R4: leaving is a step of a walk, a run or a cautious move, from a blue area of Olympus only', () => {
  const state = position({ red: 'zeus@O5:9', blue: 'hades@S2', turn: 'red' });
  expect(offered(state, 'act zeus simple')).not.toContain('exit');
  // One step of movement is used up by entering; a run has another.
  expect(refusal(state, 'act zeus simple, walk O2, exit')).toBe('movement-ended');
  expect(after(state, 'act zeus complex, run O2, exit').ending?.reason).toBe('exit');
  const careful = position({ red: 'zeus@O5', blue: 'hades@S2', turn: 'red' });
  expect(after(careful, 'act zeus complex, cautious O2, exit').ending?.reason).toBe('exit');
});

test('R4: not while petrified', () => {
  const state = position({ red: 'zeus@O2!petrified', blue: 'hades@S2', turn: 'red' });
  expect(refusal(state, 'act zeus simple, exit')).toBe('not-asked');
});

test('R5: Rage has no upper limit, and what is Rage cannot be claimed', () => {
  const state = position({
    red: 'eagle@S21 cerberus@S21',
    blue: 'hades@S2',
    turn: 'red',
    rage: 7,
    stones: ['S21'],
  });
  const angry = after(state, 'act eagle simple, enrage');
  expect(angry.rage).toBe(8);
  expect(refusal(angry, 'claim S21')).toBe('no-stone-there');
});

test('R6: calming asks nobody', () => {
  const state = position({ blue: 'hades@S21', red: 'cerberus@S21 leonidas@S21' });
  expect(after(state, 'act hades simple, calm').ask).toMatchObject({ kind: 'activation', seat: 0 });
});

test('R7: any RED unit but the hound enrages it, and BLUE does not', () => {
  const state = position({
    red: 'atalanta@S21 cerberus@S21',
    blue: 'hades@S21',
    stones: ['S21'],
    turn: 'red',
  });
  expect(refusal(state, 'act atalanta simple, enrage')).toBeUndefined();
  const blue = position({ red: 'cerberus@S21', blue: 'hades@S21', stones: ['S21'] });
  expect(refusal(blue, 'act hades simple, enrage')).toBe('cannot-enrage');
});

test('R8: a destroyed god loses the game for its side, whoever did it', () => {
  const state = position({ blue: 'minotaur@O12', red: 'ares@O12:1', hands: { 1: [] } });
  const killed = after(state, 'act minotaur simple, attack ares, no, auto', [5, 5, ...blanks(5), 5, 5]);
  expect(killed.ending).toEqual({ reason: 'god', winner: 'blue', unit: 'ares' });
});

test('R9: with four players each god has its monster', () => {
  expect(TABLES['4'].seats.map(({ units }) => units)).toEqual([
    ['hephaestus', 'acamas'],
    ['hades', 'medusa'],
    ['zeus', 'eagle'],
    ['ares', 'cerberus'],
  ]);
});

test('R10: a hound that walks into enemies need not attack, and alone it is free', () => {
  const state = position({ red: 'cerberus@S21', blue: 'hades@S18', turn: 'red' });
  expect(refusal(state, 'act cerberus simple, walk S18, end')).toBeUndefined();
  expect(refusal(state, 'act cerberus complex, run S20')).toBeUndefined();
});

test('R12: a net silences reactions and evasion, and the unit can be activated, attacked and thrown', () => {
  const state = position({ blue: 'minotaur@O12', red: 'ares@O12!net' });
  const struck = after(state, 'act minotaur simple, attack ares', blanks(7));
  // Neither Initiative nor retaliation; two blanks throw a god.
  expect(struck.ask?.kind).toBe('throw');
  expect(after(struck, 'no').ask?.kind).toBe('activation');
  const bird = position({ blue: 'hades@S5', red: 'eagle@S5!petrified' });
  expect(after(bird, 'act hades simple, attack eagle', blanks(7)).ask?.kind).toBe('activation');
});

test('R12: friends do not cut stone', () => {
  const state = position({ red: 'ares@O9!petrified leonidas@O9', blue: 'hades@S2', turn: 'red' });
  expect(refusal(state, 'act leonidas simple, free ares')).toBe('not-trapped');
});

test('R14: whoever is pushed turns a token over', () => {
  const state = position({ blue: 'acamas@O8', red: 'ares@O12', tokens: { O13: 'lure' }, hands: { 1: [] } });
  const pushed = after(state, 'act acamas simple, power boulderToss ares, auto, push O13', [
    5,
    ...blanks(7),
    5,
  ]);
  expect(pushed.turned.lure).toBe(1);
});

test('R15: flyers turn tokens over in every area they enter', () => {
  const state = position({
    red: 'harpies@O19',
    blue: 'hades@S2',
    turn: 'red',
    tokens: { O24: 'lure', O15: 'lure' },
  });
  const flown = after(state, 'act harpies complex, fly O24, fly O15');
  expect(flown.turned.lure).toBe(2);
  expect(refusal(flown, 'fly O12')).toBeUndefined();
});

test('R18: both sides enter with the first activation, in their own colour', () => {
  const state = position({ blue: 'hydra@-', red: 'zeus@O19' });
  const areas = offered(state, 'act hydra complex').filter((step) => step.startsWith('deploy'));
  expect(areas).toEqual(['S1', 'S2', 'S3', 'O1', 'O2', 'O3'].map((area) => `deploy ${area}`));
});

test.each(TABLE_IDS)('R20, R21: table %s has the points of the seed and alternates', (id) => {
  const { seats, turnOrder } = TABLES[id];
  const points = (side: string): number =>
    seats.filter((seat) => seat.side === side).reduce((sum, { rp }) => sum + rp, 0);
  expect([points('blue'), points('red')]).toEqual(id === '4' ? [16, 16] : [12, 12]);
  expect(seats[turnOrder[0]!]?.side).toBe('red');
});

test('R24: four absorbed stones win nothing', () => {
  const hand = ['hades', 'omphalos', 'omphalos', 'omphalos'] as const;
  const state = position({ blue: 'hades@S16', red: 'zeus@O19', stones: ['S16'], hands: { 0: hand } });
  expect(after(state, 'act hades complex, absorb').ending).toBeNull();
});

test('R25: nobody attacks, frees or sees the other map', () => {
  const state = position({ blue: 'acamas@O2 hades@S2', red: 'zeus@O19 eagle@S2' });
  expect(refusal(state, 'act acamas simple, attack eagle')).toBe('other-map');
});

test('R27: only another moves a hound among enemies', () => {
  const state = position({ blue: 'minotaur@S21', red: 'cerberus@S21', hands: { 1: [] } });
  const moved = after(state, 'act minotaur simple, attack cerberus, throw S20', blanks(6));
  expect(findUnit(moved, 'cerberus')?.area).toBe('S20');
});

test('R28: the outcome names the winners and how', () => {
  const state = position({ table: '4', blue: 'hades@S21', red: 'cerberus@S21', rage: 1, turn: 1 });
  expect(prometheus.outcome(after(state, 'act hades simple, calm'))).toEqual({
    kind: 'won',
    winners: [0, 1],
    reason: 'calm',
  });
});

test('R30: eighteen areas for tokens', () => {
  expect(TOKEN_AREAS).toHaveLength(18);
});
