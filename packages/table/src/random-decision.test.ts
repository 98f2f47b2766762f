import { expect, test } from 'vitest';
import { newAuction } from '../test/auction-table.ts';
import { blindAuction } from '../test/blind-auction.ts';
import { diceFor } from './dice.ts';
import { randomDecision } from './random-decision.ts';
import { sha256 } from './sha256.ts';

const { state } = newAuction(2);

test('every decision is chosen sooner or later, the short and the long', () => {
  const { hand, coins } = state.seats[0]!;
  const possible = new Set(hand).size * (coins + 1) * 2;
  const found = new Set<string>();
  for (let number = 0; number < 500; number++) {
    const dice = diceFor(sha256, 'every decision', number);
    found.add(
      JSON.stringify(randomDecision({ game: blindAuction, view: blindAuction.view(state, 0), dice }, 0)),
    );
  }
  expect(found.size).toBe(possible);
});

test('a dead end gives no decision', () => {
  const game = { decisions: () => [] };
  expect(randomDecision({ game, view: undefined, dice: diceFor(sha256, 'seed', 0) }, 0)).toBeUndefined();
});
