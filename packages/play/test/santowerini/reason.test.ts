import type { Reason } from '@thera/santowerini';
import { loadSantoweriniText } from '@thera/texts/santowerini';
import { describe, expect, test } from 'vitest';
import { reasonInWords } from '../../src/santowerini/index.ts';

const ABOUT = { enemy: 'runner', square: 14 } as const;

/** A reason, and what is said of it in English and in Spanish. */
const TABLE: readonly (readonly [reason: Reason, en: string, es: string])[] = [
  [{ kind: 'wins' }, 'Wins the scenario.', 'Gana el escenario.'],
  [
    { kind: 'stops', ...ABOUT, before: 3, after: 1 },
    'Stops the Runner on E3 before the gate in 5 of 6 rolls.',
    'Detiene al Corredor de E3 ante la puerta en 5 de 6 tiradas.',
  ],
  [
    { kind: 'stops', ...ABOUT, before: 3, after: 0 },
    'Stops the Runner on E3 before the gate on every roll.',
    'Detiene al Corredor de E3 ante la puerta con cualquier tirada.',
  ],
  [{ kind: 'defeats', ...ABOUT, before: 0 }, 'Defeats the Runner on E3.', 'Derrota al Corredor de E3.'],
  [
    { kind: 'defeats', ...ABOUT, before: 3 },
    'Defeats the Runner on E3, which would reach the gate in 3 of 6 rolls.',
    'Derrota al Corredor de E3, que llegaría a la puerta en 3 de 6 tiradas.',
  ],
  [
    { kind: 'stuns', ...ABOUT, before: 0 },
    'Stuns the Runner on E3: it misses its next action.',
    'Aturde al Corredor de E3, que pierde su próxima acción.',
  ],
  [
    { kind: 'saves-builder', builder: 16, before: 2, after: 0 },
    'Saves your builder on B2 on every roll.',
    'Salva a tu constructor de B2 con cualquier tirada.',
  ],
  [
    { kind: 'saves-building', building: 6, before: 2, after: 1 },
    'Saves the building on B4 in 5 of 6 rolls.',
    'Salva el edificio de B4 en 5 de 6 tiradas.',
  ],
  [
    { kind: 'prepares', ...ABOUT, chance: 0.5 },
    'That brings the Runner on E3 within reach next turn, with a 3 in 6 chance.',
    'Así tendrás al Corredor de E3 a tu alcance en el próximo turno, con una probabilidad de 3 de 6.',
  ],
  [
    { kind: 'prepares', ...ABOUT, chance: 1 },
    'That brings the Runner on E3 within reach next turn, whatever the die shows.',
    'Así tendrás al Corredor de E3 a tu alcance en el próximo turno, salga lo que salga.',
  ],
  [
    { kind: 'builds', buildings: 7, wanted: 11 },
    'That makes 7 of the 11 buildings for the bonus.',
    'Con eso van 7 de los 11 edificios de la bonificación.',
  ],
  [{ kind: 'holds' }, 'Keeps the city safe.', 'Mantiene a salvo la ciudad.'],
];

describe('why a turn is good', async () => {
  const texts = { en: await loadSantoweriniText('en'), es: await loadSantoweriniText('es') };
  test.each(TABLE)('%j', (reason, en, es) => {
    expect(reasonInWords(reason, texts.en)).toBe(en);
    expect(reasonInWords(reason, texts.es)).toBe(es);
  });
});
