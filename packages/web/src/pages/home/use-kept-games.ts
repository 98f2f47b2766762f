import { useEffect, useRef, useState } from 'preact/hooks';
import { deviceGames } from '../../kept-games/device-games.ts';
import type { KeptGame } from '../../kept-games/kept-game.ts';

/** How long a game that was deleted can be brought back, in milliseconds. */
export const SECOND_THOUGHTS = 10_000;

/** The games of this device, and what can be done with them. */
export interface KeptGames {
  readonly games: readonly KeptGame[];
  /** The game that was deleted last and can still be brought back. */
  readonly dropped: KeptGame | undefined;
  drop(game: KeptGame): void;
  bringBack(game: KeptGame): void;
}

/** The games of this device; nobody is asked before one is deleted, but for a while it can be brought back. */
export function useKeptGames(): KeptGames {
  const [games, setGames] = useState(deviceGames.listGames);
  const [dropped, setDropped] = useState<readonly KeptGame[]>([]);
  const timers = useRef<Set<ReturnType<typeof setTimeout>>>(new Set());
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const forget = ({ id }: KeptGame): void => setDropped((now) => now.filter((other) => other.id !== id));
  return {
    games,
    dropped: dropped.at(-1),
    drop(game) {
      deviceGames.dropGame(game.id);
      setGames(deviceGames.listGames());
      setDropped((now) => [...now, game]);
      timers.current.add(setTimeout(() => forget(game), SECOND_THOUGHTS));
    },
    bringBack(game) {
      deviceGames.keepGame(game);
      setGames(deviceGames.listGames());
      forget(game);
    },
  };
}
