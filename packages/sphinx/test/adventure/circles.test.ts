import { describe, expect, test } from 'vitest';
import { CIRCLES, circlesAt, RIDDLES, recordPlay, standingOf } from '../../src/index.ts';
import { EMPTY, good, played, playOf, refusal, shaded } from './log-of.ts';

describe('a play', () => {
  test('brings the circles that were missing', () => {
    const log = played(EMPTY, playOf('1', 3, ['silver']));
    const { newCircles } = good(recordPlay(log, playOf('2', 3, ['silver', 'gold'])));
    expect(newCircles).toEqual([{ riddle: 3, tier: 'gold' }]);
  });

  test('adds its circles to those of others, standard and expert alike', () => {
    const log = shaded(EMPTY, playOf('1', 3, ['heroic']), playOf('2', 3, ['gold'], { isExpert: true }));
    expect(circlesAt(log, 3).map(({ state }) => state)).toEqual(['open', 'shaded', 'shaded', 'open']);
  });

  test('that was lost counts as played and brings nothing', () => {
    const { log, newCircles } = good(recordPlay(EMPTY, playOf('1', 3, [])));
    expect([log.plays.length, newCircles]).toEqual([1, []]);
  });

  test('has its circles achieved before they are shaded', () => {
    const log = played(EMPTY, playOf('1', 0, ['gold']));
    expect(circlesAt(log, 0).map(({ state }) => state)).toEqual(['open', 'achieved']);
  });

  test.each([
    ['known-play', playOf('1', 3, [])],
    ['unknown-riddle', playOf('2', 23, [])],
    ['bad-result', playOf('2', 0, ['heroic'])],
    ['bad-result', playOf('2', 3, [], { seats: [] })],
    ['bad-id', playOf('', 3, [])],
  ])('is refused: %s', (code, play) => {
    expect(refusal(recordPlay(played(EMPTY, playOf('1', 3, [])), play))).toBe(code);
  });
});

describe('a circle has a laurel', () => {
  const standard = playOf('standard', 3, ['silver']);
  const expert = playOf('expert', 3, ['silver'], { isExpert: true });

  test('if it was first achieved on Expert', () => {
    expect(circlesAt(shaded(EMPTY, expert, standard), 3)[0]!.isExpert).toBe(true);
  });

  test('and not if it was achieved before', () => {
    expect(circlesAt(shaded(EMPTY, standard, expert), 3)[0]!.isExpert).toBe(false);
  });
});

describe('the standing', () => {
  test('counts circles, solved and mastered riddles', () => {
    const log = shaded(EMPTY, playOf('1', 0, ['silver', 'gold']), playOf('2', 1, ['gold']));
    expect(standingOf(log)).toEqual({
      circles: 3,
      mostCircles: 90,
      solved: [0, 1],
      mastered: [0],
      isTold: false,
      isPerfect: false,
    });
  });

  test('an adventure is told with the last riddle, and perfect with every circle', () => {
    const last = playOf('last', 22, ['silver']);
    const all = RIDDLES.map(({ number, objectives }) =>
      playOf(
        `all ${number}`,
        number,
        objectives.map(({ tier }) => tier),
      ),
    );
    expect(standingOf(shaded(EMPTY, last))).toMatchObject({ isTold: true, isPerfect: false });
    expect(standingOf(shaded(EMPTY, ...all))).toMatchObject({
      circles: CIRCLES.length,
      isTold: true,
      isPerfect: true,
    });
  });

  test('does not count circles before they are shaded', () => {
    expect(standingOf(played(EMPTY, playOf('1', 1, ['gold'])))).toMatchObject({ circles: 0, solved: [] });
  });
});
