import type { AdventureLog } from '@thera/sphinx';
import { deviceGames } from '../../../kept-games/device-games.ts';
import type { KeptGame } from '../../../kept-games/kept-game.ts';

/** A play of an adventure that goes on, on this device. */
export interface OpenPlay {
  readonly riddle: number;
  readonly game: KeptGame;
}

/** The plays of an adventure that go on, the one that was begun last first. */
export function openPlays({ setups, plays }: AdventureLog): readonly OpenPlay[] {
  const isOver = (play: string): boolean => plays.some(({ id }) => id === play);
  return setups
    .filter(({ play }) => !isOver(play))
    .flatMap(({ play, riddle }) => {
      const kept = deviceGames.loadGame(play);
      return kept.ok && !kept.value.summary.isOver ? { riddle, game: kept.value } : [];
    })
    .toReversed();
}

/** The play of a riddle that goes on, if there is one. */
export const openPlay = (log: AdventureLog, riddle: number): OpenPlay | undefined =>
  openPlays(log).find((play) => play.riddle === riddle);
