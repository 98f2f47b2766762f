import { expect, test } from 'vitest';
import { choicesWith, happenings, play, position } from '../positions.ts';

const field = position({ workers: '0,0 4,4 4,0 0,4', gods: 'artemis' });

test('the second move may not lead back to where the turn began', () => {
  const moved = play(field, '0>1,1');
  expect(choicesWith(moved, '{artemis}')).toContain('0>2,2 {artemis}');
  expect(choicesWith(moved, '{artemis}')).not.toContain('0>0,0 {artemis}');
});

test('there is no third move', () => {
  expect(choicesWith(play(field, '0>1,1', '0>2,2 {artemis}'), '0>')).toEqual([]);
});

test('her quest pays when her block is built in a turn with a second move, and not without', () => {
  const used = play(field, '0>1,1', '0>2,2 {artemis}', '0+2,1 L1<artemis');
  expect(happenings(used, 'quest-done')).toHaveLength(1);
  const unused = play(field, '0>1,1', '0+2,1 L1<artemis');
  expect(happenings(unused, 'quest-done')).toEqual([]);
  expect(happenings(unused, 'god-discarded')).toHaveLength(1);
});
