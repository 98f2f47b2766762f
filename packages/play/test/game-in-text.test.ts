import { describe, expect, test } from 'vitest';
import { gameInText } from '../src/santorini/index.ts';
import { at, DRAFT, FLAT, fixed, going, heights, played } from './playing.ts';

const PLACED = ['@A1, @B1', '@A5, @B5'];
const WINNING = `${heights({ B3: 2, B4: 3 })}/1/mortal:B3,D3/mortal:A5,E5`;
const DRAWING = `${heights({ B5: 3 })}/1/chaos[pan]:A4,E1/mortal:D5,E5`;

describe('a game in text says how it began, what was decided and how it ended', () => {
  test.each([
    [
      'powers alone say where a game begins',
      fixed('pan', 'limus@printed'),
      PLACED,
      [
        '[Game "santorini"]',
        '[Players "2"]',
        '[Powers "pan limus@printed"]',
        '[Result "*"]',
        '',
        '1. @A1,B1 2. @A5,B5',
      ],
    ],
    [
      'a position says it where there is one',
      at(WINNING),
      ['B3>B4'],
      [
        '[Game "santorini"]',
        '[Players "2"]',
        '[Powers "mortal mortal"]',
        `[Position "${WINNING}"]`,
        '[Result "1"]',
        '',
        '1. B3>B4#',
      ],
    ],
    [
      'a draft begins without powers',
      DRAFT,
      ['offer pan, offer atlas', 'pick atlas'],
      [
        '[Game "santorini"]',
        '[Players "2"]',
        `[Position "${FLAT}/2/?:/?:/phase=offer;challenger=2"]`,
        '[Result "*"]',
        '',
        '1. offer pan,atlas 2. pick atlas',
      ],
    ],
    [
      'a choice before play',
      fixed('siren', 'pan'),
      ['~NE'],
      ['[Game "santorini"]', '[Players "2"]', '[Powers "siren pan"]', '[Result "*"]', '', '1. ~NE'],
    ],
    [
      'what was drawn stands behind the turn',
      at(DRAWING),
      ['A4>A5, ^B5'],
      [
        '[Game "santorini"]',
        '[Players "2"]',
        '[Powers "chaos mortal"]',
        `[Position "${DRAWING}"]`,
        '[Result "*"]',
        '',
        '1. A4>A5^B5=artemis',
      ],
    ],
  ] as const)('%s', (_, setup, decisions, lines) => {
    expect(gameInText(played(setup, decisions)).trimEnd().split('\n')).toEqual(lines);
  });

  test('it begins anew after somebody has left, for it cannot say so', () => {
    const three = played(at(`${FLAT}/1/pan:A1,B1/atlas:A5,B5/demeter:C4,C3`, 3), ['A1>A2, ^A3']);
    const text = gameInText(going(three, { kind: 'resignation', seat: 1 }));
    expect(text).toContain(`[Position "${heights({ A3: 1 })}/3/pan:A2,B1/-atlas:/demeter:C4,C3"]`);
    expect(text).not.toContain('1.');
  });
});
