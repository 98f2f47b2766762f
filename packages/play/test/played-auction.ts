import { begin } from '@thera/table';
import {
  type AuctionCode,
  type AuctionSetup,
  type AuctionState,
  type AuctionStep,
  type AuctionView,
  blindAuction,
} from '@thera/table/toy';
import type { PlayerKind } from '@thera/texts';
import { happen, type LocalTable, openTable, seatToDecide } from '../src/table/local-table.ts';
import type { PlayedGame } from '../src/table/played-game.ts';

export type AuctionTable = LocalTable<AuctionSetup, AuctionState, AuctionStep, AuctionView, AuctionCode>;

/** The toy game as people meet it. */
export const playedAuction: PlayedGame<AuctionSetup, AuctionState, AuctionStep, AuctionView, AuctionCode> = {
  game: blindAuction,
  isBeforePlay: () => false,
  hasSecrets: () => true,
  decisionText: (_, steps) => steps.map((step) => Object.values(step).join()).join('+'),
};

/** A table with a fixed deal. */
export function auctionTable(...players: readonly PlayerKind[]): AuctionTable {
  const begun = begin(blindAuction, { seats: players.length }, 'a fixed seed');
  if (!begun.ok) throw new Error(begun.error);
  return openTable(playedAuction, players, begun.value);
}

/** The table after whoever decides next has bid a card, the first unless told otherwise, and no coins. */
export function afterBid(table: AuctionTable, cardAt: number = 0): AuctionTable {
  const seat = seatToDecide(table)!;
  const card = table.match.state.seats[seat]!.hand[cardAt]!;
  const next = happen(table, { kind: 'decision', seat, steps: [{ card }, { coins: 0 }] });
  if (!next.ok) throw new Error(next.error);
  return next.value;
}
