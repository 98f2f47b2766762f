import { type Outcome, TABLE_REASONS, type TableEvent } from '@thera/table';
import { LANGUAGES } from '@thera/texts';
import { santoriniCatalogueOf } from '@thera/texts/santorini';
import { describe, expect, test } from 'vitest';
import { type TableVoice, tellOutcome, tellScore, tellTableEvent } from '../src/table/tell-table.ts';

const NAMES = ['Ana', 'Ben'];
const voice = (language: (typeof LANGUAGES)[number]): TableVoice => {
  const { table, words } = santoriniCatalogueOf(language);
  return { table, nameOf: (seat) => NAMES[seat]!, list: words.list };
};

describe('what happens at a table, in words', () => {
  test.each<[TableEvent, english: string, spanish: string]>([
    [{ kind: 'resignation', seat: 0 }, 'Ana resigns.', 'Ana se rinde.'],
    [{ kind: 'flag', seat: 1 }, 'Ben has run out of time.', 'A Ben se le ha acabado el tiempo.'],
    [
      { kind: 'claim', seat: 0, absent: 1, due: 'win' },
      'Ana claims the win: Ben has been gone too long.',
      'Ana reclama la victoria: Ben lleva demasiado tiempo ausente.',
    ],
    [
      { kind: 'claim', seat: 1, absent: 0, due: 'draw' },
      'Ben claims a draw: Ana has been gone too long.',
      'Ben reclama tablas: Ana lleva demasiado tiempo ausente.',
    ],
    [{ kind: 'draw' }, 'Draw agreed.', 'Tablas de mutuo acuerdo.'],
    [{ kind: 'takeback', seat: 0, ply: 3 }, 'Taken back.', 'Turno deshecho.'],
    [{ kind: 'sit', seat: 0, player: 'Eva' }, 'Eva now plays as Ana.', 'Ahora Eva juega como Ana.'],
    [{ kind: 'sit', seat: 0 }, 'Nobody is playing as Ana.', 'Nadie juega como Ana.'],
  ])('$kind', (event, english, spanish) => {
    expect(tellTableEvent(event, voice('en'))).toBe(english);
    expect(tellTableEvent(event, voice('es'))).toBe(spanish);
  });
});

describe('how a game ended, in words', () => {
  const own = { drawn: { tired: 'All fell asleep.' }, lost: { flood: 'The sea came.' } };

  test.each<[Outcome, string]>([
    [{ kind: 'won', winners: [1] }, 'Ben wins.'],
    [{ kind: 'won', winners: [0, 1], reason: 'flag' }, 'Ana and Ben win together.'],
    [{ kind: 'lost' }, 'The game is lost.'],
    [{ kind: 'lost', reason: 'resignation' }, 'Resigned: the game is lost.'],
    [{ kind: 'lost', reason: 'flood' }, 'The sea came.'],
    [{ kind: 'draw', reason: 'agreed' }, 'Draw by agreement.'],
    [{ kind: 'draw', reason: 'tired' }, 'All fell asleep.'],
  ])('%j', (outcome, words) => {
    expect(tellOutcome(outcome, voice('en'), own)).toBe(words);
  });

  test.each(LANGUAGES)('every reason of the table has words in %s', (language) => {
    for (const reason of TABLE_REASONS) {
      expect(tellOutcome({ kind: 'draw', reason }, voice(language))).not.toBe('');
      if (reason !== 'agreed') expect(tellOutcome({ kind: 'lost', reason }, voice(language))).not.toBe('');
    }
  });

  test('a reason without words is a bug', () => {
    expect(() => tellOutcome({ kind: 'draw', reason: 'toString' }, voice('en'), own)).toThrow('no words');
  });
});

test('what was reached, in words', () => {
  const goals = ['silver', 'gold', 'heroic'].map((name, n) => ({ name, isReached: n < 2 }));
  const told = tellScore({ points: 12, grade: 'master', goals }, voice('en'), {
    grades: { master: 'Master builder' },
  });
  expect(told).toEqual(['Goals reached: 2 of 3.', 'Points: 12.', 'Rank: Master builder.']);
  expect(tellScore({ points: 1 }, voice('es'))).toEqual(['Puntos: 1.']);
});
