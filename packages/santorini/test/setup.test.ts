import { begin } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { santorini } from '../src/santorini.ts';
import { FLEECE_IDS } from '../src/setup/fleece.ts';
import { DEFAULT_SETUP, parseSetup } from '../src/setup/setup.ts';
import { good, newMatch, textOf } from './table-games.ts';

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
    ['a fleece for three', { players: 3, fleece: 'hades' }, 'bad-fleece', 'fleece'],
    ['a fleece beside powers', { mode: 'draft', fleece: 'hades' }, 'bad-fleece', 'fleece'],
    ['a fleece that has to be set up', { fleece: 'siren' }, 'bad-fleece', 'fleece'],
    ['a fleece that is nothing', { fleece: 'nobody' }, 'bad-fleece', 'fleece'],
    ['a fleece in a wording that it has not', { fleece: 'pan@printed' }, 'bad-fleece', 'fleece'],
    ['a fleece that is no text', { fleece: true }, 'bad-fleece', 'fleece'],
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
    ['with a night that is none', { mode: 'fixed', powers: ['nyx=siren', 'pan'] }, 'bad-setup', 'powers[0]'],
    ['with a night for no card', { mode: 'fixed', powers: ['zeus', 'pan=bia'] }, 'bad-setup', 'powers[1]'],
    [
      'with a night that meets itself',
      { mode: 'fixed', powers: ['nyx=pan', 'pan'] },
      'bad-setup',
      'powers[0]',
    ],
    ['with a banned night', { mode: 'fixed', powers: ['pan', 'nyx=hades'] }, 'bad-setup', 'powers[1]'],
    [
      'with a power that three may not use (R63)',
      { players: 3, mode: 'fixed', powers: ['pan', 'circe', 'zeus'] },
      'wrong-players',
      'powers[1]',
    ],
  ])('%s', (_, input, error, at) => {
    expect(begin(santorini, good(parseSetup(input)), 'seed')).toEqual({ ok: false, error, at });
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

describe('the power beside the board', () => {
  test.each([
    ['hades', 'revised', 'hades'],
    ['castor', 'revised', 'castor-and-pollux'],
    ['limus', 'printed', 'limus@printed'],
    ['limus@revised', 'printed', 'limus'],
    ['limus@printed', 'revised', 'limus@printed'],
    ['pan', 'printed', 'pan'],
  ] as const)('%s by the %s wording is %s', (fleece, edition, name) => {
    expect(good(parseSetup({ fleece })).fleece).toBe(fleece);
    expect(textOf(newMatch({ fleece, edition }))).toContain(`/fleece=${name};`);
  });

  test('may be chosen by the dice, of those that need no setting up', () => {
    const texts = Array.from({ length: 60 }, (_, n) => textOf(newMatch({ fleece: 'dice' }, `fleece ${n}`)));
    const names = texts.map((text) => /fleece=([a-z-]+)/.exec(text)![1]!);
    expect(new Set(names).size).toBeGreaterThan(15);
    for (const name of names) expect(FLEECE_IDS).toContain(name);
  });
});

describe('a night', () => {
  test('is the one that is named', () => {
    expect(textOf(newMatch({ mode: 'fixed', powers: ['nyx=hades', 'zeus'], start: 0 }))).toBe(
      `${BARE}/1/nyx[hades]:/zeus:/phase=place;start=1`,
    );
    expect(textOf(newMatch({ mode: 'fixed', powers: ['zeus', 'nyx@printed=iris'], start: 0 }))).toBe(
      `${BARE}/1/zeus:/nyx@printed[iris]:/phase=place;start=1`,
    );
    expect(
      textOf(newMatch({ mode: 'fixed', powers: ['pan', 'nyx=hades'], bans: false, start: 0 })),
    ).toContain('nyx[hades]');
  });

  test('is drawn by the dice otherwise', () => {
    const powers = ['nyx', 'hades'];
    const nights = Array.from({ length: 40 }, (_, n) => textOf(newMatch({ mode: 'fixed', powers }, `${n}`)));
    expect(new Set(nights).size).toBeGreaterThan(10);
    for (const text of nights) expect(text).not.toMatch(/nyx\[(hades|pan|\?)\]/);
  });
});

test.each([
  '~NE',
  '~0',
  '~S',
  '*C3',
  '+C4',
  '--C3',
  '-C3',
  'A1&C3',
  '&C3',
  'C4=>C2',
  'A1<>C3',
  '^B5X',
  'pass',
  'night hades',
  'offer castor-and-pollux',
])('the step %s is read as it is', (step) => {
  expect(santorini.parseStep(` ${step} `)).toEqual({ ok: true, value: step });
});

test.each(['', '~', '~NN', '~ES', '~1', 'night', 'night Hades', '#', 'C3!'])(
  'the step "%s" is refused',
  (step) => {
    expect(santorini.parseStep(step)).toEqual({ ok: false, error: 'bad-step' });
  },
);
