import type { GameName } from '@thera/play';
import { prometheus } from './prometheus/room.ts';
import { santorini } from './santorini/room.ts';
import { santowerini } from './santowerini/room.ts';
import { sphinx } from './sphinx/room.ts';
import type { TerminalRoom } from './terminal-room.ts';

/** Every game that can be played in the terminal. */
export const GAMES: Readonly<Record<GameName, TerminalRoom>> = { santorini, santowerini, sphinx, prometheus };
