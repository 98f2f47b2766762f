import type { Scene } from '@thera/board';
import type { PlayedGame } from '@thera/play';
import { begin } from '@thera/table';
import {
  type AuctionCode,
  type AuctionSetup,
  type AuctionState,
  type AuctionStep,
  type AuctionView,
  auctionPlayer,
  blindAuction,
} from '@thera/table/toy';
import type { GameRoom } from '../../src/games/game-room.ts';
import type { Opponent } from '../../src/games/opponent.ts';
import { deviceGames, newSeed, secureRandom } from '../../src/kept-games/device-games.ts';
import type { GameSummary } from '../../src/kept-games/kept-game.ts';
import type { TablePlan } from '../../src/kept-games/table-plan.ts';
import { auctionScene } from './auction-board.ts';
import { AuctionClient } from './auction-client.ts';
import type { AuctionTypes } from './auction-types.ts';
import { AUCTION_WORDS } from './auction-words.ts';

/** The toy game as people meet it. */
const played: PlayedGame<AuctionSetup, AuctionState, AuctionStep, AuctionView, AuctionCode> = {
  game: blindAuction,
  isBeforePlay: () => false,
  hasSecrets: () => true,
  decisionText: (_, steps) => steps.map((step) => AUCTION_WORDS.step(step)).join(' + '),
};

/** The computer is quick enough to think on the page itself. */
const opponent: Opponent<AuctionView, AuctionStep> = {
  ...auctionPlayer,
  prepare: () => undefined,
  dispose: () => undefined,
};

/** The toy game on these pages. */
export const room: GameRoom<AuctionTypes> = {
  played,
  spawnOpponent: () => opponent,
  newGame(plan) {
    const id = deviceGames.freeId(secureRandom);
    const begun = begin(blindAuction, plan.setup, newSeed());
    if (!begun.ok) return undefined;
    const match = begun.value;
    deviceGames.keepGame({
      id,
      plan,
      record: match.record,
      summary: room.summaryOf(match, plan, Date.now()),
    });
    return id;
  },
  summaryOf({ state, outcome, line }, { seats }: TablePlan, now): GameSummary<Scene> {
    return {
      details: seats.length,
      turn: line.length,
      toAct: outcome === undefined ? blindAuction.toAct(state) : [],
      isOver: outcome !== undefined,
      scene: auctionScene(
        blindAuction.view(state, 'watcher'),
        undefined,
        seats.map(({ colour }) => colour),
        undefined,
      ),
      updated: now,
    };
  },
  open: (frame) => new AuctionClient(frame),
};
