import { expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { choices, happenings, play, position, type Sketch } from '../positions.ts';

/** A position in which the die shows these faces, and only the red gem is left. */
function rolling(die: readonly ('red' | 'green' | 'blue')[], sketch: Sketch = { gods: 'tyche' }): State {
  const field = position({ workers: '0,0 4,4 4,0 0,4', ...sketch });
  return { ...field, setup: { ...field.setup, deal: { die } }, gems: ['red'] };
}

test('a roll may be made once more, and the second stands', () => {
  const rolled = play(rolling(['blue', 'red']), 'game');
  expect(choices(rolled)).toEqual(['use tyche', 'done']);
  const again = play(rolled, 'use tyche');
  expect(happenings(again, 'gem-spent')).toEqual([{ kind: 'gem-spent', gem: 'red' }]);
  expect(choices(again)).toContain('gain L3');
});

test('after a second roll that fails a worker is destroyed', () => {
  expect(choices(play(rolling(['red', 'green']), 'game', 'use tyche'))).toContain('destroy 0');
});

test('a roll that stands is settled', () => {
  expect(choices(play(rolling(['blue']), 'game', 'done'))).toContain('destroy 0');
  expect(choices(play(rolling(['red']), 'game', 'done'))).toContain('gain D');
});

test('who does not hold her is not asked', () => {
  expect(choices(play(rolling(['blue'], { gods: 'tyche:1' }), 'game'))).toContain('destroy 0');
});

test('her quest is met by winning, and pays when anybody clears her card', () => {
  const won = play(rolling(['red'], { gods: 'tyche', towers: '3,0:1' }), 'game', 'done', 'gain L1');
  expect(won.held[0]!.isQuestMet).toBe(true);
  expect(won.turn.seat).toBe(1);
  const cleared = play(won, '2>4,1', '2+3,0 L2<tyche');
  expect(cleared.asks).toEqual([{ kind: 'gain', reason: { kind: 'quest', god: 'tyche' } }]);
});

test('her card pays nothing before that', () => {
  const cleared = play(
    position({ gods: 'tyche', towers: '1,0:1', workers: '0,0 4,4 4,0 0,4' }),
    '0>1,1',
    '0+1,0 L2<tyche',
  );
  expect(happenings(cleared, 'quest-done')).toEqual([]);
});

test('her quest is not met by losing', () => {
  const lost = play(rolling(['blue']), 'game', 'done', 'destroy 3');
  expect(lost.held[0]!.isQuestMet).toBe(false);
});
