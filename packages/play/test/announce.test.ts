import { santoriniCatalogueOf } from '@thera/texts/santorini';
import { describe, expect, test } from 'vitest';
import { announceEvent, announceOutcome } from '../src/santorini/index.ts';
import { at, DRAFT, FLAT, fixed, going, heights, played } from './playing.ts';

const DRAFTED = ['offer pan, offer nyx, night atlas', 'pick nyx', 'pick pan', 'start 1'];

describe('what the last decision did, as the other player hears it', () => {
  test.each([
    [
      'an offer',
      DRAFT,
      DRAFTED.slice(0, 1),
      0,
      ['Player 2 puts Pan and Nyx into the draft.', 'Player 2 makes Atlas the night power.'],
      ['Jugador 2 propone a Pan y Nix.', 'Jugador 2 elige a Atlas como poder nocturno.'],
    ],
    ['a pick', DRAFT, DRAFTED.slice(0, 2), 1, ['Player 1 picks Nyx.'], ['Jugador 1 elige a Nix.']],
    [
      'who starts',
      DRAFT,
      DRAFTED,
      0,
      ['Player 2 chooses Player 1 to start.'],
      ['Jugador 2 decide que empiece Jugador 1.'],
    ],
    [
      'a placement',
      fixed('pan', 'atlas'),
      ['@A1, @B1'],
      1,
      ['Player 1 places workers on A1 and B1.'],
      ['Jugador 1 coloca a sus obreros en A1 y B1.'],
    ],
    [
      'a choice before play',
      fixed('siren', 'pan'),
      ['~NE'],
      1,
      ['Player 1: arrow: north-east.'],
      ['Jugador 1: flecha: noreste.'],
    ],
    [
      'a secret choice',
      fixed('moerae', 'pan'),
      ['*C3'],
      1,
      ['Player 1 has made a secret choice.'],
      ['Jugador 1 ha elegido en secreto.'],
    ],
    [
      'a secret choice, to whom it belongs',
      fixed('moerae', 'pan'),
      ['*C3'],
      0,
      ['Player 1: fate squares: C3, D3, C4 and D4.'],
      ['Jugador 1: casillas del destino: C3, D3, C4 y D4.'],
    ],
    [
      'a turn',
      at(`${FLAT}/1/mortal:B3,D3/mortal:A5,E5`),
      ['B3>B4, ^C4'],
      1,
      ['Player 1 moves from B3 to B4, then builds on C4.'],
      ['Jugador 1 mueve de B3 a B4 y luego construye en C4.'],
    ],
    [
      'a turn with what follows by force',
      at(`${FLAT}/1/bia:B3,D3/mortal:B5,E5`),
      ['B3>B4, ^B3'],
      1,
      ['Player 1 moves from B3 to B4, removing the worker on B5, then builds on B3.'],
      ['Jugador 1 mueve de B3 a B4, retirando al obrero de B5, y luego construye en B3.'],
    ],
    [
      'the builds of hidden workers',
      at(`${FLAT}/1/hecate:B3,D3/mortal:A5,E5`),
      ['B3>B4, ^C4'],
      1,
      ['Player 1 builds on C4.'],
      ['Jugador 1 construye en C4.'],
    ],
    [
      'an answer that declines',
      at(`${heights({ B1: 3 })}/1/mortal:A1,E1/gaea:C5`),
      ['A1>A2, ^B1', 'pass'],
      0,
      ['Player 2 passes.'],
      ['Jugador 2 pasa.'],
    ],
    [
      'an additional turn that is declined',
      at(`${FLAT}/1/dionysus:A1,E1/mortal:C5/turn=extra`),
      ['pass'],
      1,
      ['Player 1 passes.'],
      ['Jugador 1 pasa.'],
    ],
    [
      'a turn that is cut short',
      at(`${FLAT}/1/mortal:A1,A2/hecate:B2,E5`),
      ['A1>B1, ^B2'],
      1,
      [
        'Player 1 moves from A1 to B1, then builds on B2.',
        'Something hidden is in the way: only the first step of that can happen.',
      ],
      [
        'Jugador 1 mueve de A1 a B1 y luego construye en B2.',
        'Algo oculto lo impide: solo se da el primer paso.',
      ],
    ],
    [
      'a turn of which nothing happens',
      at(`${FLAT}/1/mortal:A1,A2/hecate:B2,E5`),
      ['A1>B2, ^B1'],
      1,
      [
        'Player 1 moves from A1 to B2, then builds on B1.',
        'Something hidden is in the way: none of that happens.',
      ],
      [
        'Jugador 1 mueve de A1 a B2 y luego construye en B1.',
        'Algo oculto lo impide: nada de eso llega a ocurrir.',
      ],
    ],
    [
      'a card that is drawn',
      at(`${FLAT}/1/tyche:A4,E1/mortal:E5,D5`),
      ['A4>A5, ^B5'],
      1,
      ['Player 1 moves from A4 to A5, then builds on B5.', 'Player 1 draws a card. It isn’t the 6.'],
      ['Jugador 1 mueve de A4 a A5 y luego construye en B5.', 'Jugador 1 roba una carta. No es el 6.'],
    ],
    [
      'a power that is drawn',
      at(`${heights({ B5: 3 })}/1/chaos[pan]:A4,E1/mortal:E5,D5`),
      ['A4>A5, ^B5'],
      1,
      ['Player 1 moves from A4 to A5, then builds on B5.', 'Player 1 draws the power of Artemis.'],
      [
        'Jugador 1 mueve de A4 a A5 y luego construye en B5.',
        'Jugador 1 roba del mazo el poder de Artemisa.',
      ],
    ],
    [
      'who is left without a turn',
      at('0444444444000000000010000/1/pan:A1,E1/atlas:A5/hestia:E3,E2', 3),
      ['A1>A2, ^A1'],
      2,
      ['Player 1 moves from A1 to A2, then builds on A1.', 'Player 2 can’t move and build, and loses.'],
      [
        'Jugador 1 mueve de A1 a A2 y luego construye en A1.',
        'Jugador 2 no puede mover y construir, y pierde.',
      ],
    ],
  ] as const)('%s', (_, setup, decisions, onlooker, english, spanish) => {
    const match = played(setup, decisions);
    const last = match.record.events.length - 1;
    expect(announceEvent(match, last, onlooker, santoriniCatalogueOf('en'))).toEqual(english);
    expect(announceEvent(match, last, onlooker, santoriniCatalogueOf('es'))).toEqual(spanish);
  });

  test('somebody resigns, and something is taken back', () => {
    const match = played(fixed('pan', 'atlas', 'demeter'), ['@A1, @B1']);
    const texts = santoriniCatalogueOf('en');
    const resigned = going(match, { kind: 'resignation', seat: 1 });
    expect(announceEvent(resigned, 1, 0, texts)).toEqual(['Player 2 resigns.']);
    const back = going(match, { kind: 'takeback', seat: 0, ply: 0 });
    expect(announceEvent(back, 1, 0, texts)).toEqual([texts.table.events.takeback]);
  });
});

describe('how a game ended', () => {
  const winning = heights({ B3: 2, B4: 3 });
  test.each([
    ['one has won', at(`${winning}/1/mortal:B3,D3/mortal:A5,E5`), 'Player 1 wins.', 'Gana Jugador 1.'],
    [
      'a team has won',
      at(`${winning}/1/pan:B3,D3/atlas:A5,E5/demeter:=/apollo:=`, 4),
      'Player 1 and Player 3 win together.',
      'Ganan Jugador 1 y Jugador 3.',
    ],
  ] as const)('%s', (_, setup, english, spanish) => {
    const { outcome } = played(setup, ['B3>B4']);
    expect(announceOutcome(outcome!, santoriniCatalogueOf('en'))).toBe(english);
    expect(announceOutcome(outcome!, santoriniCatalogueOf('es'))).toBe(spanish);
  });

  test('when it is over nothing is hidden any more', () => {
    const match = played(at(`${winning}/1/mortal:B3,D3/hecate:A5,E5`), ['D3>D4, ^D3', 'A5>A4, ^A5', 'B3>B4']);
    expect(announceEvent(match, 1, 0, santoriniCatalogueOf('en'))).toEqual([
      'Player 2 moves from A5 to A4, then builds on A5.',
    ]);
  });
});
