import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARD_IDS, castsLedByAll, everyPair, inRotation } from './casts.ts';
import { compareGame, differenceAt, isCompared } from './comparison.ts';
import { momentAt } from './random-play.ts';
import { positionOf } from './random-start.ts';
import { readScenarios } from './scenarios/read-scenarios.ts';
import { RUN_SEED } from './seeded.ts';

/** A few turns from each of many different starts show more than many from a few. */
const PLIES = 3;
const casts = [...inRotation(everyPair(), 5), ...castsLedByAll(3, 1), ...castsLedByAll(4, 1)];
let positions = 0;

test.each(CARD_IDS)('the turns of %s, and of others against it, are those of the naive rules', (leader) => {
  for (const cast of casts.filter(([first]) => first === leader))
    positions += compareGame(cast, `${RUN_SEED}: ${cast.join(' ')}`, PLIES);
});

test('thousands of positions were compared', () => {
  expect(positions).toBeGreaterThan(2000);
});

const FOLDER = new URL('./scenarios/', import.meta.url);

test.each(readdirSync(FOLDER).filter((file) => file.endsWith('.scenarios')))(
  'the turns in every scenario of %s are those of the naive rules',
  (file) => {
    const scenarios = readScenarios(readFileSync(new URL(file, FOLDER), 'utf8'), file);
    const faults = scenarios.flatMap(({ line, position }) => {
      const moment = momentAt(positionOf(position));
      const difference = isCompared(moment) ? differenceAt(moment) : undefined;
      return difference === undefined ? [] : [`${file}:${line}: ${difference}`];
    });
    expect(faults).toEqual([]);
  },
);
