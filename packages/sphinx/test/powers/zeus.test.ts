import { expect, test } from 'vitest';
import { happenings, play, position, whereIs } from '../positions.ts';

test('who is lifted stands where it stood, and has not moved up', () => {
  const lifted = play(
    position({ gods: 'zeus', workers: '0,0 4,4 4,0 0,4', queue: 'quarry-gift' }),
    '0>1,1',
    '0+1,1 L1 {zeus}',
  );
  expect(whereIs(lifted, 0)).toBe('1,1');
  expect(lifted.turn.moves.map(({ rise }) => rise)).toEqual([0]);
});

test('who is lifted to the top of the tower of ascension does not ascend', () => {
  const tower = { riddle: 12, gods: 'zeus', workers: '1,1 4,4 4,0 0,4' };
  const lifted = play(position({ ...tower, towers: '1,1:1 1,2:2' }), '0>1,2', '0+1,2 L3 {zeus}');
  expect(happenings(lifted, 'ascended')).toEqual([]);
  const climbed = play(position({ ...tower, towers: '1,1:2 1,2:3 2,2:0' }), '0>1,2', '0+1,1 L3');
  expect(happenings(climbed, 'ascended')).toHaveLength(1);
});

test('nobody rises from a grave under who stands on it', () => {
  const grave = position({ riddle: 11, gods: 'zeus', workers: '1,0 - 0,0 -', towers: '1,1:1' });
  const lifted = play(
    { ...grave, fates: ['standing', 'buried', 'standing', 'buried'] },
    '0>1,1',
    '0+1,1 L2 {zeus}',
  );
  expect(happenings(lifted, 'raised')).toEqual([]);
  expect(whereIs(lifted, 0)).toBe('1,1');
});
