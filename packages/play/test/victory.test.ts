import { formatSquare } from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { type Victory, victoryIn, victorySquare } from '../src/santorini/index.ts';
import { at, FLAT, going, heights, played } from './playing.ts';

const told = (victory: Victory | undefined): string => {
  if (victory === undefined) return 'not by a decision';
  const where = 'square' in victory ? ` on ${formatSquare(victory.square)}` : '';
  return `${victory.kind}${'seat' in victory ? ` of ${victory.seat + 1}` : ''}${where}`;
};

const FOUR_TOWERS = heights({ A5: 4, B5: 4, C5: 4, D5: 4, E5: 3, A3: 1 });

describe('how a game was won, and where the flag of the winner stands', () => {
  test.each([
    ['a step up', `${heights({ B3: 2, B4: 3 })}/1/mortal:B3,D3/mortal:A5,E5`, 'B3>B4', 'top on B4', 'B4'],
    ['a leap down', `${heights({ B3: 2 })}/1/pan:B3,D3/mortal:A5,E5`, 'B3>B4', 'power of 1', 'B4'],
    [
      'a fall',
      `${heights({ A5: 1 })}/1/pan:B3,D3/tartarus[C3]:E5,A5`,
      'B3>C3, ^B3',
      'abyss of 1 on C3',
      'A5',
    ],
    [
      'a fall from the top',
      `${heights({ C4: 2, C3: 3 })}/1/mortal:C4,A1/tartarus[C3]:E5,E1`,
      'C4>C3',
      'abyss of 1 on C3',
      'E5',
    ],
    ['a push', `${FLAT}/1/minotaur:C5,A1/tartarus[C3]:C4,E1`, 'C5>C4(>C3), ^C5', 'abyss of 2 on C3', 'C4'],
    [
      'a tower that another finishes',
      `${FOUR_TOWERS}/1/mortal:D3,B1/chronus:A3,A1`,
      'D3>D4, ^E5',
      'power of 2',
      'A3',
    ],
  ])('%s', (_, position, decision, how, flag) => {
    const match = played(at(position), [decision]);
    expect(told(victoryIn(match))).toBe(how);
    expect(formatSquare(victorySquare(match)!)).toBe(flag);
  });

  test('who wins because another leaves has the flag, and nobody before the end', () => {
    const match = played(at(`${FLAT}/1/mortal:B3,D3/mortal:A5,E5`), ['B3>B4, ^B3']);
    expect(victorySquare(match)).toBeUndefined();
    const left = going(match, { kind: 'resignation', seat: 0 });
    expect(told(victoryIn(left))).toBe('not by a decision');
    expect(['A5', 'E5']).toContain(formatSquare(victorySquare(left)!));
  });
});
