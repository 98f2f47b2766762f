import { expect, test } from 'vitest';
import { begunSteps, keepBegunTurn, type TurnStorage } from './begun-turn.ts';

function storageOf(kept: Record<string, string>): TurnStorage {
  return {
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
    removeItem: (key) => {
      delete kept[key];
    },
  };
}

test('the steps of a turn are found again, at the same moment of the same game', () => {
  const kept: Record<string, string> = {};
  const storage = storageOf(kept);
  keepBegunTurn(storage, 'a', { events: 3, steps: ['B3>B4', { kind: 'build' }] });
  expect(begunSteps(storage, 'a', 3)).toEqual(['B3>B4', { kind: 'build' }]);
  expect(begunSteps(storage, 'a', 4)).toEqual([]);
  expect(begunSteps(storage, 'b', 3)).toEqual([]);
  keepBegunTurn(storage, 'a', { events: 3, steps: [] });
  expect(kept).toEqual({});
});

test.each([
  '',
  'null',
  '{}',
  '[]',
  '{"events":3}',
  '{"events":"3","steps":[]}',
  '{"events":3,"steps":"B3"}',
  '{',
])('what cannot be read is no turn: %s', (text) => {
  expect(begunSteps(storageOf({ 'thera.turn.a': text }), 'a', 3)).toEqual([]);
});

test('where nothing can be kept, nothing is lost but the turn', () => {
  const full: TurnStorage = {
    ...storageOf({}),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => keepBegunTurn(full, 'a', { events: 0, steps: ['A1'] })).not.toThrow();
  expect(begunSteps(undefined, 'a', 0)).toEqual([]);
});
