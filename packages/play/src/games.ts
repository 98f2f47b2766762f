import type { GameName } from './game-names.ts';
import { playedPrometheus } from './prometheus/played-prometheus.ts';
import { playedSantorini } from './santorini/played-santorini.ts';
import { playedSantowerini } from './santowerini/played-santowerini.ts';
import { playedSphinx } from './sphinx/played-sphinx.ts';
import type { PlayedGame } from './table/played-game.ts';

/** Every game as people meet it, for who needs them all; apart from the index, so that one game does not bring the others. */
export const GAMES: Readonly<Record<GameName, PlayedGame<unknown, unknown, unknown, unknown>>> = {
  santorini: playedSantorini,
  santowerini: playedSantowerini,
  sphinx: playedSphinx,
  prometheus: playedPrometheus,
};
