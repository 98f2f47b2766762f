import type { PieceSet } from '@thera/board';
import type { Language } from '@thera/texts';
import { deviceGames } from '../kept-games/device-games.ts';
import type { GameRoom } from './game-room.ts';
import { LISTINGS } from './listings.ts';
import { GAMES } from './registry.ts';

/** A game's room, and its words in the language of the page. */
export interface LoadedRoom {
  readonly room: GameRoom;
  readonly words: unknown;
  /** What its own pieces look like, if it has any. */
  readonly pieces: PieceSet | undefined;
}

/** What a kept game takes to be played; undefined if it cannot be read. */
export async function loadRoom(id: string, language: Language): Promise<LoadedRoom | undefined> {
  const kept = deviceGames.loadGame(id);
  if (!kept.ok) return undefined;
  const name = kept.value.plan.game;
  const game = GAMES[name];
  const [room, words, pieces] = await Promise.all([
    inTwoTasks(game.beginnings(), game.room()),
    game.words(language),
    LISTINGS[name].pieces?.load(),
  ]);
  return { room, words, pieces };
}

/** Code of which a part is asked for also by itself: what is long to prepare is prepared in two tasks and not in one. */
async function inTwoTasks<Code>(part: Promise<unknown>, whole: Promise<Code>): Promise<Code> {
  await part;
  return whole;
}
