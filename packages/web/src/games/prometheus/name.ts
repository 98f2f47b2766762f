import type { GameName } from '@thera/play';

/** The name of the game in links and in what is kept. */
export const PROMETHEUS: GameName = 'prometheus';
