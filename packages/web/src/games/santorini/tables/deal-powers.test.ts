import { matchupNote, type PowerId, powerOf, SIMPLE_IDS, santorini } from '@thera/santorini';
import { begin, diceFor, sha256 } from '@thera/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_TASTES, type Tastes } from '../tastes/tastes.ts';
import { dealPowers, lacksWelcome } from './deal-powers.ts';
import { usualSetup } from './table-plan.ts';

const players = fc.constantFrom(2 as const, 3 as const, 4 as const);

test('powers that are dealt are all different, allowed, in good company, and can be played', () => {
  fc.assert(
    fc.property(players, fc.string(), (count, seed) => {
      const asked = Array.from({ length: count }, () => 'any');
      const setup = dealPowers({ ...usualSetup(count), powers: asked }, diceFor(sha256, seed, 0));
      expect(new Set(setup.powers).size).toBe(count);
      for (const [n, id] of setup.powers.entries()) {
        expect(powerOf(id as PowerId).players).toContain(count);
        for (const other of setup.powers.slice(n + 1)) expect(matchupNote(id, other)).toBeUndefined();
      }
      expect(begin(santorini, setup, seed).ok).toBe(true);
    }),
  );
});

test('a simple power is a simple one, and what is named stays', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const setup = dealPowers({ ...usualSetup(2), powers: ['simple', 'athena'] }, diceFor(sha256, seed, 0));
      expect(SIMPLE_IDS).toContain(setup.powers[0]);
      expect(setup.powers[0]).not.toBe('athena');
      expect(setup.powers[1]).toBe('athena');
    }),
  );
});

test('a power with its night is company like any other', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const setup = dealPowers({ ...usualSetup(2), powers: ['nyx=hades', 'any'] }, diceFor(sha256, seed, 0));
      expect(setup.powers[0]).toBe('nyx=hades');
      expect(['nyx', 'chaos', 'chronus', 'dionysus', 'circe', 'hecate']).not.toContain(setup.powers[1]);
    }),
  );
});

test('modes in which nobody has a power yet are left alone', () => {
  const setup = { ...usualSetup(2), mode: 'draft', powers: [] } as const;
  expect(dealPowers(setup, diceFor(sha256, 'seed', 0))).toEqual(setup);
});

const AVERSE: Tastes = {
  gods: { pan: 'favourite', atlas: 'favourite', apollo: 'unwanted', zeus: 'unwanted' },
  onlyFavourites: false,
};

test.each(['simple', 'any'])('an unwanted god is never dealt: %s', (deck) => {
  for (let n = 0; n < 200; n++) {
    const { powers } = dealPowers(
      { ...usualSetup(2), powers: [deck, deck] },
      diceFor(sha256, `${n}`, 0),
      AVERSE,
    );
    expect(powers).not.toContain('apollo');
    expect(powers).not.toContain('zeus');
  }
});

test('where only favourites are wanted, only they are dealt as long as there are some', () => {
  const choosy = { ...AVERSE, onlyFavourites: true };
  for (let n = 0; n < 50; n++) {
    const dice = diceFor(sha256, `${n}`, 0);
    const two = dealPowers({ ...usualSetup(2), powers: ['simple', 'any'] }, dice, choosy).powers;
    expect([...two].sort()).toEqual(['atlas', 'pan']);
    const three = dealPowers({ ...usualSetup(3), powers: ['any', 'any', 'any'] }, dice, choosy).powers;
    expect(three).toContain('pan');
    expect(three).not.toContain('zeus');
  }
});

test.each([
  ['no opinions', ['simple', 'any'], NO_TASTES, false],
  ['enough favourites', ['any', 'any'], { ...AVERSE, onlyFavourites: true }, false],
  ['too few favourites', ['any', 'any', 'any'], { ...AVERSE, onlyFavourites: true }, true],
  ['a favourite that is chosen already', ['pan', 'any'], { ...AVERSE, onlyFavourites: true }, false],
  [
    'the last favourite is chosen already',
    ['pan', 'atlas', 'any'],
    { ...AVERSE, onlyFavourites: true },
    true,
  ],
  ['nobody is dealt', ['pan', 'atlas'], { gods: {}, onlyFavourites: true }, false],
] as const)('too few welcome gods are noticed: %s', (_, powers, tastes, lacks) => {
  const count = powers.length as 2 | 3;
  expect(lacksWelcome({ ...usualSetup(count), powers: [...powers] }, tastes)).toBe(lacks);
});
