import { expect, test } from 'vitest';
import { adaptedTier, FRESH_PACE, firstTier, type Pace, paceAfter, type Tier } from './tiers.ts';

const paceOf = (frames: readonly number[]): Pace => frames.reduce(paceAfter, FRESH_PACE);
const many = (count: number, milliseconds: number): number[] =>
  Array.from({ length: count }, () => milliseconds);

const CASES: readonly (readonly [
  name: string,
  from: Tier,
  frames: readonly number[],
  to: Tier | undefined,
])[] = [
  ['one slow frame changes nothing', 'medium', [50, ...many(5, 16)], 'medium'],
  ['two slow frames go down', 'medium', [50, 16, 50], 'low'],
  ['one frame of half a second goes down', 'medium', [500], 'low'],
  ['two slow frames go down one tier only', 'high', many(20, 90), 'medium'],
  ['below low there is nothing', 'low', [41, 41], undefined],
  ['a frame of exactly 40 ms is not slow', 'low', many(9, 40), 'low'],
  ['nine quick frames change nothing', 'medium', many(9, 5), 'medium'],
  ['ten quick frames go up', 'medium', many(10, 5), 'high'],
  ['above high there is nothing', 'high', many(30, 5), 'high'],
  ['one slow frame keeps quick ones from going up', 'medium', [...many(12, 5), 60], 'medium'],
  ['no frames change nothing', 'medium', [], 'medium'],
];

test.each(CASES)('%s', (_, from, frames, to) => {
  expect(adaptedTier(from, paceOf(frames), 'high')).toBe(to);
});

test.each([
  ['auto', 'medium'],
  ['low', 'low'],
  ['medium', 'medium'],
  ['high', 'high'],
] as const)('quality %s begins with tier %s', (quality, tier) => {
  expect(firstTier(quality)).toBe(tier);
});

test('a tier that was too slow once is not tried again', () => {
  expect(adaptedTier('medium', paceOf(many(30, 5)), 'medium')).toBe('medium');
});
