import { expect, test } from 'vitest';
import { MATCHUP_NOTES, matchupNote } from '../src/matchups.ts';
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

test('among the powers that are here these pairs are banned', () => {
  const pairs = CARD_IDS.flatMap((a, n) => CARD_IDS.slice(n).map((b) => [a, b] as const));
  const banned = pairs.filter(([a, b]) => matchupNote(a, b) === 'printed');
  expect(banned.map((pair) => pair.join(' '))).toEqual(['pan hades', 'aphrodite urania']);
});
