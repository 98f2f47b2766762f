import { expect, test } from 'vitest';
import type { State } from '../src/state.ts';
import { choicesWith, happenings, play, position } from './positions.ts';

const workers = '0,0 4,4 4,0 0,4';
const beside: State = { ...position({ workers }), hasOedipus: true };

test('a gem that is still there is named instead of rolled, and the game is won', () => {
  expect(choicesWith({ ...beside, gems: ['red', 'blue'] }, 'game')).toEqual([
    'game',
    'game red',
    'game blue',
  ]);
  const won = play(beside, 'game blue');
  expect(happenings(won, 'rolled')).toEqual([]);
  expect(won.gems).toEqual(['red', 'green']);
  expect(won.asks).toEqual([{ kind: 'gain', reason: { kind: 'game' } }]);
});

test('only once in a riddle', () => {
  const next = play(beside, 'game blue', 'gain L1');
  expect(choicesWith(next, 'game')).toEqual(['game']);
});

test('a game that is rolled keeps him', () => {
  const rolled = play(beside, 'game', 'gain L1');
  expect(choicesWith(rolled, 'game')).toHaveLength(3);
});

test('not in a riddle in which he does not lie beside the board', () => {
  expect(choicesWith(position({ workers }), 'game')).toEqual(['game']);
});

test('without gems he has nothing to name', () => {
  expect(choicesWith({ ...beside, gems: [] }, 'game')).toEqual(['game']);
});

test('a game that is won through him meets a quest that asks for a won game', () => {
  const held = position({ workers, gods: 'tyche' });
  const won = play({ ...held, hasOedipus: true }, 'game red');
  expect(happenings(won, 'quest-met')).toHaveLength(1);
});
