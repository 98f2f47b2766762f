import { randomBytes } from 'node:crypto';
import { openTable } from '@thera/play';
import { isHiddenFrom, playedSantorini } from '@thera/play/santorini';
import { formatStage, santorini } from '@thera/santorini';
import { begin, LEVELS, type Level } from '@thera/table';
import { type Catalogue, USAGE_ERRORS, type UsageError } from '@thera/texts';
import type { Command } from '../command.ts';
import { agree } from '../games/santorini/agree.ts';
import { askYesOrNo, sayGame } from '../games/santorini/game-commands.ts';
import { Screen } from '../games/santorini/screen.ts';
import { TerminalGame } from '../games/santorini/terminal-game.ts';
import { complain } from '../output.ts';
import { wordsFor } from '../refusal-words.ts';
import { levelOption, USUAL_LEVEL } from './level-option.ts';
import { type Agreement, agreementOf, saysWhatToPlay } from './play-options.ts';

/** Plays games in the terminal until the person has had enough. */
export const play: Command = {
  options: ['players', 'powers', 'fleece', 'computer', 'level', 'position', 'edition', 'seed'],
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
    const told = saysWhatToPlay(values) ? agreementOf(values) : undefined;
    if (told?.ok === false) return complain(describe(told.error, told.at, texts));
    const begun = told === undefined ? undefined : begin(santorini, told.value.setup, seed);
    if (begun?.ok === false) return complain(describe(begun.error, begun.at, texts));
    const screen = new Screen(texts.language);
    try {
      return await playGames(screen, told?.value, level.value, seed);
    } finally {
      screen.close();
    }
  },
};

async function playGames(
  screen: Screen,
  told: Agreement | undefined,
  level: Level,
  seed: string,
): Promise<number> {
  screen.say(screen.texts.terminal.welcome);
  screen.say(screen.texts.terminal.howToGetHelp);
  const agreed = told ?? (await agree(screen));
  for (let number = 1; agreed !== undefined; number++) {
    const begun = begin(santorini, agreed.setup, number === 1 ? seed : `${seed} ${number}`);
    if (!begun.ok) throw new Error(`what was agreed is refused: ${begun.error}`);
    const game = new TerminalGame(screen, openTable(playedSantorini, agreed.players, begun.value), level);
    const end = await game.play();
    if (end === 'quit') sayHowToGoOn(game);
    const { playAgain } = screen.texts.terminal;
    if (end === 'quit' || !(await askYesOrNo(screen, playAgain, { copy: () => sayGame(game) }))) break;
  }
  screen.say(screen.texts.terminal.bye);
  return 0;
}

function sayHowToGoOn({ screen, stageSeen, match, players, level }: TerminalGame): void {
  // A position with gaps would be another game, and one without would tell what somebody may not know.
  if (players.some((kind, seat) => kind === 'person' && isHiddenFrom(match, seat))) {
    screen.say(screen.texts.terminal.cannotGoOnLater);
    return;
  }
  const computers = players.flatMap((kind, seat) => (kind === 'computer' ? [seat + 1] : []));
  const strength = level === USUAL_LEVEL ? '' : ` --level ${level}`;
  const option = computers.length === 0 ? '' : ` --computer ${computers.join()}${strength}`;
  screen.print([
    screen.texts.terminal.goOnLater,
    `  npx thera play --position "${formatStage(stageSeen)}"${option}`,
  ]);
}

function describe(
  error: UsageError | Parameters<typeof wordsFor>[0],
  at: string | undefined,
  texts: Catalogue,
): string {
  const usage = USAGE_ERRORS.find((known) => known === error);
  if (usage !== undefined) return texts.commandLine.usageErrors[usage](at ?? '');
  const words = wordsFor(error as Parameters<typeof wordsFor>[0], texts);
  return `${error}${at === undefined ? '' : ` at ${at}`}: ${words}`;
}
