import { expect, test } from 'vitest';
import { UNITS } from '../src/data/units.ts';
import { attackIn, findUnit } from '../src/field.ts';
import { after, afterAll, offered, position, refusal } from './positions.ts';

const blanks = (count: number): readonly number[] => Array<number>(count).fill(0);

test('case 26: a lure goes, and the run goes on', () => {
  const state = position({ red: 'centaurs@O19', blue: 'hades@S2', turn: 'red', tokens: { O24: 'lure' } });
  const turned = after(state, 'act centaurs complex, run O24');
  expect(turned).toMatchObject({ tokens: [], turned: { net: 0, lure: 1 } });
  expect(findUnit(after(turned, 'run O15 O12, end, done'), 'centaurs')?.area).toBe('O12');
});

test('case 27, R11: a net stops who walks in, takes the other action, and is gone when the activation ends', () => {
  const state = position({ red: 'zeus@O19', blue: 'hades@S2', turn: 'red', tokens: { O24: 'net' } });
  const caught = after(state, 'act zeus simple, walk O24');
  expect(caught.happened).toEqual(
    expect.arrayContaining([
      { kind: 'token-turned', area: 'O24', face: 'net', unit: 'zeus' },
      { kind: 'trapped', unit: 'zeus' },
      { kind: 'net-off', unit: 'zeus', why: 'activation', by: null },
    ]),
  );
  expect(caught.activation).toBeNull();
  expect(findUnit(caught, 'zeus')).toMatchObject({ area: 'O24', isTrapped: false });
});

test('case 28, R11: with the option the net stays until the end of the next activation', () => {
  const state = position({
    red: 'zeus@O19',
    blue: 'hades@S2',
    turn: 'red',
    tokens: { O24: 'net' },
    options: { netRemoval: 'nextActivation' },
  });
  const caught = after(state, 'act zeus simple, walk O24');
  expect(findUnit(caught, 'zeus')?.isTrapped).toBe(true);
  const next = afterAll(caught, 'done', 'pass', 'done');
  const freed = after(next, 'act zeus simple, done');
  expect(findUnit(freed, 'zeus')?.isTrapped).toBe(false);
});

/** The Minotaur throws Ares into a net in BLUE's turn. */
function thrown(red = 'ares@O12'): ReturnType<typeof position> {
  const state = position({
    blue: 'minotaur@O12',
    red,
    tokens: { O9: 'net' },
    hands: { 0: ['minotaur', 'minotaur'] },
  });
  return afterAll(state, 'act minotaur simple, attack ares', ['no', blanks(7)], 'throw O9');
}

test('case 29, R11: a net that closes in the other turn holds for a whole activation', () => {
  const held = thrown();
  expect(findUnit(held, 'ares')).toMatchObject({ area: 'O9', isTrapped: true });
  expect(held.ask).toMatchObject({ kind: 'activation', seat: 0 });
  const red = after(held, 'end, done');
  expect(refusal(red, 'act ares complex')).toBe('no-complex-action');
  expect(findUnit(after(red, 'act ares simple, done'), 'ares')?.isTrapped).toBe(false);
});

test('case 30: a friend in the area cuts the net for an action and an Art of War', () => {
  const red = after(thrown('ares@O12 leonidas@O8'), 'end, done');
  const freed = after(
    red,
    'act leonidas simple, walk O9, free ares, end, second, act ares simple, end, done',
  );
  expect(findUnit(freed, 'ares')?.isTrapped).toBe(false);
  const poor = {
    ...red,
    seats: red.seats.with(1, {
      ...red.seats[1]!,
      cards: { kind: 'open', hand: ['ares', 'leonidas'], deck: [], discards: [] },
    }),
  } as typeof red;
  expect(refusal(poor, 'act leonidas simple, walk O9, free ares')).toBe('no-art-of-war');
});

test('case 31: Acamas attacks what a net has caught next to him, and nobody answers', () => {
  const state = position({ blue: 'acamas@O8', red: 'zeus@O15', turn: 'red', tokens: { O12: 'net' } });
  const caught = after(state, 'act zeus complex, run O12');
  expect(caught.ask).toEqual({ kind: 'spring', seat: 0, unit: 'acamas', target: 'zeus' });
  const sprung = after(caught, 'spring', [5, ...blanks(7)]);
  expect(attackIn(sprung)).toMatchObject({ attacker: 'acamas', defence: 8, range: '1+', reaction: 'spring' });
  const done = after(sprung, 'reroll 1', [4]);
  expect(done.ask).toMatchObject({ kind: 'turn', seat: 1 });
  expect(findUnit(done, 'zeus')).toMatchObject({ isTrapped: false, vit: UNITS.zeus.vit - 1 });
});

test('case 31: two areas away he does not', () => {
  const state = position({ blue: 'acamas@O5', red: 'zeus@O15', turn: 'red', tokens: { O12: 'net' } });
  expect(after(state, 'act zeus complex, run O12').ask?.kind).toBe('turn');
});

test('case 32, R13: a cautious move ends at a token, which stays for the next', () => {
  const state = position({
    red: 'ares@O20 spartans@O20',
    blue: 'hades@S2',
    turn: 'red',
    tokens: { O25: 'net' },
  });
  expect(offered(state, 'act ares complex, cautious O25')).not.toContain('cautious O16');
  const careful = after(state, 'act ares complex, cautious O25, done');
  expect(careful.tokens).toHaveLength(1);
  const walked = after(after(after(careful, 'pass'), 'done'), 'act spartans simple, walk O25');
  expect(walked.tokens).toEqual([]);
});

test('cautious moves are for the side that is trapped', () => {
  const state = position({ blue: 'hades@S2', red: 'zeus@O19' });
  expect(refusal(state, 'act hades complex, cautious S5')).toBe('only-trapped-side');
});

test('case 33: who is thrown again loses one net and finds another', () => {
  const held = afterAll(thrown(), 'end, done', 'pass', 'done');
  const state = {
    ...held,
    tokens: [{ area: 'O10', face: 'net' } as const],
    units: held.units.map((unit) => (unit?.id === 'minotaur' ? { ...unit, area: 'O9' as const } : unit)),
  };
  const again = afterAll(state, ['act minotaur simple, attack ares', blanks(7)], 'throw O10');
  expect(again.happened).toEqual(
    expect.arrayContaining([
      { kind: 'net-off', unit: 'ares', why: 'moved', by: null },
      { kind: 'trapped', unit: 'ares' },
    ]),
  );
  expect(findUnit(again, 'ares')).toMatchObject({ area: 'O10', isTrapped: true });
});

test('case 34, R16: tokens do not turn for those who laid them', () => {
  const state = position({ blue: 'medusa@O5', red: 'zeus@O19', tokens: { O8: 'net', O12: 'lure' } });
  expect(after(state, 'act medusa complex, run O8 O12 O11, done').tokens).toHaveLength(2);
});

test('case 35: a trapped leader bolsters nobody and guards nobody', () => {
  const red = 'leonidas@O12!net spartans@O12';
  const state = position({ blue: 'minotaur@O12', red, hands: { 0: ['minotaur'], 1: [] } });
  const struck = after(state, 'act minotaur simple, attack spartans', [1, ...blanks(6)]);
  expect(attackIn(struck)).toMatchObject({ defence: 6, isGuarded: false });
});

test('case 35: net and stone cancel in defence, and one lost activation removes both', () => {
  const state = position({
    blue: 'minotaur@O12',
    red: 'zeus@O12!net!petrified',
    hands: { 0: ['minotaur'], 1: ['zeus'] },
  });
  expect(attackIn(after(state, 'act minotaur simple, attack zeus', blanks(7)))?.defence).toBe(9);
  const lost = after(
    { ...state, turn: { ...state.turn, seat: 1 }, ask: { kind: 'turn', seat: 1 } },
    'act zeus simple, done',
  );
  expect(findUnit(lost, 'zeus')).toMatchObject({ isTrapped: false, isPetrified: false });
});

test('case 36: who is petrified and thrown stays petrified', () => {
  const state = position({ blue: 'minotaur@O12', red: 'ares@O12!petrified' });
  const moved = afterAll(state, ['act minotaur simple, attack ares', blanks(7)], 'throw O13');
  expect(findUnit(moved, 'ares')).toMatchObject({ area: 'O13', isPetrified: true });
});
