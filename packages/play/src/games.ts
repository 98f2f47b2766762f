import { playedPrometheus } from './prometheus/played-prometheus.ts';
import { playedSantorini } from './santorini/played-santorini.ts';
import { playedSantowerini } from './santowerini/played-santowerini.ts';
import { playedSphinx } from './sphinx/played-sphinx.ts';
import type { PlayedGame } from './table/played-game.ts';

/** Every game, by the name it has in records. A new name makes the compiler name the rooms that are missing. */
export const GAME_NAMES = ['santorini', 'santowerini', 'sphinx', 'prometheus'] as const;
export type GameName = (typeof GAME_NAMES)[number];

/** Every game as people meet it. */
export const GAMES: Readonly<Record<GameName, PlayedGame<unknown, unknown, unknown, unknown>>> = {
  santorini: playedSantorini,
  santowerini: playedSantowerini,
  sphinx: playedSphinx,
  prometheus: playedPrometheus,
};
