import { POWER_IDS, powerOf } from '@thera/santorini';
import { LANGUAGES } from '@thera/texts';
import { santoriniCatalogueOf } from '@thera/texts/santorini';
import { describe, expect, test } from 'vitest';
import { situationOf } from '../src/santorini/index.ts';
import { FLAT, heights, tapped } from './playing.ts';

const AWAY = 'mortal:A5,E5';
const HILL = heights({ B4: 1, C4: 1, D4: 2, C2: 1, A1: 2, B1: 3 });

describe('a line about what can be done right now', () => {
  test.each([
    // What a mortal could not do.
    [`${FLAT}/1/minotaur:B3,D1/mortal:C3,E5`, '', 'May push C3 to D3', 'Puedes empujar de C3 a D3'],
    [`${FLAT}/1/minotaur:B3,D1/mortal:C3,E5`, 'B3', 'May push C3 to D3', 'Puedes empujar de C3 a D3'],
    [`${FLAT}/1/minotaur:B3,D1/mortal:C3,E5`, 'D1', undefined, undefined],
    [
      `${FLAT}/1/minotaur:B3,D1/mortal:C3,B4`,
      'B3',
      'May push the worker on B4 or C3',
      'Puedes empujar al obrero de B4 o C3',
    ],
    [
      `${FLAT}/1/apollo:B3,D1/mortal:C3,E5`,
      'B3',
      'May swap with the worker on C3',
      'Puedes cambiarte con el obrero de C3',
    ],
    [`${FLAT}/1/charon:B3,D1/mortal:C3,E5`, '', 'May force C3 to A3', 'Puedes desplazar de C3 a A3'],
    [
      `${FLAT}/1/prometheus:B3,D1/${AWAY}`,
      '',
      'May build before moving',
      'Puedes construir antes de moverte',
    ],
    [`${FLAT}/1/hermes:B3,D1/${AWAY}`, '', 'May build without moving', 'Puedes construir sin moverte'],
    [
      `${FLAT}/1/castor-and-pollux:B3,D1/${AWAY}`,
      '',
      'May build without moving',
      'Puedes construir sin moverte',
    ],
    [`${FLAT}/1/artemis:B3,D1/${AWAY}`, 'B3 B4', 'May move again', 'Puedes volver a moverte'],
    [
      `${FLAT}/1/atlas:B3,D1/${AWAY}`,
      'B3 A3',
      'May build a dome at any level',
      'Puedes poner una cúpula a cualquier nivel',
    ],
    [
      `${FLAT}/1/zeus:B3,D1/${AWAY}`,
      'B3 A3',
      'May build under your worker',
      'Puedes construir bajo tu obrero',
    ],
    [`${FLAT}/1/demeter:B3,D1/${AWAY}`, 'B3 A3 A2', 'May build again', 'Puedes volver a construir'],
    [
      `${FLAT}/1/hephaestus:B3,D1/${AWAY}`,
      'B3 A3 A2',
      'May build again on A2',
      'Puedes volver a construir en A2',
    ],
    [
      `${heights({ C2: 1, D1: 1 })}/1/ares:B3,D2/${AWAY}`,
      'B3 A3 A2',
      'May remove a block from C2 or D1',
      'Puedes quitar un bloque de C2 o D1',
    ],
    // What another does not allow.
    [
      `${HILL}/1/mortal:B3,D3/athena[^]:A5,E5`,
      '',
      'Can’t move up: Athena climbed',
      'No puedes subir: Atenea ha subido',
    ],
    [`${FLAT}/1/mortal:B3,D3/athena[^]:A5,E5`, '', undefined, undefined],
    [
      `${HILL}/1/mortal:B4,D3/hypnus:A5,E5`,
      '',
      'Hypnus has put your highest worker to sleep',
      'Hipnos ha dormido a tu obrero más alto',
    ],
    [
      `${HILL}/1/mortal:B3,D3/persephone:A5,E5`,
      '',
      'Must move up: Persephone insists',
      'Tienes que subir: lo exige Perséfone',
    ],
    [
      `${HILL}/1/mortal:B4,D3/hades:A5,E5`,
      '',
      'Can’t move down: Hades forbids it',
      'No puedes bajar: lo impide Hades',
    ],
    // With a worker in hand, what it can do comes first.
    [
      `${HILL}/1/minotaur:B3,D1/athena[^]:C3,E5`,
      '',
      'Can’t move up: Athena climbed',
      'No puedes subir: Atenea ha subido',
    ],
    [`${HILL}/1/minotaur:B3,D1/athena[^]:C3,E5`, 'B3', 'May push C3 to D3', 'Puedes empujar de C3 a D3'],
    // Nothing where there is nothing, or where it is asked for anyway.
    [`${FLAT}/1/mortal:B3,D3/${AWAY}`, '', undefined, undefined],
    [`${FLAT}/1/mortal:B3,D3/${AWAY}`, 'B3 B4', undefined, undefined],
    [`${FLAT}/1/mortal:B3,D3/harpies:A5,E5`, 'B3 B4', undefined, undefined],
    [`${FLAT}/1/terpsichore:A1,E1/${AWAY}`, 'A1 A2', undefined, undefined],
  ])('%s after [%s]: %s', (position, squares, english, spanish) => {
    const attempt = tapped(position, squares);
    expect(situationOf(attempt, santoriniCatalogueOf('en'))).toBe(english);
    expect(situationOf(attempt, santoriniCatalogueOf('es'))).toBe(spanish);
  });
});

test.each(LANGUAGES)('in %s exactly the powers that bind moves have a line about it', (language) => {
  const { powers } = santoriniCatalogueOf(language);
  const binds = POWER_IDS.filter((id) => powers[id].binds !== undefined);
  const binding = POWER_IDS.filter((id) => {
    const { bars, sleeps, keeps, asks, demands } = powerOf(id);
    return bars !== null || sleeps !== null || keeps !== null || asks !== null || demands !== 0;
  });
  expect(binds).toEqual(binding);
});
