import { expect, test } from 'vitest';
import { HERO_IDS } from '../src/power-ids.ts';
import { MATCHUP_NOTES, matchupNote } from '../src/setup/matchups.ts';
import { CARD_IDS } from './casts.ts';

test.each([
  ['hades', 'pan', 'printed'],
  ['pan', 'hades', 'printed'],
  ['nemesis', 'aphrodite', 'printed'],
  ['circe', 'eros', 'game-reason'],
  ['pan', 'pan', 'mirror'],
  ['mortal', 'mortal', undefined],
  ['pan', 'zeus', undefined],
])('%s and %s: %s', (a, b, note) => {
  expect(matchupNote(a, b)).toBe(note);
});

test('notes are the same both ways', () => {
  for (const a of CARD_IDS) {
    for (const b of CARD_IDS) {
      const note = matchupNote(a, b);
      expect(note === undefined || MATCHUP_NOTES.includes(note)).toBe(true);
      expect(matchupNote(b, a)).toBe(note);
    }
  }
});

test('every power is a mirror of itself', () => {
  for (const id of CARD_IDS.slice(1)) expect(matchupNote(id, id)).toBe('mirror');
});

test('these pairs are banned', () => {
  const pairs = CARD_IDS.flatMap((a, n) => CARD_IDS.slice(n).map((b) => [a, b] as const));
  const banned = pairs.filter(([a, b]) => matchupNote(a, b) === 'printed');
  expect(banned.map(([a, b]) => [a, b].sort().join(' ')).sort()).toEqual([
    'aphrodite nemesis',
    'aphrodite urania',
    'atlas gaea',
    'bia nemesis',
    'bia tartarus',
    'charon hecate',
    'circe clio',
    'circe hecate',
    'clio nemesis',
    'gaea nemesis',
    'gaea selene',
    'graeae nemesis',
    'hades pan',
    'harpies hermes',
    'harpies triton',
    'hecate moerae',
    'hecate tartarus',
    'hypnus terpsichore',
    'limus terpsichore',
    'medusa nemesis',
    'moerae nemesis',
    'moerae tartarus',
    'nemesis terpsichore',
    'nemesis theseus',
    'tartarus terpsichore',
  ]);
});

test('these pairs work, with a warning', () => {
  const partners = (id: string): string =>
    CARD_IDS.filter((other) => matchupNote(id, other) === 'game-reason').join(' ');
  expect(partners('circe')).toBe(`eros gaea graeae moerae tartarus ${HERO_IDS.join(' ')} nyx proteus`);
  expect(partners('eris')).toBe('persephone hecate tartarus');
  expect(partners('hecate')).toBe('dionysus medea theseus eris nyx scylla');
  expect(partners('nyx')).toBe('chaos chronus circe dionysus hecate');
  expect(partners('harpies')).toBe('maenads');
  expect(partners('asteria')).toBe('hades');
});
