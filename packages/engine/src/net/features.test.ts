import { EVERYWHERE, memoryOf, parsePosition } from '@thera/santorini';
import { expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { randomLine } from '../../test/random-line.ts';
import { good } from '../../test/self-play.ts';
import { FEATURES, listFeatures, MINE, MOST_FEATURES, THEIRS } from './features.ts';

const CASTS = [2, 3, 4].flatMap((players) => castsLedByAll(players, 'features')).map((cast) => [cast]);
const features = new Uint16Array(2 * MOST_FEATURES);

/** The features of a position from the perspective of a side, lowest first. */
function featuresOf(text: string, own: number): readonly number[] {
  const count = listFeatures(good(parsePosition(text)), own, features);
  return [...features.subarray(0, count)].toSorted((a, b) => a - b);
}

test.each(CASTS)('in a game of %j no feature is beyond the last, and a list has room for all', (cast) => {
  for (const [ply, position] of randomLine(cast, 60, 'features').entries())
    for (let own = 0; own < position.lineup.sides; own++) {
      const count = listFeatures(position, own, features);
      expect(count, `seed features, ply ${ply}`).toBeLessThanOrEqual(MOST_FEATURES);
      expect(Math.max(...features.subarray(0, count)), `seed features, ply ${ply}`).toBeLessThan(FEATURES);
    }
});

test.each(CASTS)('cards of %j show no more than they say', (cast) => {
  for (const [ply, position] of randomLine(cast, 60, 'cards').entries())
    for (const { power, slot } of position.lineup.plans) {
      const { count, direction, squares } = power.shows;
      const memory = memoryOf(position, slot);
      const about = `seed cards, ply ${ply}, ${power.id} remembers ${memory}`;
      const many = count?.of(memory) ?? 0;
      expect(many, about).toBeGreaterThanOrEqual(0);
      expect(many, about).toBeLessThanOrEqual(count?.most ?? 0);
      expect([0, 1, 2, 3, 4, 5, 6, 7, 8], about).toContain(direction?.(memory) ?? 0);
      expect((squares?.(memory) ?? 0) & ~EVERYWHERE, about).toBe(0);
    }
});

test.each([
  ['a wind', 'aeolus', 'n', 'ne'],
  ['blocks that are saved', 'morpheus', '2', '3'],
  ['coins', 'clio', '1|B3', '1|B4'],
  ['the last climb', 'athena', '', '^'],
])('%s on a card of %s makes a difference to both', (_, power, one, other) => {
  const withMemory = (memory: string): string =>
    `0000000000001000000000000/1/${power}${memory === '' ? '' : `[${memory}]`}:A1,B2/mortal:C4,D4`;
  for (const own of [0, 1])
    expect(featuresOf(withMemory(one), own)).not.toEqual(featuresOf(withMemory(other), own));
});

test('what is a token’s square is no open square for its neighbours', () => {
  const near = (text: string): readonly number[] =>
    featuresOf(text, 0).filter((feature) => feature >= MINE.surroundings && feature < THEIRS.surroundings);
  const free = near('0000000000000000000000000/1/mortal:A1,B2/clio[1|E5]:C4,D4');
  const closed = near('0000000000000000000000000/1/mortal:A1,B2/clio[1|A2]:C4,D4');
  expect(closed).not.toEqual(free);
});
