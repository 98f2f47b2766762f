import { inTheMaking } from '@thera/santorini';
import type { Language } from '@thera/texts';
import { santoriniCatalogueOf } from '@thera/texts/santorini';
import { describe, expect, test } from 'vitest';
import { squareLabels } from '../src/santorini/index.ts';
import { FLAT, heights, square, tapped } from './playing.ts';

const AWAY = 'mortal:A5,E5';

/** The label of a square once these squares have been tapped, on the board as it then is. */
function label(position: string, taps: string, name: string, language: Language): string | undefined {
  const attempt = tapped(position, taps);
  if (attempt.stage.phase !== 'play') throw new Error(attempt.stage.phase);
  const now = inTheMaking(attempt.stage.position, attempt.steps) ?? attempt.stage.position;
  return squareLabels(now, attempt, ['Ana', 'Ben'], santoriniCatalogueOf(language))[square(name)];
}

test('whoever listens is not called by a name, and hears of workers that are not placed for good yet', () => {
  const labels = (text: string, taps: string): readonly string[] => {
    const attempt = tapped(text, taps);
    if (!('position' in attempt.stage)) throw new Error(attempt.stage.phase);
    return squareLabels(attempt.stage.position, attempt, [undefined, 'Ben'], santoriniCatalogueOf('en'));
  };
  expect(labels(`${FLAT}/1/mortal:B3,D3/${AWAY}`, '')[square('B3')]).toBe(
    'B3, ground, your worker, can be selected',
  );
  expect(labels(`${FLAT}/1/mortal:/mortal:/phase=place;start=1`, 'B3')[square('B3')]).toBe(
    'B3, ground, your worker',
  );
});

describe('what a screen reader says of a square', () => {
  test.each([
    [
      `${FLAT}/1/mortal:B3,D3/${AWAY}`,
      '',
      'B3, ground, Ana’s worker, can be selected',
      'B3, suelo, obrero de Ana, se puede seleccionar',
    ],
    [`${FLAT}/1/mortal:B3,D3/${AWAY}`, '', 'A5, ground, Ben’s worker', 'A5, suelo, obrero de Ben'],
    [`${FLAT}/1/mortal:B3,D3/${AWAY}`, '', 'C1, ground', 'C1, suelo'],
    [
      `${FLAT}/1/mortal:B3,D3/${AWAY}`,
      'B3',
      'B3, ground, Ana’s worker, selected',
      'B3, suelo, obrero de Ana, casilla seleccionada',
    ],
    [
      `${heights({ B4: 1 })}/1/mortal:B3,D3/${AWAY}`,
      'B3',
      'B4, level 1, can move here',
      'B4, nivel 1, puede moverse aquí',
    ],
    [
      `${FLAT}/1/mortal:B3,D3/${AWAY}`,
      'B3 B4',
      'B3, ground, can build here',
      'B3, suelo, puede construir aquí',
    ],
    [`${FLAT}/1/mortal:B3,D3/${AWAY}`, 'B3 B4', 'B4, ground, Ana’s worker', 'B4, suelo, obrero de Ana'],
    [`${FLAT}/1/demeter:B3,D3/${AWAY}`, 'B3 B4 C4', 'C4, level 1', 'C4, nivel 1'],
    [
      `${heights({ C4: 'a' })}/1/mortal:B3,D3/${AWAY}`,
      '',
      'C4, dome on level 0',
      'C4, cúpula sobre el nivel 0',
    ],
    [`${heights({ C4: 4 })}/1/mortal:B3,D3/${AWAY}`, '', 'C4, dome', 'C4, cúpula'],
    [
      `${FLAT}/1/apollo:B3,D3/mortal:B4,E5`,
      'B3',
      'B4, ground, Ben’s worker, can swap places here',
      'B4, suelo, obrero de Ben, puede intercambiarse aquí',
    ],
    [
      `${FLAT}/1/minotaur:B3,D3/mortal:B4,E5`,
      'B3',
      'B4, ground, Ben’s worker, can push here',
      'B4, suelo, obrero de Ben, puede empujar aquí',
    ],
    [
      `${FLAT}/1/selene[B3]:B3,D3/mortal[f=A5]:A5,E5`,
      '',
      'B3, ground, Ana’s female worker, can be selected',
      'B3, suelo, obrera de Ana, se puede seleccionar',
    ],
    [`${FLAT}/1/charybdis[C3]:B3,D3/${AWAY}`, '', 'C3, ground, whirlpool', 'C3, suelo, remolino'],
    [`${heights({ C3: 1 })}/1/clio[2|C3]:B3,D3/${AWAY}`, '', 'C3, level 1, coin', 'C3, nivel 1, moneda'],
  ])('%s after [%s]: %s', (position, taps, english, spanish) => {
    expect(label(position, taps, english.slice(0, 2), 'en')).toBe(english);
    expect(label(position, taps, spanish.slice(0, 2), 'es')).toBe(spanish);
  });
});
