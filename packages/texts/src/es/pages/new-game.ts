import type { NewGameText } from '../../pages/new-game-text.ts';

/** The texts of this page. */
export const newGame: NewGameText = { title: 'NewGame' };
