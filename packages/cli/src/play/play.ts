import { randomBytes } from 'node:crypto';
import { GAME_NAMES, type GameName } from '@thera/play';
import { LEVELS } from '@thera/table';
import type { OptionName } from '@thera/texts';
import type { Call, Command } from '../command.ts';
import { GAMES } from '../games/registry.ts';
import { complain } from '../output.ts';
import { levelOption } from './level-option.ts';

/** The game that is played unless somebody says otherwise. */
const [USUAL_GAME] = GAME_NAMES;

/** The options of all games: each refuses those of the others. */
const OPTIONS: readonly OptionName[] = [...new Set(GAME_NAMES.flatMap((name) => GAMES[name].options))];

/** Plays games in the terminal until the person has had enough. */
export const play: Command = {
  options: OPTIONS,
  arity: 0,
  most: 1,
  details: ({ commandLine }) => [commandLine.games(GAME_NAMES.join(', '))],
  async run(call) {
    const { positionals, values, flags, texts } = call;
    const { usageErrors, possible } = texts.commandLine;
    const name = gameNamed(positionals[0]);
    if (name === undefined)
      return complain(`${usageErrors['unknown-game'](positionals[0]!)} ${possible(GAME_NAMES.join(', '))}`);
    const strange = strangeOption(name, call);
    if (strange !== undefined) return complain(usageErrors['unknown-option'](`--${strange}`));
    const level = levelOption(values.get('level'));
    if (!level.ok)
      return complain(
        `${level.error}: ${usageErrors[level.error](level.at ?? '')} ${possible(LEVELS.join(', '))}`,
      );
    const seed = values.get('seed') ?? randomBytes(16).toString('hex');
    return GAMES[name].play({ values, flags, texts, level: level.value, seed });
  },
};

const gameNamed = (typed: string | undefined): GameName | undefined =>
  typed === undefined ? USUAL_GAME : GAME_NAMES.find((name) => name === typed.toLowerCase());

/** An option that was given and belongs to another game. */
function strangeOption(name: GameName, { values, flags }: Call): OptionName | undefined {
  return OPTIONS.find(
    (option) => (values.has(option) || flags.has(option)) && !GAMES[name].options.includes(option),
  );
}
