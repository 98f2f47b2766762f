import { afterTurn, type Face, Island, parseState, parseTurn, type State } from '@thera/santowerini';
import type { SantoweriniText } from '@thera/texts/santowerini';
import { loadSantoweriniText } from '@thera/texts/santowerini';
import { beforeAll, describe, expect, it } from 'vitest';
import { tellHappened } from '../../src/santowerini/index.ts';

let en: SantoweriniText;
let es: SantoweriniText;
beforeAll(async () => {
  en = await loadSantoweriniText('en');
  es = await loadSantoweriniText('es');
});

function stateOf(text: string): State {
  const parsed = parseState(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

function played(text: string, turn: string, faces: string): readonly [State, State] {
  const before = stateOf(text);
  const rolls = [...faces].map((face) => Number(face) as Face);
  return [before, afterTurn(before, parseTurn(turn)!, () => rolls.shift()!)];
}

const HOUSE = '0000000000000001000000000';

/** A position, a turn, the rolls after it, and what is told in English and in Spanish. */
const TABLE: readonly (readonly [text: string, turn: string, rolls: string, en: string, es: string])[] = [
  [
    `${HOUSE}/D2,E1/raider:C5s/scenario=1A;round=1`,
    'D2-D1 C1',
    '2',
    'You move from D2 to D1 and build on C1. A 2 for the Raider on C5: it marches to C4.',
    'Vas de D2 a D1 y construyes en C1. Un 2 para el Saqueador de C5: avanza a C4.',
  ],
  [
    '0000000000000001000300000/D2,E1/raider:B5s,runner:E5s/scenario=1A;round=1',
    'D2-D1 E2',
    '14',
    'You move from D2 to D1 and put a dome on E2. A 1 for the Raider on B5: it holds its ground. A 4 for the Runner on E5: it dashes over E4 to E3.',
    'Vas de D2 a D1 y coronas E2 con una cúpula. Un 1 para el Saqueador de B5: aguanta donde está. Un 4 para el Corredor de E5: corre por E4 hasta E3.',
  ],
  [
    '0000000100000001000000000/C3,E1/raider:C5s/scenario=1A;round=1;reserve=runner',
    'C3-C4 C5',
    '4',
    'You move from C3 to C4 and defeat the Raider on C5. A 4: a Runner lands on D5.',
    'Vas de C3 a C4 y derrotas al Saqueador de C5. Un 4: un Corredor desembarca en D5.',
  ],
  [
    '0000000100000001000000000/C3,E1/brute:C5s/scenario=1A;round=0;reserve=runner',
    'C3-C4 C5',
    '',
    'You move from C3 to C4 and stun the Brute on C5. Stunned, the Brute on C5 misses its action.',
    'Vas de C3 a C4 y aturdes al Bruto de C5. Aturdido, el Bruto de C5 pierde su acción.',
  ],
  [
    '0000000000002000000000000/A1,E1/sapper:C4s,raider:A5s,captain:E5s/scenario=1A;round=0',
    'E1-D1 E1',
    '415',
    'You move from E1 to D1 and build on E1. A 4 for the Sapper on C4: it tears two floors off C3. A 1 for the Raider on A5, but the Captain shouts: it marches to A4. A 5 for the Captain on E5: it gets nowhere.',
    'Vas de E1 a D1 y construyes en E1. Un 4 para el Zapador de C4: derriba dos pisos de C3. Un 1 para el Saqueador de A5, pero el Capitán grita: avanza a A4. Un 5 para el Capitán de E5: no consigue nada.',
  ],
];

describe('what has happened', () => {
  it.each(TABLE)('%s, %s, %s', (text, turn, rolls, english, spanish) => {
    const [before, after] = played(text, turn, rolls);
    expect(tellHappened(before, after, en).join(' ')).toBe(english);
    expect(tellHappened(before, after, es).join(' ')).toBe(spanish);
  });

  it('tells who lands before the first turn', () => {
    const island = Island.of({ scenario: '1A', difficulty: 'normal', attempt: 1 });
    island.happen({ kind: 'landed', enemy: 1, enemyKind: 'raider', face: 3, square: 2 });
    expect(tellHappened(undefined, island.state, en)).toEqual(['A 3: a Raider lands on C5.']);
  });

  it('tells of a wave', () => {
    const island = Island.of({ scenario: 'endless', difficulty: 'normal', attempt: 1 });
    island.happen({ kind: 'mustered', wave: 1, enemies: ['raider', 'runner', 'raider'] });
    expect(tellHappened(undefined, island.state, en)).toEqual(['Wave 1 gathers: 2 Raiders and 1 Runner.']);
    expect(tellHappened(undefined, island.state, es)).toEqual([
      'Se reúne la oleada 1: 2 Saqueadores y 1 Corredor.',
    ]);
  });
});
