import type { GameName } from '@thera/play';
import type { Language } from '@thera/texts';
import type { MakeGameBoard } from '../boards/game-board.ts';
import { deviceGames } from '../kept-games/device-games.ts';
import type { GameRoom } from './game-room.ts';
import { GAMES } from './registry.ts';

/** A game's room, and its words in the language of the page. */
export interface LoadedRoom {
  readonly room: GameRoom;
  readonly words: unknown;
  readonly makeBoard: MakeGameBoard;
}

/** What a kept game takes to be played; undefined if it cannot be read. */
export async function loadRoom(id: string, language: Language): Promise<LoadedRoom | undefined> {
  const kept = deviceGames.loadGame(id);
  return kept.ok ? loadRoomOf(kept.value.plan.game, language) : undefined;
}

/** What a game takes to be played. */
export async function loadRoomOf(name: GameName, language: Language): Promise<LoadedRoom> {
  const game = GAMES[name];
  const [room, words, makeBoard] = await Promise.all([
    inTwoTasks(game.beginnings(), game.room()),
    game.words(language),
    game.board(),
  ]);
  return { room, words, makeBoard };
}

/** Code of which a part is asked for also by itself: what is long to prepare is prepared in two tasks and not in one. */
async function inTwoTasks<Code>(part: Promise<unknown>, whole: Promise<Code>): Promise<Code> {
  await part;
  return whole;
}
