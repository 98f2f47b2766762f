import { expect, test } from 'vitest';
import { findUnit } from '../src/field.ts';
import type { OpenCards, State } from '../src/state.ts';
import { after, afterAll, offered, position, refusal } from './positions.ts';

const cards = (state: State, seat: number): OpenCards => state.seats[seat]!.cards as OpenCards;

test('case 50: when a deck is empty every seat shuffles, hands below three are filled, then the card is drawn', () => {
  const state = position({
    blue: 'hades@S2',
    red: 'zeus@O19',
    hands: { 0: ['hades', 'hades'], 1: ['zeus'] },
    decks: { 0: ['artOfWar'], 1: [] },
  });
  const worn = {
    ...state,
    seats: state.seats.map((seat, at) => ({
      ...seat,
      cards: {
        ...(seat.cards as OpenCards),
        discards:
          at === 0 ? (['hades', 'hades'] as const) : (['zeus', 'zeus', 'artOfWar', 'artOfWar'] as const),
      },
    })),
  };
  const drawn = afterAll(worn, 'act hades simple, end, done');
  expect(drawn.happened).toContainEqual({ kind: 'refilled' });
  // BLUE: one in hand, one from the deck, one drawn; RED: one in hand, two drawn, one for the turn.
  expect(cards(drawn, 0)).toMatchObject({ hand: ['hades', 'hades', 'artOfWar'], discards: [] });
  expect(cards(drawn, 1).hand).toHaveLength(4);
});

test('with nothing to draw nothing is drawn', () => {
  const state = position({
    blue: 'hades@S2',
    red: 'zeus@O19',
    hands: { 0: ['hades'], 1: [] },
    decks: { 0: [], 1: [] },
  });
  const red = after(state, 'act hades simple, end, done');
  expect(cards(red, 1).hand).toEqual([]);
  expect(offered(red)).toEqual(['pass']);
});

test('case 51: a pass draws one more card, and a recall may follow', () => {
  const state = position({ blue: 'hades@S2 hoplites@-', red: 'zeus@O19', hands: { 0: ['artOfWar'] } });
  const passed = after(state, 'pass');
  expect(cards(passed, 0).hand).toHaveLength(2);
  expect(offered(passed).filter((step) => /^(act|second|pass)/.test(step))).toEqual([]);
  expect(offered(passed)).toContain('recall hoplites S2');
});

test('case 52: an Art of War activates another unit, never the same, never a third', () => {
  const state = position({ red: 'zeus@O19 ares@O19', blue: 'hades@S2', turn: 'red' });
  const acts = offered(state, 'act zeus simple, end, second').filter((step) => step.startsWith('act'));
  expect(acts).toEqual(['act ares simple', 'act ares complex']);
  expect(refusal(state, 'act zeus simple, end, second, act zeus simple')).toBe('already-activated');
  expect(refusal(state, 'act zeus simple, end, second, act ares simple, end, second')).toBe(
    'no-more-activations',
  );
  expect(refusal(state, 'act zeus simple, end, second, done')).toBe('must-activate');
  expect(refusal(state, 'act zeus simple, end, act ares simple')).toBe('no-art-of-war');
});

test('case 53: a search once a turn; two dead cards pay for it', () => {
  const state = position({
    blue: 'hades@S2 minotaur@-',
    red: 'zeus@O19',
    hands: { 0: ['hades', 'minotaur', 'minotaur'] },
  });
  const bereft: State = {
    ...state,
    units: state.units.map((unit) => (unit?.id === 'minotaur' ? { ...unit, isOut: true, vit: 0 } : unit)),
  };
  expect(refusal(bereft, 'search hades')).toBe('no-art-of-war');
  expect(offered(bereft, 'pay dead minotaur minotaur')).toEqual(['draw2', 'search hades', 'search minotaur']);
  const found = after(bereft, 'pay dead minotaur minotaur, search hades');
  expect(cards(found, 0)).toMatchObject({ hand: ['hades', 'hades'], discards: ['minotaur', 'minotaur'] });
  expect(refusal(found, 'search minotaur')).toBe('already-searched');
  expect(refusal(state, 'pay dead minotaur minotaur')).toBe('not-dead-cards');
});

test('P17: draw two once a turn, also in the middle of a walk, which goes on', () => {
  const state = position({
    blue: 'hades@S2',
    red: 'zeus@O19',
    decks: { 0: ['hades', 'hades', 'hades', 'hades'] },
  });
  const drawn = after(state, 'act hades simple, walk S5, draw2');
  expect(cards(drawn, 0).hand).toHaveLength(5);
  expect(refusal(drawn, 'draw2')).toBe('already-drawn-two');
  expect(refusal(drawn, 'walk S9')).toBeUndefined();
});

test('case 54, R23: a troop is recalled to a god of its seat or to its own areas, with all its figures', () => {
  const state = position({
    red: 'zeus@O12 centaurs@-',
    blue: 'hades@S2',
    turn: 'red',
    tokens: { O12: 'net' },
  });
  const end = after(state, 'pass');
  const areas = offered(end).filter((step) => step.startsWith('recall'));
  expect(areas).toEqual(
    ['S25', 'S26', 'S27', 'O12', 'O18', 'O19', 'O20'].map((area) => `recall centaurs ${area}`),
  );
  const recalled = after(end, 'recall centaurs O12');
  // Zeus stands on an unturned token; the Centaurs turn it over.
  expect(findUnit(recalled, 'centaurs')).toMatchObject({ area: 'O12', vit: 2, isTrapped: true });
  expect(refusal(recalled, 'recall centaurs S25')).toBe('already-recalled');
  const full = position({ red: 'zeus@O18 ares@O18 eagle@O18 centaurs@-', blue: 'hades@S2', turn: 'red' });
  expect(refusal(after(full, 'pass'), 'recall centaurs O18')).toBe('area-full');
});

test('a recall makes a wounded, trapped, petrified troop whole, and its stone falls', () => {
  const state = position({ blue: 'hades@S2', red: 'harpies@S17:2!petrified!stone zeus@O19', turn: 'red' });
  const recalled = after(after(state, 'pass'), 'recall harpies O19');
  expect(findUnit(recalled, 'harpies')).toMatchObject({
    area: 'O19',
    vit: 4,
    isPetrified: false,
    hasStone: false,
  });
  expect(recalled.stones).toEqual(['S17']);
});

test('case 55: no power reaches the other map', () => {
  const state = position({
    red: 'zeus@O19 ares@O19 spartans@S26 centaurs@O24',
    blue: 'hades@S26',
    turn: 'red',
  });
  expect(refusal(state, 'act zeus simple, power thunderbolt hades')).toBe('other-map');
  const roused = after(state, 'act ares simple, power warCry');
  expect(roused.lasting.map(({ on }) => on)).toEqual(['centaurs']);
});

test('case 56: partners share guards, not cards, troops or gods', () => {
  const state = position({
    table: '4',
    blue: 'hephaestus@S5 hades@S2 hoplites@S5 acamas@O2',
    seats: { hoplites: 1 },
    red: 'zeus@O19 eagle@S5',
    turn: 1,
  });
  expect(refusal(state, 'act hephaestus simple')).toBe('not-your-unit');
  const end = after(state, 'pass');
  expect(offered(end)).toContain('recall hoplites S2');
  expect(offered(end)).not.toContain('recall hoplites S5');
  const red = { ...state, turn: { ...state.turn, seat: 2 }, ask: { kind: 'turn', seat: 2 } } as const;
  const struck = after(red, 'act eagle simple, attack hoplites');
  expect(struck.ask).toMatchObject({ kind: 'guard', seat: 0, units: ['hephaestus'] });
});

test('P14: Leader calls a troop of its seat beside it without Art of War, with a card from the deck', () => {
  const state = position({
    red: 'zeus@O19 spartans@O18 centaurs@O12 heracles@O19',
    blue: 'hades@S2',
    turn: 'red',
    hands: { 1: ['zeus'] },
  });
  const led = offered(state, 'act zeus simple, end').filter((step) => step.startsWith('leader'));
  expect(led).toEqual(['leader spartans simple', 'leader spartans complex']);
  expect(refusal(state, 'act zeus simple, end, leader centaurs simple')).toBe('too-far-from-leader');
  expect(refusal(state, 'act zeus simple, end, leader heracles simple')).toBe('not-a-troop');
  expect(refusal(state, 'act zeus complex, run O18, end, leader spartans simple')).toBe('no-leader');
  const called = after(state, 'act zeus simple, end, leader spartans simple, walk O23, end');
  expect(cards(called, 1).deck).not.toContain('spartans');
  expect(called.turn.phase).toBe('end');
});

test('case 59: the first activation of a recruit is to enter, on either map', () => {
  const state = position({ red: 'heracles@-', blue: 'hades@S2', turn: 'red' });
  expect(offered(state).filter((step) => step.startsWith('act'))).toEqual(['act heracles complex']);
  const deploys = offered(state, 'act heracles complex').filter((step) => step.startsWith('deploy'));
  expect(deploys).toEqual(['S25', 'S26', 'S27', 'O18', 'O19', 'O20'].map((area) => `deploy ${area}`));
});

test('a seat that cannot activate anybody passes', () => {
  const state = position({ blue: 'hades@S2', red: 'zeus@O19', hands: { 0: [] }, decks: { 0: [] } });
  expect(offered(state)).toEqual(['pass']);
});

test('R22: what lasts until the next turn of its seat ends when that turn begins', () => {
  const state = position({ blue: 'hephaestus@S2 hades@S2', red: 'zeus@O19' });
  const forged = after(state, 'act hephaestus simple, power masterSmith hades, end, done');
  expect(forged.lasting).toHaveLength(1);
  const mine = afterAll(forged, 'pass', 'done');
  expect(mine.lasting).toEqual([]);
  expect(mine.turn.seat).toBe(0);
});

test('R29: after sixty turns of each side whoever has come farther wins', () => {
  const late = (given: Parameters<typeof position>[0]): State => {
    const state = position(given);
    return { ...state, turn: { ...state.turn, number: 120, phase: 'end' } };
  };
  const blue = late({ blue: 'hades@S2', red: 'zeus@O19 ares@O19', rage: 2 });
  expect(after(blue, 'done').ending).toEqual({ reason: 'cap', winner: 'blue', unit: null });
  const red = late({ blue: 'hades@S2', red: 'zeus@O12 ares@O19', rage: 3 });
  expect(after(red, 'done').ending?.winner).toBe('red');
  const even = late({ blue: 'hades@S2', red: 'zeus@O12 ares@O19', rage: 2 });
  expect(after(even, 'done').ending?.winner).toBeNull();
  const free = late({ blue: 'hades@S2', red: 'zeus@O19', rage: 2, options: { turnCap: false } });
  expect(after(free, 'done').ending).toBeNull();
});
