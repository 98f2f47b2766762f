import { powerOf } from '@thera/santorini';
import { expect, test } from 'vitest';
import { diceOf } from '../../test/self-play.ts';
import { HandCraftedEvaluator } from '../evaluation/hand-crafted-evaluator.ts';
import { AlphaBeta } from '../search/alpha-beta.ts';
import { playGatePair } from './gate-game.ts';
import { trainingCards } from './line-up.ts';

const newSearcher = (): AlphaBeta => new AlphaBeta(new HandCraftedEvaluator(), { tableBits: 10 });
const MORTALS = [powerOf('mortal'), powerOf('mortal')];

/** The points of the first searcher in the nth pair. */
function pointsIn(pair: number, nodes: number, searchers: [AlphaBeta, AlphaBeta]): number | undefined {
  const diceFor = (number: number) => diceOf(`gate ${pair}`, number);
  const cards = pair % 2 === 0 ? MORTALS : trainingCards(diceFor(2), 0);
  return playGatePair({ cards, searchers, nodes, diceFor, isStopped: () => false });
}

test('who plays against themselves gets half of the points, whatever the cards', () => {
  for (let pair = 0; pair < 8; pair++)
    expect([1, undefined], `seed gate ${pair}`).toContain(pointsIn(pair, 40, [newSearcher(), newSearcher()]));
});

test('who is told to stop has no points', () => {
  const diceFor = (number: number) => diceOf('stop', number);
  const searchers = [newSearcher(), newSearcher()] as const;
  const pair = { cards: MORTALS, searchers, nodes: 10, diceFor, isStopped: () => true };
  expect(playGatePair(pair)).toBeUndefined();
});
