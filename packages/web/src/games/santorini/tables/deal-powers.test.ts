import { matchupNote, type PowerId, powerOf, SIMPLE_IDS, santorini } from '@thera/santorini';
import { begin, diceFor, sha256 } from '@thera/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealPowers } from './deal-powers.ts';
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
