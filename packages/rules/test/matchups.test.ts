import { describe, expect, test } from 'vitest';
import { MATCHUP_NOTES, matchupNote } from '../src/matchups.ts';
import { CARD_IDS, everyPair } from './casts.ts';

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

describe('among the powers that are here', () => {
  test('no pair is banned by the publisher, and notes are the same both ways', () => {
    for (const [a, b] of everyPair()) {
      const note = matchupNote(a!, b!);
      expect(note).not.toBe('printed');
      expect(note === undefined || MATCHUP_NOTES.includes(note)).toBe(true);
      expect(matchupNote(b!, a!)).toBe(note);
    }
  });

  test('every power is a mirror of itself', () => {
    for (const id of CARD_IDS.slice(1)) expect(matchupNote(id, id)).toBe('mirror');
  });
});
