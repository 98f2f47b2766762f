import { santoriniCatalogueOf } from '@thera/texts/santorini';
import { describe, expect, test } from 'vitest';
import { explainTap } from '../src/santorini/index.ts';
import { FLAT, heights, square, tapped } from './playing.ts';

const AWAY = 'mortal:A5,E5';

/** Why the last tap does nothing. */
function reason(position: string, taps: string, language: 'en' | 'es'): string {
  const names = taps.split(' ');
  const attempt = tapped(position, names.slice(0, -1).join(' '));
  return explainTap(attempt, square(names.at(-1)!), santoriniCatalogueOf(language));
}

describe('a tap that does nothing is answered with the reason alone', () => {
  test.each([
    ['another player’s worker', `${FLAT}/1/mortal:B3,D3/${AWAY}`, 'A5', 'That worker isn’t yours.'],
    ['a square of both workers', `${FLAT}/1/mortal:B3,D3/${AWAY}`, 'C3', 'Choose a worker first.'],
    [
      'too high for the one, far from the other',
      `${heights({ B4: 2 })}/1/mortal:B3,D3/${AWAY}`,
      'B4',
      'Too high: you can only climb one level at a time.',
    ],
    ['also with builds first', `${FLAT}/1/prometheus:B3,D3/${AWAY}`, 'C3', 'Choose a worker first.'],
    [
      'a square for a build before the move',
      `${heights({ C3: 2 })}/1/hermes:B3,D3/${AWAY}`,
      'C3',
      'Switch to “Build” first.',
    ],
    [
      'with a worker in hand',
      `${heights({ B4: 2 })}/1/prometheus:B3,D3/${AWAY}`,
      'B3 B4',
      'Switch to “Build” first.',
    ],
    ['far away', `${FLAT}/1/mortal:B3,D3/${AWAY}`, 'C1', 'None of your workers is next to that square.'],
    [
      'far from the one in hand',
      `${FLAT}/1/mortal:B3,D3/${AWAY}`,
      'B3 B1',
      'That square isn’t next to your worker.',
    ],
    [
      'a worker in the way',
      `${FLAT}/1/mortal:B3,D3/mortal:B4,E5`,
      'B3 B4',
      'There’s already a worker there.',
    ],
    [
      'nobody can be pushed off',
      `${FLAT}/1/minotaur:B4,D3/mortal:B5,E5`,
      'B4 B5',
      'There’s already a worker there.',
    ],
    [
      'too high',
      `${heights({ B4: 2 })}/1/mortal:B3,D3/${AWAY}`,
      'B3 B4',
      'Too high: you can only climb one level at a time.',
    ],
    ['a dome', `${heights({ B4: 4 })}/1/mortal:B3,D3/${AWAY}`, 'B3 B4', 'That square has a dome.'],
    [
      'a coin',
      `${heights({ B4: 1 })}/1/mortal:B3,D3/clio[2|B4]:A5,E5`,
      'B3 B4',
      'A token blocks that square.',
    ],
    [
      'one’s own power',
      `${FLAT}/1/demeter:B3,D3/${AWAY}`,
      'B3 B4 C4 C4',
      'Your own power doesn’t allow that.',
    ],
    [
      'a climb that is forbidden',
      `${heights({ B4: 1 })}/1/mortal:B3,D3/athena[^]:A5,E5`,
      'B3 B4',
      'Athena climbed last turn: you can’t move up.',
    ],
    [
      'a worker that is tied',
      `${FLAT}/1/mortal:B3,D3/aphrodite:A4,E5`,
      'B3 C2',
      'Aphrodite holds this worker: its move must end next to one of her workers.',
    ],
    [
      'a worker that sleeps',
      `${heights({ B3: 1 })}/1/mortal:B3,D3/hypnus:A5,E5`,
      'B3',
      'Hypnus keeps your highest worker asleep: it can’t move this turn.',
    ],
    [
      'a build that is forbidden',
      `${FLAT}/1/mortal:B3,D3/limus:B5,E5`,
      'B3 B4 C5',
      'That square is next to one of Limus’s workers: you can’t build there.',
    ],
    [
      'a climb that is asked for',
      `${heights({ B4: 1 })}/1/mortal:B3,D3/persephone:A5,E5`,
      'B3 B2',
      'Against Persephone, one of your workers must move up this turn.',
    ],
    [
      'a direction that is closed',
      `${FLAT}/1/mortal:B3,D3/aeolus[n]:A5,E5`,
      'B3 B4',
      'Aeolus’s wind blocks that direction: nobody can move that way.',
    ],
  ])('%s', (_, position, taps, english) => {
    expect(reason(position, taps, 'en')).toBe(english);
  });

  test.each([
    [`${FLAT}/1/mortal:B3,D3/${AWAY}`, 'A5', 'Ese obrero no es tuyo.'],
    [`${FLAT}/1/mortal:B3,D3/${AWAY}`, 'C3', 'Elige primero un obrero.'],
    [`${heights({ C3: 2 })}/1/hermes:B3,D3/${AWAY}`, 'C3', 'Cambia primero a «Construir».'],
    [
      `${heights({ B4: 2 })}/1/mortal:B3,D3/${AWAY}`,
      'B3 B4',
      'Demasiado alto: solo puedes subir un nivel cada vez.',
    ],
    [
      `${heights({ B4: 1 })}/1/mortal:B3,D3/athena[^]:A5,E5`,
      'B3 B4',
      'Atenea subió en su último turno: no puedes subir.',
    ],
  ])('in Spanish: %s, %s', (position, taps, spanish) => {
    expect(reason(position, taps, 'es')).toBe(spanish);
  });

  test('in the middle of a turn only what can be chosen is told, for a reason might tell what is hidden', () => {
    const asked = `${FLAT}/1/atlas:B3,D3/gaea:A5,E5/steps=B3>B4^C4X;react=2`;
    expect(reason(asked, 'A1', 'en')).toBe(santoriniCatalogueOf('en').telling.notNow);
  });
});
