import { begin } from '@thera/table';
import { describe, expect, test, vi } from 'vitest';
import { chances } from '../src/chance.ts';
import { parseSetup } from '../src/setup.ts';
import { positionOf } from './random-start.ts';
import { decided, good, newMatch, offered, table, tried } from './table-games.ts';

// No pair of the powers that are here is banned, so that one is for these tests: apollo and pan.
vi.mock('../src/matchups.ts', async (original) => {
  const known = await original<typeof import('../src/matchups.ts')>();
  const isBanned = (a: string, b: string): boolean => [a, b].sort().join() === 'apollo,pan';
  const matchupNote: typeof known.matchupNote = (a, b) =>
    isBanned(a, b) ? 'printed' : known.matchupNote(a, b);
  const bannedPair: typeof known.bannedPair = (ids) =>
    ids.includes('apollo') && ids.includes('pan') ? ['apollo', 'pan'] : known.bannedPair(ids);
  return { ...known, matchupNote, bannedPair };
});

describe('a pair that the publisher advises against (R61)', () => {
  test('is not offered together', () => {
    const match = newMatch({ mode: 'draft', challenger: 0 });
    expect(offered(match, 'offer apollo')).not.toContain('offer pan');
    expect(tried(match, ['offer apollo', 'offer pan'])).toMatchObject({
      error: 'banned-pair',
      at: 'offer pan',
    });
    for (let n = 0; n < 200; n++) {
      const ids = offered(newMatch({ mode: 'random', players: 4 }, `bans ${n}`));
      expect(ids.includes('pick apollo') && ids.includes('pick pan')).toBe(false);
    }
  });

  test('is not chosen freely against each other, but as partners', () => {
    const match = decided(newMatch({ mode: 'free', challenger: 3, players: 4 }), ['pick apollo']);
    expect(offered(match)).not.toContain('pick pan');
    expect(tried(match, ['pick pan'])).toMatchObject({ error: 'not-offered' });
    expect(offered(decided(match, ['pick zeus']))).toContain('pick pan');
  });

  test.each([
    ['two', ['apollo', 'pan'], 'powers[1]'],
    ['three', ['hera', 'apollo', 'pan'], 'powers[2]'],
    ['four', ['apollo', 'hera', 'zeus', 'pan'], 'powers[3]'],
  ])('is not fixed for %s', (_, powers, at) => {
    const setup = good(parseSetup({ players: powers.length, mode: 'fixed', powers }));
    expect(begin(table, setup, 'seed')).toEqual({ ok: false, error: 'banned-pair', at });
  });

  test('may be partners', () => {
    expect(
      newMatch({ players: 4, mode: 'fixed', powers: ['apollo', 'hera', 'pan', 'zeus'] }).outcome,
    ).toBeUndefined();
  });

  test('is allowed where the table says so', () => {
    expect(newMatch({ mode: 'fixed', powers: ['apollo', 'pan'], bans: false }).outcome).toBeUndefined();
    const draft = newMatch({ mode: 'draft', challenger: 0, bans: false });
    expect(offered(draft, 'offer apollo')).toContain('offer pan');
    expect(tried(draft, ['offer apollo', 'offer pan']).ok).toBe(true);
    const free = decided(newMatch({ mode: 'free', challenger: 0, bans: false }), ['pick apollo']);
    expect(offered(free)).toContain('pick pan');
  });

  test('is not drawn by Chaos against an opponent (R32)', () => {
    const drawn = chances(positionOf(`${'0'.repeat(25)}/1/chaos[?]:A1/pan:B1`));
    expect(drawn).toHaveLength(8);
  });
});
