import { openTable } from '@thera/play';
import { isHiddenFrom, playedSantorini } from '@thera/play/santorini';
import { formatStage, santorini as rules } from '@thera/santorini';
import { begin, type Level } from '@thera/table';
import { USAGE_ERRORS, type UsageError } from '@thera/texts';
import { type SantoriniCatalogue, santoriniCatalogueOf } from '@thera/texts/santorini';
import { complain } from '../../output.ts';
import { USUAL_LEVEL } from '../../play/level-option.ts';
import type { TerminalRoom } from '../terminal-room.ts';
import { agree } from './agree.ts';
import { askYesOrNo, sayGame } from './game-commands.ts';
import { type Agreement, agreementOf, saysWhatToPlay } from './play-options.ts';
import { wordsFor } from './refusal-words.ts';
import { Screen } from './screen.ts';
import { TerminalGame } from './terminal-game.ts';

/** Plays Santorini until the person has had enough. */
export const play: TerminalRoom['play'] = async ({ values, texts: { language }, level, seed }) => {
  const texts = santoriniCatalogueOf(language);
  const told = saysWhatToPlay(values) ? agreementOf(values) : undefined;
  if (told?.ok === false) return complain(describe(told.error, told.at, texts));
  const begun = told === undefined ? undefined : begin(rules, told.value.setup, seed);
  if (begun?.ok === false) return complain(describe(begun.error, begun.at, texts));
  const screen = new Screen(texts.language);
  try {
    return await playGames(screen, told?.value, level, seed);
  } finally {
    screen.close();
  }
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
    const begun = begin(rules, agreed.setup, number === 1 ? seed : `${seed} ${number}`);
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
  texts: SantoriniCatalogue,
): string {
  const usage = USAGE_ERRORS.find((known) => known === error);
  if (usage !== undefined) return texts.commandLine.usageErrors[usage](at ?? '');
  const words = wordsFor(error as Parameters<typeof wordsFor>[0], texts);
  return `${error}${at === undefined ? '' : ` at ${at}`}: ${words}`;
}
