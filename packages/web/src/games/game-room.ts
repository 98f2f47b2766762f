import type { GameSummary } from '../kept-games/kept-game.ts';
import type { TablePlan } from '../kept-games/table-plan.ts';
import type { PlayCtrl } from '../pages/play/ctrl.ts';
import type { GameClient } from './game-client.ts';
import type { GameTypes, MatchOf, PlayedOf } from './game-types.ts';
import type { Opponent } from './opponent.ts';

/** All that pages need of one game, brought when somebody plays it. */
export interface GameRoom<G extends GameTypes = GameTypes> {
  readonly played: PlayedOf<G>;
  /** Whoever plays the seats of the computer in a game. */
  spawnOpponent(game: string): Opponent<G['view'], G['step']>;
  /** Begins another game at a table and keeps it; its id, or undefined if it is refused by now. */
  newGame(plan: TablePlan<G['setup']>): string | undefined;
  /** What a list of games shows of one: only what everybody may see. */
  summaryOf(match: MatchOf<G>, plan: TablePlan<G['setup']>, now: number): GameSummary;
  /** What the game puts into the frame around it. */
  open(frame: PlayCtrl<G>): GameClient<G>;
}
