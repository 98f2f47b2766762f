import type { Outcome } from '@thera/table';
import { loadPlayText } from '@thera/texts';
import { expect, test } from 'vitest';
import { headlineOf, moodOf } from './over-headline.ts';

const names = ['Pan', 'Atlas', 'Hermes', 'Athena'];
const won = (...winners: readonly number[]): Outcome => ({ kind: 'won', winners });

test.each([
  ['the only person has won', won(0), [0], 'You win!', '¡Has ganado!', 'glad'],
  ['the only person has won with a partner', won(0, 2), [2], 'You win!', '¡Has ganado!', 'glad'],
  ['the computer has won', won(1), [0], 'You lose', 'Has perdido', 'sorry'],
  ['one of several persons', won(1), [0, 1], 'Atlas wins!', '¡Gana Atlas!', 'glad'],
  ['the computer, among several persons', won(2), [0, 1], 'Hermes wins!', '¡Gana Hermes!', 'sorry'],
  ['a team', won(1, 3), [0, 1, 2, 3], 'Atlas and Athena win!', '¡Ganan Atlas y Athena!', 'glad'],
  ['computers among themselves', won(1), [], 'Atlas wins!', '¡Gana Atlas!', 'glad'],
  ['nobody', { kind: 'draw', reason: 'agreed' }, [0], 'It’s a draw', 'Tablas', 'even'],
  ['all have lost', { kind: 'lost', reason: 'flag' }, [0, 1], 'Game over', 'Fin de la partida', 'sorry'],
] as const)('the headline says who has won: %s', async (_, outcome, persons, english, spanish, mood) => {
  const by = { persons, names };
  expect(headlineOf(outcome, by, await loadPlayText('en'))).toBe(english);
  expect(headlineOf(outcome, by, await loadPlayText('es'))).toBe(spanish);
  expect(moodOf(outcome, by)).toBe(mood);
});
