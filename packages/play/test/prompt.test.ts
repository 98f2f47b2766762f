import { santoriniCatalogueOf } from '@thera/texts/santorini';
import { describe, expect, test } from 'vitest';
import { promptFor } from '../src/santorini/index.ts';
import { FLAT, heights, tapped } from './playing.ts';

const AWAY = 'mortal:A5,E5';

describe('what a person is asked to do next', () => {
  test.each([
    [`${FLAT}/1/mortal:B3,D3/${AWAY}`, '', 'Choose a worker', 'Elige un obrero'],
    [`${FLAT}/1/mortal:B3,D3/${AWAY}`, 'B3', 'Move the worker on B3', 'Mueve el obrero de B3'],
    [`${FLAT}/1/mortal:B3/${AWAY}`, '', 'Move the worker on B3', 'Mueve el obrero de B3'],
    [`${FLAT}/1/mortal:B3,D3/${AWAY}`, 'B3 B4', 'Choose where to build', 'Elige dónde construir'],
    [`${FLAT}/1/mortal:B3,D3/${AWAY}`, 'B3 B4 C4', 'Turn complete', 'Turno completo'],
    [`${heights({ B3: 2, B4: 3 })}/1/mortal:B3,D3/${AWAY}`, 'B3 B4', 'Turn complete', 'Turno completo'],
    [`${FLAT}/1/artemis:B3,D3/${AWAY}`, 'B3 B4', 'Move the worker on B4', 'Mueve el obrero de B4'],
    [
      `${FLAT}/1/demeter:B3,D3/${AWAY}`,
      'B3 B4 C4',
      'Continue, or end your turn here',
      'Sigue o termina aquí tu turno',
    ],
    [`${FLAT}/1/prometheus:B3,D3/${AWAY}`, '', 'Choose a worker', 'Elige un obrero'],
    [`${FLAT}/1/hermes:B3,D3/${AWAY}`, '', 'Choose a worker', 'Elige un obrero'],
    [`${FLAT}/1/jason:B3,D3/${AWAY}`, '', 'Choose a worker', 'Elige un obrero'],
    [`${FLAT}/1/hermes:B3,D3/${AWAY}`, 'B3', 'Move the worker on B3', 'Mueve el obrero de B3'],
    [`${FLAT}/1/charon:B3,D3/mortal:B4,E5`, 'B4', 'Choose a worker to force', 'Elige a qué obrero desplazar'],
    [`${FLAT}/1/terpsichore:A1,E1/${AWAY}`, 'A1 A2', 'Move the worker on E1', 'Mueve el obrero de E1'],
    [
      `${FLAT}/1/nemesis:A1,B1/${AWAY}`,
      'A1 B2 A1 B2 A5',
      'Choose who swaps places',
      'Elige quién cambia de sitio',
    ],
    [
      `${FLAT}/1/hydra:B3,D3/${AWAY}`,
      'B3 B4 C4',
      'Choose where the new worker goes',
      'Elige adónde llega el nuevo obrero',
    ],
    [
      `${heights({ B1: 3 })}/1/mortal:A1,E1/gaea:C5/steps=A1>A2^B1;react=2`,
      '',
      'You may bring in a worker',
      'Puedes traer a un obrero',
    ],
    [`${FLAT}/1/eris:B3,D3/mortal:B5,E5`, 'B5', 'Move the worker on B5', 'Mueve el obrero de B5'],
  ])('%s after [%s]', (position, squares, english, spanish) => {
    const attempt = tapped(position, squares);
    expect(promptFor(attempt, santoriniCatalogueOf('en'))).toBe(english);
    expect(promptFor(attempt, santoriniCatalogueOf('es'))).toBe(spanish);
  });

  test('where workers have been placed is said before it is confirmed', () => {
    const first = tapped(`${FLAT}/1/mortal:/mortal:/phase=place`, 'B3');
    expect(promptFor(first, santoriniCatalogueOf('en'))).toBe('Worker on B3. Place another');
    expect(promptFor(first, santoriniCatalogueOf('es'))).toBe('Obrero en B3. Coloca otro');
    const both = tapped(`${FLAT}/1/mortal:/mortal:/phase=place`, 'B3 D3');
    expect(promptFor(both, santoriniCatalogueOf('en'))).toBe('Workers on B3 and D3');
    expect(promptFor(both, santoriniCatalogueOf('es'))).toBe('Obreros en B3 y D3');
  });

  test('who would rather build first is asked where', () => {
    const hermes = tapped(`${FLAT}/1/hermes:B3,D3/${AWAY}`, '');
    expect(promptFor(hermes, santoriniCatalogueOf('en'), 'build')).toBe('Choose where to build');
    expect(promptFor(hermes, santoriniCatalogueOf('en'), 'move')).toBe('Choose a worker');
  });
});
