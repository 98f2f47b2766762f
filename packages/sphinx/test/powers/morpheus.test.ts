import { expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { choices, choicesWith, happenings, play, position } from '../positions.ts';

const field = position({ gods: 'morpheus', workers: '0,0 4,4 4,0 0,4' });
const withDreams = (dreams: number): State => ({
  ...field,
  held: field.held.map((held) => ({ ...held, dreams })),
});

test('a dream takes the place of the build, and nothing that follows a build comes after it', () => {
  const hestia = position({
    gods: 'morpheus hestia',
    queue: 'spare-hands quarry-gift',
    workers: '0,0 4,4 4,0 0,4',
  });
  const dreamed = play(hestia, '0>1,1', 'use morpheus');
  expect(dreamed.held[0]!.dreams).toBe(1);
  expect(happenings(dreamed, 'built')).toEqual([]);
  expect(choices(dreamed)).toEqual(['gain L1 {quarry-gift}', 'done']);
});

test('a turn without a build is over when the dream is kept', () => {
  expect(play(field, '0>1,1', 'use morpheus').turn.seat).toBe(1);
});

test('a third dream cannot be kept', () => {
  expect(choices(play(withDreams(1), '0>1,1'))).toContain('use morpheus');
  expect(choices(play(withDreams(2), '0>1,1'))).not.toContain('use morpheus');
});

test('each dream is one more build of the worker that moved', () => {
  const once = play(withDreams(2), '0>1,1', '0+0,0 L1', '0+0,0 L2 {morpheus}');
  expect(once.held[0]!.dreams).toBe(1);
  expect(choicesWith(once, '{morpheus}')).toContain('0+0,0 L3 {morpheus}');
  const twice = play(once, '0+0,0 L3 {morpheus}');
  expect(twice.held[0]!.dreams).toBe(0);
  expect(twice.turn.seat).toBe(1);
});

test('without a dream nothing more is built', () => {
  expect(play(field, '0>1,1', '0+0,0 L1').turn.seat).toBe(1);
});

test('what was kept in this turn is not spent in it, and who has spent one keeps none', () => {
  const winded = position({ gods: 'morpheus', queue: 'second-wind', workers: '0,0 4,4 4,0 0,4' });
  const dreaming = { ...winded, held: winded.held.map((held) => ({ ...held, dreams: 1 })) };
  const spent = play(dreaming, '0>1,1', '0+0,0 L1', '0+0,0 L2 {morpheus}', '1>3,3 {second-wind}');
  expect(choices(spent)).not.toContain('use morpheus');
  const kept = play(dreaming, '0>1,1', '0+0,0 L1', '1>3,3 {second-wind}', 'use morpheus');
  expect(kept.held[0]!.dreams).toBe(2);
  expect(kept.turn.seat).toBe(1);
});

test('who only borrows the power has no card for dreams', () => {
  const lent = play(position({ lent: 'morpheus', workers: '0,0 4,4 4,0 0,4' }), '0>1,1');
  expect(choices(lent)).not.toContain('use morpheus');
  expect(play(lent, '0+0,0 L1').turn.seat).toBe(1);
});

test('with a dream a worker may go where nothing can be built', () => {
  const bare = position({ gods: 'morpheus', stockpile: 'D', workers: '0,0 4,4 4,0 0,4' });
  const cleared = {
    ...bare,
    held: bare.held.map((held) => ({ ...held, pieces: { L1: 0, L2: 0, L3: 0, D: 1 } })),
  };
  expect(choices(play(cleared, '0>1,1'))).toEqual(['use morpheus']);
});
