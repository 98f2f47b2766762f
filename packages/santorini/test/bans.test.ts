import { begin } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { chances } from '../src/chance.ts';
import { formatPosition } from '../src/notation/format-position.ts';
import { santorini } from '../src/santorini.ts';
import { parseSetup } from '../src/setup/setup.ts';
import { positionOf } from './random-start.ts';
import { decided, good, newMatch, offered, tried } from './table-games.ts';

describe('a pair that the publisher advises against, Hades and Pan (R61)', () => {
  test('is not offered together', () => {
    const match = newMatch({ mode: 'draft', challenger: 0 });
    expect(offered(match, 'offer hades')).not.toContain('offer pan');
    expect(tried(match, ['offer hades', 'offer pan'])).toMatchObject({
      error: 'banned-pair',
      at: 'offer pan',
    });
    for (let n = 0; n < 200; n++) {
      const ids = offered(newMatch({ mode: 'random', players: 4 }, `bans ${n}`));
      expect(ids.includes('pick hades') && ids.includes('pick pan')).toBe(false);
    }
  });

  test('is not chosen freely against each other, but as partners', () => {
    const match = decided(newMatch({ mode: 'free', challenger: 3, players: 4 }), ['pick hades']);
    expect(offered(match)).not.toContain('pick pan');
    expect(tried(match, ['pick pan'])).toMatchObject({ error: 'not-offered' });
    expect(offered(decided(match, ['pick zeus']))).toContain('pick pan');
  });

  test.each([
    ['two', ['hades', 'pan'], 'powers[1]'],
    ['three', ['hera', 'hades', 'pan'], 'powers[2]'],
    ['four', ['hades', 'hera', 'zeus', 'pan'], 'powers[3]'],
  ])('is not fixed for %s', (_, powers, at) => {
    const setup = good(parseSetup({ players: powers.length, mode: 'fixed', powers }));
    expect(begin(santorini, setup, 'seed')).toEqual({ ok: false, error: 'banned-pair', at });
  });

  test('may be partners', () => {
    expect(
      newMatch({ players: 4, mode: 'fixed', powers: ['hades', 'hera', 'pan', 'zeus'] }).outcome,
    ).toBeUndefined();
  });

  test('is allowed where the table says so', () => {
    expect(newMatch({ mode: 'fixed', powers: ['hades', 'pan'], bans: false }).outcome).toBeUndefined();
    const draft = newMatch({ mode: 'draft', challenger: 0, bans: false });
    expect(offered(draft, 'offer hades')).toContain('offer pan');
    expect(tried(draft, ['offer hades', 'offer pan']).ok).toBe(true);
    const free = decided(newMatch({ mode: 'free', challenger: 0, bans: false }), ['pick hades']);
    expect(offered(free)).toContain('pick pan');
  });

  test('is not drawn by Chaos against an opponent (R32)', () => {
    const drawn = chances(positionOf(`${'0'.repeat(25)}/1/chaos[?]:A1/hades:B1`)).map(formatPosition);
    expect(drawn).toHaveLength(9);
    expect(drawn.some((text) => text.includes('chaos[pan]'))).toBe(false);
  });
});
