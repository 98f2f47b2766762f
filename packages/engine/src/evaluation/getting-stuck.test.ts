import { formatPosition, hasTurn } from '@thera/santorini';
import { expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { randomStage } from '../../test/random-stage.ts';
import { isChanceNode } from '../search/chance-nodes.ts';
import { movesAsMortal } from './getting-stuck.ts';

const CASTS = [...castsLedByAll(2, 'stuck'), ...castsLedByAll(2, 'also stuck')];

test('who has a turn as a mortal has one by the rules', () => {
  for (const cast of CASTS)
    for (const turns of [10, 30, 50]) {
      const seed = `stuck ${turns}`;
      const stage = randomStage(cast, turns, seed);
      if (stage?.phase !== 'play' || isChanceNode(stage.position) || !movesAsMortal(stage.position)) continue;
      expect(hasTurn(stage.position), `seed ${seed}: ${formatPosition(stage.position)}`).toBe(true);
    }
});
