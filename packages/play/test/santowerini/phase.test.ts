import { afterTurn, type Face, Island, parseTurn } from '@thera/santowerini';
import { loadSantoweriniText, type SantoweriniText } from '@thera/texts/santowerini';
import { beforeAll, expect, test } from 'vitest';
import { islandAfterTurn, phaseOf, tellHappened } from '../../src/santowerini/index.ts';
import { RAID } from './positions.ts';

let text: SantoweriniText;
beforeAll(async () => {
  text = await loadSantoweriniText('en');
});

function played(turn: string, faces: string): ReturnType<typeof afterTurn> {
  const rolls = [...faces].map((face) => Number(face) as Face);
  return afterTurn(RAID, parseTurn(turn)!, () => rolls.shift()!);
}

test('each enemy has its part, with the die and what came of it', () => {
  const acts = phaseOf(RAID, played('D1-D2 E2', '53'), text);
  expect(acts.map(({ kind, face, order }) => [kind, face, order])).toEqual([
    ['brute', undefined, undefined],
    ['raider', 5, 'attack'],
    ['runner', 3, 'march'],
  ]);
  expect(acts.map(({ words }) => words)).toEqual([text.acts.recovers, 'strikes B4', 'strikes E2']);
});

test('the sentences of the parts are what is told of the phase', () => {
  const after = played('D1-D2 E2', '13');
  expect(phaseOf(RAID, after, text).map(({ sentence }) => sentence)).toEqual(
    tellHappened(RAID, after, text).slice(1),
  );
});

test('the parts, one after the other, lead from the turn to the state after it', () => {
  const after = played('D1-D2 E2', '24');
  const island = islandAfterTurn(RAID, after);
  for (const { occurrences } of phaseOf(RAID, after, text))
    for (const occurrence of occurrences) island.happen(occurrence);
  expect(island.enemies).toEqual(after.enemies);
  expect(island.heights).toEqual(after.heights);
  expect(island.builders).toEqual(after.builders);
});

test('a phase that ends with the city ends with whoever took it', () => {
  const after = played('B3-A4 A5', '14');
  expect(phaseOf(RAID, after, text).at(-1)).toMatchObject({ kind: 'runner', face: 4, order: 'dash' });
  expect(new Island(after).scenario.gate).toContain(after.enemies.at(-1)!.square);
});
