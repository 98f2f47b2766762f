import { MAP_IDS, prometheus, usualSetup } from '@thera/prometheus';
import { diceFor, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { paintFor } from '../../paint.ts';
import { drawMap } from './draw-map.ts';
import { UNIT_SIGNS } from './unit-signs.ts';

const started = prometheus.start(usualSetup('2'), diceFor(sha256, 'map', 0));
if (!started.ok) throw new Error(started.error);
const view = prometheus.view(started.value, 0);
const plain = paintFor(false);

test.each([80, 100, 120, 200])('both maps fit %i columns and show every area once', (width) => {
  for (const map of MAP_IDS) {
    const lines = drawMap(view, map, width, plain);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(Math.min(width, 120));
    const shown = lines.join('\n').match(/\b[SO]\d+/g) ?? [];
    expect(shown).toHaveLength(map === 'styx' ? 27 : 26);
    expect(new Set(shown).size).toBe(shown.length);
  }
});

test('no two units share their letters', () => {
  expect(new Set(Object.values(UNIT_SIGNS)).size).toBe(Object.keys(UNIT_SIGNS).length);
});
