import { RIDDLES, usualSetup } from '@thera/sphinx';
import type { Level } from '@thera/table';
import { USUAL_LEVEL } from '../../play/level-option.ts';
import { shellWord } from '../../shell-word.ts';
import { askUntil, askYesOrNo } from './ask.ts';
import { agreeOnPlayers, beginRiddle, playRiddle } from './play-riddle.ts';
import { riddleLine } from './riddle-card.ts';
import { agreeByTalking, kindsOf, type RiddleWish, riddleNamed } from './riddle-wish.ts';
import type { Screen } from './screen.ts';

/** With what chance and against what strength riddles are played. */
export interface PlayTerms {
  readonly level: Level;
  readonly seed: string;
}

/** Plays a riddle outside every adventure, and again as often as somebody wants. */
export async function playAlone(screen: Screen, wish: RiddleWish, { level, seed }: PlayTerms): Promise<void> {
  const riddle = wish.riddle ?? (await askRiddle(screen));
  if (riddle === undefined) return;
  const players = await agreeOnPlayers(screen, wish, wish.riddle === undefined);
  if (players === undefined) return;
  const kinds = kindsOf(players, wish);
  const setup = {
    ...usualSetup(riddle, players),
    isExpert: wish.isExpert,
    isOneDevice: agreeByTalking(kinds),
  };
  for (let attempt = 1; ; attempt++) {
    const chance = attempt === 1 ? seed : `${seed} ${attempt}`;
    const { end } = await playRiddle(screen, beginRiddle(setup, chance), kinds, { level });
    if (end === 'quit' || !(await askYesOrNo(screen, screen.texts.terminal.playAgain))) {
      const options = optionsFor({ ...wish, riddle, players }, { level, seed });
      screen.print([screen.texts.terminal.goOnLater, `  npx thera play sphinx ${options}`]);
      return;
    }
  }
}

async function askRiddle(screen: Screen): Promise<number | undefined> {
  screen.print(RIDDLES.map(({ number }) => riddleLine(number, screen.texts)));
  screen.say(screen.texts.terminal.whichRiddle);
  return askUntil(screen, riddleNamed, () => `0 – ${RIDDLES.length - 1}`);
}

/** What to type for the same again. */
function optionsFor(
  { riddle, players, isExpert, computers }: RiddleWish,
  { level, seed }: PlayTerms,
): string {
  return [
    `--riddle ${riddle}`,
    `--players ${players}`,
    ...(isExpert ? ['--expert'] : []),
    ...(computers.length === 0 ? [] : [`--computer ${computers.map((seat) => seat + 1).join()}`]),
    ...(level === USUAL_LEVEL ? [] : [`--level ${level}`]),
    `--seed ${shellWord(seed)}`,
  ].join(' ');
}
