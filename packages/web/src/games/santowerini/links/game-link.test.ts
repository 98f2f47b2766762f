import { dailyOf, Island, type Setup, santowerini, stepsOf, turnsOf } from '@thera/santowerini';
import { append, begin, type GameEvent, replay } from '@thera/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatEvents } from './event-letters.ts';
import { formatGameLink, parseGameLink } from './game-link.ts';

const SETUP: Setup = { scenario: '4A', difficulty: 'normal', attempt: 1 };

test.each<[query: string, setup: Setup, seed: string | undefined]>([
  ['scenario=4A', SETUP, undefined],
  ['?scenario=4a&lang=es', SETUP, undefined],
  ['scenario=4A&difficulty=expert&seed=abc', { ...SETUP, difficulty: 'expert' }, 'abc'],
  ['scenario=4A&attempt=3&seed=abc', { ...SETUP, attempt: 3 }, 'abc'],
  ['scenario=endless&seed=x', { ...SETUP, scenario: 'endless' }, 'x'],
  ['day=2026-11-17', dailyOf('2026-11-17').setup, dailyOf('2026-11-17').seed],
  ['day=2026-11-17&attempt=2', { ...dailyOf('2026-11-17').setup, attempt: 2 }, dailyOf('2026-11-17').seed],
])('%s opens a game', (query, setup, seed) => {
  expect(parseGameLink(query)).toEqual({ ok: true, value: { setup, seed, events: [] } });
});

test.each<[query: string, error: string, at: string]>([
  ['', 'no-such-scenario', 'scenario'],
  ['scenario=9C', 'no-such-scenario', 'scenario'],
  ['scenario=4A&difficulty=brutal', 'no-such-difficulty', 'difficulty'],
  ['scenario=4A&attempt=0', 'bad-attempt', 'attempt'],
  ['scenario=4A&attempt=two', 'bad-attempt', 'attempt'],
  ['scenario=4A&scenario=4B', 'field-twice', 'scenario'],
  ['scenario=4A&seed=%F0%9F%8E%B2', 'bad-seed', 'seed'],
  [`scenario=4A&seed=${'a'.repeat(65)}`, 'bad-seed', 'seed'],
  ['scenario=4A&seed=a&turns=ab', 'bad-turns', 'turns'],
  ['scenario=4A&seed=a&turns=abZ', 'bad-turns', 'turns'],
  ['scenario=4A&seed=a&turns=azb', 'bad-turns', 'turns'],
  ['scenario=4A&turns=abc', 'bad-turns', 'turns'],
  ['day=2026-02-30', 'no-such-day', 'day'],
  ['day=today', 'no-such-day', 'day'],
])('%s is refused with %s', (query, error, at) => {
  expect(parseGameLink(query)).toEqual({ ok: false, error, at });
});

describe('a game and its link', () => {
  test('are the same game, whatever was played', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abc012-_'), minLength: 1, maxLength: 64 }),
        fc.array(fc.nat()),
        fc.boolean(),
        (seed, picks, givesUp) => {
          const match = playedBy(SETUP, seed, picks, givesUp);
          const { setup, events } = match.record;
          const parsed = parseGameLink(formatGameLink({ setup, seed, events }));
          if (!parsed.ok) throw new Error(parsed.error);
          expect(parsed.value).toEqual({ setup, seed, events });
          const again = replay(santowerini, { ...match.record, ...parsed.value, seed: parsed.value.seed! });
          expect(again.ok && again.value.state).toEqual(match.state);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('of a day needs nothing but the day', () => {
    const { setup, seed } = dailyOf('2026-11-17');
    expect(formatGameLink({ setup, seed, events: [] })).toBe('day=2026-11-17');
  });

  test('keep takebacks, for the dice of an event depend on its number', () => {
    const events: readonly GameEvent<never>[] = [{ kind: 'takeback', seat: 0, ply: 27 }];
    expect(formatEvents(events)).toBe('zbc');
    const parsed = parseGameLink('scenario=4A&seed=a&turns=zbc');
    expect(parsed.ok && parsed.value.events).toEqual(events);
  });
});

/** A game in which the turns are picked by numbers. */
function playedBy(setup: Setup, seed: string, picks: readonly number[], givesUp: boolean) {
  const begun = begin(santowerini, setup, seed);
  if (!begun.ok) throw new Error(begun.error);
  let match = begun.value;
  for (const pick of picks) {
    if (match.outcome !== undefined) return match;
    const turns = turnsOf(new Island(match.state));
    const next = append(santowerini, match, {
      kind: 'decision',
      seat: 0,
      steps: stepsOf(turns[pick % turns.length]!),
    });
    if (!next.ok) throw new Error(next.error);
    match = next.value;
  }
  if (!givesUp || match.outcome !== undefined) return match;
  const ended = append(santowerini, match, { kind: 'resignation', seat: 0 });
  if (!ended.ok) throw new Error(ended.error);
  return ended.value;
}
