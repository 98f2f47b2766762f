import { formatPosition, SYMMETRIES, turned } from '@thera/santorini';
import { expect, test } from 'vitest';
import { randomStage } from '../../test/random-stage.ts';
import { evaluate } from './evaluate.ts';

const POSITIONS = [0, 4, 10, 16, 22, 28].flatMap((turns) => {
  const stage = randomStage(['mortal', 'apollo'], turns, `evaluate ${turns}`);
  return stage?.phase === 'play' ? [stage.position] : [];
});

test('what is good for one side is bad for the other', () => {
  for (const position of POSITIONS)
    expect(evaluate(position, 0), formatPosition(position)).toBe(-evaluate(position, 1));
});

test('the board may be turned and mirrored', () => {
  for (const position of POSITIONS)
    for (const symmetry of SYMMETRIES)
      expect(evaluate(turned(position, symmetry), 0), formatPosition(position)).toBe(evaluate(position, 0));
});
