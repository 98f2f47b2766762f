import type { GameName } from '@thera/play';
import { santorini } from './santorini/room.ts';
import { santowerini } from './santowerini/room.ts';
import { sphinx } from './sphinx/room.ts';
import type { TerminalRoom } from './terminal-room.ts';

/** The games that are played on pages only. */
type OnPages = 'prometheus';
export type TerminalGame = Exclude<GameName, OnPages>;

/** Every game that can be played in the terminal. */
export const GAMES: Readonly<Record<TerminalGame, TerminalRoom>> = { santorini, santowerini, sphinx };
