import { openingOf } from '@thera/engine';
import { expect, test } from 'vitest';
import { Openings } from './match-openings.ts';

// Whether somebody wins by force takes long with so many turns to try.
const PLAN = { seed: 'patience', powers: [{ seats: ['hermes', 'apollo'] }], turns: 3 };

test('openings are those of the seed, and whoever waits for them can do something else', async () => {
  const openings = new Openings(PLAN);
  let isFound = false;
  let meanwhile = 0;
  const count = (): void => {
    meanwhile++;
    if (!isFound) setImmediate(count);
  };
  setImmediate(count);
  const [first, second] = await Promise.all([openings.find(0), openings.find(1)]);
  isFound = true;
  openings.close();
  expect(first?.record).toEqual(openingOf(PLAN, 0).record);
  expect(second?.record).toEqual(openingOf(PLAN, 1).record);
  expect(meanwhile).toBeGreaterThan(100);
});

test('who does not want them any more does not wait', async () => {
  const openings = new Openings(PLAN);
  const found = [openings.find(0), openings.find(1)];
  openings.close();
  expect(await Promise.all([...found, openings.find(2)])).toEqual([undefined, undefined, undefined]);
});
