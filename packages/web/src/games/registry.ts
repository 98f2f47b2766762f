import type { GameName } from '@thera/play';
import type { GameEntry } from './game-entry.ts';
import { prometheus } from './prometheus/entry.ts';
import { santorini } from './santorini/entry.ts';
import { santowerini } from './santowerini/entry.ts';
import { sphinx } from './sphinx/entry.ts';

/** Every game that can be played on these pages, brought when somebody plays it. */
export const GAMES: Readonly<Record<GameName, GameEntry>> = {
  santorini,
  santowerini,
  sphinx,
  prometheus,
};
