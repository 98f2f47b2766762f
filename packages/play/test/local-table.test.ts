import { type AuctionStep, type AuctionView, blindAuction } from '@thera/table/toy';
import { describe, expect, test } from 'vitest';
import {
  type Attempt,
  beginAttempt,
  canStepBack,
  isComplete,
  restart,
  stepBack,
  take,
} from '../src/table/attempt.ts';
import { askComputer, choiceSeed } from '../src/table/computer.ts';
import {
  awaitsHandOver,
  handOver,
  happen,
  hasSecrets,
  ownSeat,
  seatToDecide,
  viewOf,
} from '../src/table/local-table.ts';
import { inRounds } from '../src/table/rounds.ts';
import { takeback } from '../src/table/takeback.ts';
import { lookBack, pliesOf, stateShown } from '../src/table/timeline.ts';
import { type AuctionTable, afterBid, auctionTable } from './played-auction.ts';

const pliesAt = ({ played, match, viewer }: AuctionTable) => pliesOf(played, match, viewer);

describe('who looks at the screen', () => {
  test('the only person always does', () => {
    const table = auctionTable('computer', 'person');
    expect(table.viewer).toBe(1);
    expect(awaitsHandOver(afterBid(table))).toBe(false);
  });

  test('of several nobody does before the screen was handed over', () => {
    const table = auctionTable('person', 'person');
    expect(table.viewer).toBe('watcher');
    expect(hasSecrets(table)).toBe(true);
    expect(awaitsHandOver(table)).toBe(true);
    expect(handOver(table)).toMatchObject({ viewer: 0 });
    expect(awaitsHandOver(handOver(table))).toBe(false);
  });

  test('it changes hands between two who decide at once', () => {
    const table = afterBid(handOver(auctionTable('person', 'person')));
    expect(seatToDecide(table)).toBe(1);
    expect(awaitsHandOver(table)).toBe(true);
  });

  test('nothing is handed over to the computer, nor when the game is over', () => {
    expect(awaitsHandOver(auctionTable('computer', 'person', 'person'))).toBe(false);
    const left = happen(handOver(auctionTable('person', 'person')), { kind: 'resignation', seat: 0 });
    expect(left.ok && awaitsHandOver(left.value)).toBe(false);
  });

  test('whoever sits before the screen is the person to decide, or the first one', () => {
    const table = auctionTable('computer', 'person', 'person');
    expect(ownSeat(table)).toBe(1);
    expect(ownSeat(afterBid(afterBid(table)))).toBe(2);
  });
});

describe('looking back', () => {
  const table = afterBid(afterBid(afterBid(handOver(auctionTable('person', 'person')))));

  test('a secret decision has no text for others, and all have one when the game is over', () => {
    expect(pliesAt(table).map(({ text }) => text === undefined)).toEqual([false, true, false]);
    const over = happen(table, { kind: 'resignation', seat: 0 });
    expect(over.ok && pliesAt(over.value).every(({ text }) => text !== undefined)).toBe(true);
  });

  test('who decide at once share a round', () => {
    expect(inRounds(pliesAt(table)).map(({ round }) => round)).toEqual([1, 1, 2]);
  });

  test('goes from the first decision to the last, and no further', () => {
    const plies = pliesAt(table);
    const shown = (count: number): unknown => stateShown(lookBack(table, count, plies.length), plies);
    expect(shown(-1)).toBe(table.match.history[0]!.before);
    expect(shown(2)).toBe(table.match.history[2]!.before);
    expect(shown(9)).toBe(table.match.state);
    expect(lookBack(table, 3, plies.length).cursor).toBeUndefined();
  });

  test('ends when something happens', () => {
    const back = lookBack(table, 1, 3);
    expect(back.cursor).toBe(1);
    expect(afterBid(back).cursor).toBeUndefined();
  });
});

describe('taking back', () => {
  test('there is nothing before the first decision', () => {
    expect(takeback(auctionTable('person', 'computer'))).toBeUndefined();
  });

  test('leads to the last decision of the only person', () => {
    const table = afterBid(afterBid(auctionTable('person', 'computer')));
    expect(takeback(table)).toEqual({ kind: 'takeback', seat: 0, ply: 0 });
  });

  test('with secrets leads nobody behind the decision of another', () => {
    const table = afterBid(handOver(auctionTable('person', 'person')));
    expect(takeback(handOver(table))).toBeUndefined();
    expect(takeback(afterBid(handOver(table)))).toMatchObject({ seat: 0, ply: 0 });
  });
});

describe('a decision in the making', () => {
  const table = auctionTable('person', 'person');
  const begun: Attempt<AuctionView, AuctionStep> = beginAttempt(blindAuction, viewOf(table, 0), 0);

  test('grows step by step until nothing can be added', () => {
    const card = take(blindAuction, begun, begun.following[0]!);
    const coins = take(blindAuction, card, card.following[0]!);
    const boast = take(blindAuction, coins, coins.following[0]!);
    expect([begun, card, coins, boast].map(({ mayEnd }) => mayEnd)).toEqual([false, false, true, true]);
    expect([begun, card, coins, boast].map(isComplete)).toEqual([false, false, false, true]);
    expect(stepBack(boast)).toBe(coins);
    expect(restart(boast)).toBe(begun);
    expect([canStepBack(begun), canStepBack(card)]).toEqual([false, true]);
  });
});

test('the computer is asked on what its seat sees, with a seed of its own for each decision', async () => {
  const table = afterBid(auctionTable('person', 'computer'));
  const asked: unknown[] = [];
  const steps = [{ card: 1 }, { coins: 0 }];
  const player = {
    decide: (question: object) => {
      asked.push(question);
      return steps;
    },
  };
  const asking = { level: 'novice', budget: { clock: () => 0 } } as const;
  expect(await askComputer(player, table, 1, asking)).toBe(steps);
  const seed = choiceSeed(table.match);
  expect(asked).toMatchObject([{ view: viewOf(table, 1), seat: 1, seed, ...asking }]);
  expect(choiceSeed(table.match)).toBe(seed);
  expect(choiceSeed(auctionTable('person', 'computer').match)).not.toBe(seed);
});
