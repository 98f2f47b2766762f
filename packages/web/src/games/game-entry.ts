import type { Language } from '@thera/texts';
import type { MakeGameBoard } from '../boards/game-board.ts';
import type { TablePlan } from '../kept-games/table-plan.ts';
import type { GameRoom } from './game-room.ts';
import type { GameSynced } from './game-synced.ts';

/** How to bring what a game takes. */
export interface GameEntry {
  /** Begins games, and brings the rules with it. */
  beginnings(): Promise<GameBeginnings>;
  room(): Promise<GameRoom>;
  board(): Promise<MakeGameBoard>;
  words(language: Language): Promise<unknown>;
  /** What of it follows a player to every device. */
  readonly synced?: () => Promise<GameSynced>;
}

/** Begins a game at a table and keeps it. */
export interface GameBeginnings {
  /** The id of the game; undefined if the rules refuse the table. */
  newGame(plan: TablePlan): string | undefined;
  /** The setup of such a table as the server is told it; undefined if the rules refuse it. A game for one has none. */
  readonly onlineSetup?: (plan: TablePlan) => unknown;
}
