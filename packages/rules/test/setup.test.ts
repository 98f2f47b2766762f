import { begin } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETUP, parseSetup } from '../src/setup.ts';
import { good, newMatch, table, textOf } from './table-games.ts';

const BARE = '0'.repeat(25);

describe('a setup', () => {
  test('has a default for everything: two without powers', () => {
    expect(parseSetup({})).toEqual({ ok: true, value: DEFAULT_SETUP });
    expect(textOf(newMatch({ start: 0 }))).toBe(`${BARE}/1/mortal:/mortal:/phase=place;start=1`);
  });

  test.each([
    ['nothing', undefined, 'bad-setup', undefined],
    ['a list', [], 'bad-setup', undefined],
    ['five players', { players: 5 }, 'bad-setup', 'players'],
    ['players in words', { players: '2' }, 'bad-setup', 'players'],
    ['an unknown mode', { mode: 'auction' }, 'bad-setup', 'mode'],
    ['an unknown edition', { edition: 'third' }, 'bad-edition', 'edition'],
    ['powers that are no texts', { powers: [1] }, 'bad-setup', 'powers'],
    ['a challenger who is not there', { challenger: 2 }, 'bad-setup', 'challenger'],
    ['half a challenger', { challenger: 0.5 }, 'bad-setup', 'challenger'],
    ['a start player who is not there', { start: -1 }, 'bad-setup', 'start'],
    ['a negative limit', { plyCap: -1 }, 'bad-setup', 'plyCap'],
    ['a limit in words', { plyCap: '7' }, 'bad-setup', 'plyCap'],
    ['a switch that is none', { repetition: 1 }, 'bad-setup', 'repetition'],
    ['bans that are none', { bans: 'yes' }, 'bad-setup', 'bans'],
    ['a position for three among two', { position: `${BARE}/1/pan:/pan:/pan:` }, 'wrong-players', 'position'],
    ['a position that is no text', { position: 1 }, 'bad-setup', 'position'],
    ['a bad position', { position: `${BARE}/1/pan:A1/pan:A1` }, 'square-twice', '35'],
  ])('of %s is refused', (_, input, error, at) => {
    expect(parseSetup(input)).toEqual(at === undefined ? { ok: false, error } : { ok: false, error, at });
  });
});

describe('a game cannot begin', () => {
  test.each([
    ['without powers for three (R63)', { players: 3 }, 'powers-required', 'mode'],
    ['without powers for four (R63)', { players: 4 }, 'powers-required', 'mode'],
    [
      'with a mortal among three (R63)',
      { players: 3, mode: 'fixed', powers: ['pan', 'zeus', 'mortal'] },
      'powers-required',
      'powers[2]',
    ],
    ['with a power too few', { mode: 'fixed', powers: ['pan'] }, 'bad-setup', 'powers'],
    ['with an unknown power', { mode: 'fixed', powers: ['pan', 'nobody'] }, 'unknown-power', 'powers[1]'],
    [
      'with an unknown wording',
      { mode: 'fixed', powers: ['pan@printed', 'pan'] },
      'bad-edition',
      'powers[0]',
    ],
    [
      'with a power that three may not use (R63)',
      { players: 3, mode: 'fixed', powers: ['pan', 'circe', 'zeus'] },
      'wrong-players',
      'powers[1]',
    ],
  ])('%s', (_, input, error, at) => {
    expect(begin(table, good(parseSetup(input)), 'seed')).toEqual({ ok: false, error, at });
  });
});

test('one of two may be a mortal', () => {
  const match = newMatch({ mode: 'fixed', powers: ['mortal', 'pan'], start: 1 });
  expect(textOf(match)).toBe(`${BARE}/2/mortal:/pan:/phase=place;start=2`);
});

test('the dice name the start player when nobody else does', () => {
  const starts = Array.from({ length: 40 }, (_, n) => textOf(newMatch({}, `start ${n}`))[26]);
  expect(new Set(starts)).toEqual(new Set(['1', '2']));
});

test('a game may begin from a position, drawing what is due and settling who is stuck', () => {
  const position = '4444444444444444444440444/1/pan:B1/chaos[?]:';
  const match = newMatch({ position });
  expect(match.outcome).toEqual({ kind: 'won', winners: [1] });
  expect(textOf(match)).not.toContain('?');
});
