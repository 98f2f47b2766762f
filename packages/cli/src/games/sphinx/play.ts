import { type Lock, lockOf, nextStep, RIDDLES } from '@thera/sphinx';
import { type SphinxCatalogue, sphinxCatalogueOf } from '@thera/texts/sphinx';
import { complain, write } from '../../output.ts';
import type { TerminalRoom } from '../terminal-room.ts';
import { AdventureFile, type FileFault } from './adventure-file.ts';
import { lockInWords } from './adventure-words.ts';
import { playAdventure } from './play-adventure.ts';
import { playAlone } from './play-alone.ts';
import { riddleLine } from './riddle-card.ts';
import { type RiddleWish, wishOf } from './riddle-wish.ts';
import { Screen } from './screen.ts';

/** Plays Riddle of the Sphinx until the person has had enough. */
export const play: TerminalRoom['play'] = async ({
  values,
  flags,
  texts: { language, commandLine },
  level,
  seed,
}) => {
  const texts = sphinxCatalogueOf(language);
  if (flags.has('list')) {
    await write(`${RIDDLES.map(({ number }) => riddleLine(number, texts)).join('\n')}\n`);
    return 0;
  }
  const wish = wishOf(values, flags);
  if (!wish.ok) {
    const { error, at } = wish;
    return complain(error === 'bad-value' ? commandLine.usageErrors[error](at ?? '') : texts.refusals[error]);
  }
  const path = values.get('adventure');
  const file = path === undefined ? undefined : AdventureFile.open(path);
  if (file?.ok === false) return complain(whyNoAdventure(path!, file, texts));
  const lock = file === undefined ? undefined : lockOn(file.value, wish.value);
  if (file !== undefined && lock !== undefined) {
    file.value.forget();
    return complain(lockInWords(lock, texts));
  }
  const screen = new Screen(language);
  try {
    screen.say(screen.texts.terminal.welcome);
    screen.say(screen.texts.terminal.howToGetHelp);
    if (file === undefined) await playAlone(screen, wish.value, { level, seed });
    else await playAdventure(screen, file.value, wish.value, { level, seed });
    screen.say(screen.texts.terminal.bye);
    return 0;
  } finally {
    screen.close();
  }
};

/** What keeps the riddle closed that somebody wants; as long as steps are to be done nobody can say. */
const lockOn = ({ log }: AdventureFile, { riddle }: RiddleWish): Lock | undefined =>
  riddle === undefined || nextStep(log) !== undefined ? undefined : lockOf(log, riddle);

function whyNoAdventure(
  path: string,
  { error, at }: { readonly error: FileFault; readonly at?: string },
  { terminal, adventure }: SphinxCatalogue,
): string {
  const words = terminal.adventure;
  if (error === 'cannot-read') return words.cannotRead(path);
  if (error === 'cannot-write') return words.cannotWrite(path);
  if (error === 'newer-version') return words.noAdventure(path, words.newerVersion);
  const reason = adventure.faults[error];
  return words.noAdventure(path, at === undefined ? reason : words.faultAt(reason, at));
}
