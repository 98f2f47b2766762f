import { randomBytes } from 'node:crypto';
import { GAME_NAMES } from '@thera/play';
import { LEVELS } from '@thera/table';
import type { Command } from '../command.ts';
import { GAMES } from '../games/registry.ts';
import { complain } from '../output.ts';
import { levelOption } from './level-option.ts';

/** The game that is played unless somebody says otherwise. */
const [USUAL_GAME] = GAME_NAMES;

/** Plays games in the terminal until the person has had enough. */
export const play: Command = {
  options: GAMES[USUAL_GAME].options,
  arity: 0,
  async run({ values, texts }) {
    const level = levelOption(values.get('level'));
    if (!level.ok) {
      const { usageErrors, possible } = texts.commandLine;
      return complain(
        `${level.error}: ${usageErrors[level.error](level.at ?? '')} ${possible(LEVELS.join(', '))}`,
      );
    }
    const seed = values.get('seed') ?? randomBytes(16).toString('hex');
    return GAMES[USUAL_GAME].play({ values, texts, level: level.value, seed });
  },
};
