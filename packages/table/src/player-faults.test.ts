import { describe, expect, test } from 'vitest';
import {
  type AuctionStep,
  type AuctionView,
  auctionPlayer,
  blindAuction,
  imagineAuction,
} from '../test/blind-auction.ts';
import type { ComputerPlayer } from './computer-player.ts';
import { playerFaults } from './player-faults.ts';

type Player = ComputerPlayer<AuctionView, AuctionStep>;

const faultsOf = (player: Player, seats: number, seed = 'seed'): Promise<readonly string[]> =>
  playerFaults(
    { game: blindAuction, player },
    { setup: { seats }, seed, decisions: 40, imagine: imagineAuction },
  );

test.each([1, 2, 3, 4])('the computer of the toy game plays for %i as it should', async (seats) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e'])
    expect(await faultsOf(auctionPlayer, seats, seed)).toEqual([]);
});

test('a player may think elsewhere', async () => {
  const later: Player = { decide: async (question) => auctionPlayer.decide(question) };
  expect(await faultsOf(later, 3)).toEqual([]);
});

describe('a player that breaks the contract is found out', () => {
  let asked = 0;
  test.each<[string, Player['decide'], string]>([
    ['it decides nothing', () => undefined, 'in vain'],
    ['it decides what is not possible', () => [{ card: 99 }], 'in vain'],
    [
      'it does not stop',
      ({ interruption: _, ...question }) => auctionPlayer.decide(question),
      'does not stop',
    ],
    [
      'it stops when it is to move',
      (question) => (question.interruption === undefined ? auctionPlayer.decide(question) : undefined),
      'cannot move at once',
    ],
    [
      'it has chance of its own',
      ({ view, interruption }) => {
        const card = view.hand[asked++ % view.hand.length]!;
        return interruption?.wish === 'stop' ? undefined : [{ card }, { coins: 0 }];
      },
      'decides otherwise the second time',
    ],
    [
      'it reports what it has not thought through',
      (question) => {
        question.report?.({ steps: [] });
        return auctionPlayer.decide(question);
      },
      'reports what cannot be decided',
    ],
  ])('%s', async (_, decide, found) => {
    expect((await faultsOf({ decide }, 3)).join('\n')).toContain(found);
  });
});
