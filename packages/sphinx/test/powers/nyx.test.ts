import { expect, test } from 'vitest';
import { choices, happenings, play, position } from '../positions.ts';

const field = position({
  gods: 'nyx',
  queue: 'quarry-gift high-stone dawn-dome',
  workers: '0,0 4,4 4,0 0,4',
});

test('a blessing that is used may go under the god deck, and is revealed again when nothing else is left', () => {
  const kept = play(field, 'gain L1 {quarry-gift}', 'use nyx quarry-gift');
  expect(happenings(kept, 'blessing-kept')).toEqual([{ kind: 'blessing-kept', blessing: 'quarry-gift' }]);
  expect(happenings(kept, 'revealed')).toHaveLength(1);
  expect(kept.held[0]!.charges).toBe(1);
});

test('the same blessing is not used twice in a turn', () => {
  const kept = play(field, 'gain L1 {quarry-gift}', 'use nyx quarry-gift');
  expect(choices(kept)).not.toContain('gain L1 {quarry-gift}');
  expect(choices(kept)).toContain('drop quarry-gift');
});

test('each use of a blessing costs her a charge, and without one nobody asks', () => {
  const twice = play(
    field,
    'gain L1 {quarry-gift}',
    'use nyx quarry-gift',
    'gain L3 {high-stone}',
    'use nyx high-stone',
    'gain D {dawn-dome}',
  );
  expect(twice.held[0]!.charges).toBe(0);
  expect(twice.asks).toEqual([]);
  expect(happenings(twice, 'blessing-kept')).toHaveLength(2);
});

test('the blessing may be discarded all the same', () => {
  expect(happenings(play(field, 'gain L1 {quarry-gift}', 'done'), 'blessing-kept')).toEqual([]);
});

test('a blessing that is dropped for nothing is not kept', () => {
  expect(play(field, 'drop quarry-gift').asks).toEqual([]);
});

test('of two blessings in one step each is asked for', () => {
  const both = position({
    gods: 'nyx',
    queue: 'stepping-stones sure-feet',
    workers: '0,0 4,4 4,0 0,4',
    towers: '2,2:2',
  });
  const moved = play(both, '0>1,1', '0>2,2 {stepping-stones sure-feet}', 'use nyx stepping-stones', 'done');
  expect(happenings(moved, 'blessing-kept')).toEqual([
    { kind: 'blessing-kept', blessing: 'stepping-stones' },
  ]);
});

test('her quest is done when her dome is built in a turn in which a blessing went under the deck', () => {
  const domed = position({
    gods: 'nyx',
    queue: 'quarry-gift',
    workers: '0,0 4,4 4,0 0,4',
    towers: '0,1:3',
  });
  const after = play(domed, 'gain L1 {quarry-gift}', 'use nyx quarry-gift', '0>1,1', '0+0,1 D<nyx');
  expect(happenings(after, 'quest-done')).toHaveLength(1);
});
