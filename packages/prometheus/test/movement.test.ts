import { expect, test } from 'vitest';
import { attackIn, findUnit } from '../src/field.ts';
import { reachable } from '../src/reachable.ts';
import { after, offered, position, refusal } from './positions.ts';

const where = (state: ReturnType<typeof position>, id: Parameters<typeof findUnit>[1]) =>
  findUnit(state, id)?.area;

test('case 8: a rift ends a movement', () => {
  const state = position({ blue: 'hades@S2', red: 'zeus@O19' });
  expect(refusal(state, 'act hades complex, run S5, run S9, run S14')).toBe('not-asked');
  expect(where(after(state, 'act hades complex, run S5 S9, done'), 'hades')).toBe('S9');
});

test('case 9: an enemy ends a movement', () => {
  const state = position({ blue: 'minotaur@O24', red: 'zeus@O19', turn: 'red' });
  expect(offered(state, 'act zeus simple, walk O24')).not.toContain('walk O15');
  expect(refusal(state, 'act zeus simple, walk O24, walk O15')).toBe('movement-ended');
});

test('case 10: nobody enters a full area', () => {
  const state = position({ blue: 'minotaur@O15 hydra@O15 acamas@O15', red: 'zeus@O24', turn: 'red' });
  expect(refusal(state, 'act zeus simple, walk O15')).toBe('area-full');
});

test('case 11: climbing is a talent, so a walk may and a run may not', () => {
  const state = position({ red: 'nemeanLion@S20', blue: 'hades@S2', turn: 'red' });
  expect(refusal(state, 'act nemeanLion simple, walk S23')).toBeUndefined();
  expect(refusal(state, 'act nemeanLion complex, run S23')).toBe('steep');
  expect(refusal(position({ red: 'heracles@S20', turn: 'red' }), 'act heracles simple, walk S23')).toBe(
    'steep',
  );
});

test('case 12: a fast flight passes enemies, and a net ends it', () => {
  const free = position({ red: 'harpies@O19', blue: 'minotaur@O24', turn: 'red' });
  expect(where(after(free, 'act harpies complex, fly O24 O15 O12, done'), 'harpies')).toBe('O12');
  const netted = position({ red: 'harpies@O19', blue: 'minotaur@O24', turn: 'red', tokens: { O15: 'net' } });
  const caught = after(netted, 'act harpies complex, fly O24 O15');
  expect(where(caught, 'harpies')).toBe('O15');
  expect(caught.activation).toBeNull();
});

test('case 13: those in a full area next door are at range 0, and may strike back', () => {
  const state = position({ blue: 'acamas@O2 medusa@O2 hoplites@O2', red: 'ares@O5', turn: 'red' });
  for (const target of ['acamas', 'medusa', 'hoplites'])
    expect(offered(state, 'act ares simple')).toContain(`attack ${target}`);
  const guarded = after(state, 'act ares simple, attack acamas');
  expect(guarded.ask).toMatchObject({ kind: 'guard', units: ['hoplites'] });
  const struck = after(guarded, 'no', Array<number>(9).fill(0));
  expect(struck.ask).toMatchObject({ kind: 'retaliate', seat: 0 });
});

test('a full area next door is out of reach as soon as there is room', () => {
  const state = position({ blue: 'acamas@O2 medusa@O2', red: 'ares@O5', turn: 'red' });
  expect(refusal(state, 'act ares simple, attack acamas')).toBe('out-of-range');
});

test('case 14: stairs give range and, from afar, offence', () => {
  const far = position({ blue: 'medusa@O16', red: 'ares@O8' });
  const shot = after(far, 'act medusa simple, attack ares', [1, 1, 1, 1, 1, 1, 1, 1]);
  expect(attackIn(shot)).toMatchObject({ offence: 8, range: '1+' });
  const near = position({ blue: 'medusa@O16', red: 'zeus@O16', hands: { 0: ['medusa'], 1: [] } });
  expect(attackIn(after(near, 'act medusa simple, attack zeus', [1, 1, 1, 1, 1, 1, 1]))).toMatchObject({
    offence: 7,
    range: '0',
  });
});

test('case 15: one clear way is enough to see', () => {
  const clear = position({ blue: 'amazons@O5', red: 'centaurs@O12' });
  expect(refusal(clear, 'act amazons simple, attack centaurs')).toBeUndefined();
  const barred = position({ blue: 'amazons@O5 medusa@O8', red: 'centaurs@O12' });
  expect(refusal(barred, 'act amazons simple, attack centaurs')).toBe('not-visible');
});

test('case 17: ruins protect at range 0, forests from afar', () => {
  const defence = (area: string, from: string): number | undefined => {
    const state = position({
      blue: `hades@${area}`,
      red: `atalanta@${from}`,
      turn: 'red',
      hands: { 0: [], 1: ['atalanta'] },
    });
    return attackIn(after(state, 'act atalanta simple, attack hades', Array<number>(10).fill(1)))?.defence;
  };
  expect(defence('S7', 'S7')).toBe(9);
  expect(defence('S7', 'S6')).toBe(8);
  expect(defence('S4', 'S4')).toBe(8);
  expect(defence('S4', 'S5')).toBe(9);
});

test('a walk may come back to where it began', () => {
  const state = position({ blue: 'hades@S2', red: 'zeus@O19' });
  expect(where(after(state, 'act hades simple, walk S5 S2, end, done'), 'hades')).toBe('S2');
});

test('a run is one step longer than a walk, and Fleet Foot one more', () => {
  const state = position({ blue: 'hades@S2', red: 'atalanta@O19' });
  const steps = (id: 'hades' | 'atalanta', gait: 'walk' | 'run'): number =>
    Math.max(...reachable(state, id, gait).reached.map(({ way }) => way.length));
  expect([steps('hades', 'walk'), steps('hades', 'run')]).toEqual([2, 2]);
  expect([steps('atalanta', 'walk'), steps('atalanta', 'run')]).toEqual([2, 4]);
});

test('what is within reach says what stops, what is barred and what is uncertain', () => {
  const state = position({
    blue: 'minotaur@O24',
    red: 'zeus@O19',
    turn: 'red',
    tokens: { O25: 'lure' },
  });
  const { reached, barred } = reachable(state, 'zeus', 'run');
  expect(reached.find(({ area }) => area === 'O24')).toMatchObject({ stop: 'enemy', isUncertain: false });
  expect(reached.find(({ area }) => area === 'O25')).toMatchObject({ isUncertain: true });
  expect(reached.find(({ area }) => area === 'O15')).toBeDefined();
  expect(barred).toEqual([]);
});
