import type { SphinxCatalogue } from '@thera/texts/sphinx';
import { printable } from '../../play/prompt.ts';
import { commandIn } from './command-in.ts';
import type { Screen } from './screen.ts';

/** The next line; undefined when input has ended or somebody wants to leave. */
export async function askPlainly(screen: Screen, prompt: string = '> '): Promise<string | undefined> {
  const typed = await screen.ask(prompt);
  return typed === undefined || commandIn(typed)?.command === 'quit' ? undefined : typed;
}

/** Asks until the answer is a yes or a no; no answer is a no. */
export async function askYesOrNo(screen: Screen, question: string): Promise<boolean> {
  for (;;) {
    const { yes, no, answerYesOrNo } = screen.texts.terminal;
    const typed = (await askPlainly(screen, `${question} [${yes[0]}/${no[0]}] `))?.toLowerCase();
    if (typed === undefined || no.includes(typed)) return false;
    if (yes.includes(typed)) return true;
    screen.say(answerYesOrNo);
  }
}

/** Asks until something possible is typed; undefined when somebody leaves. */
export async function askUntil<T>(
  screen: Screen,
  find: (typed: string) => T | undefined,
  possible: (texts: SphinxCatalogue) => string,
): Promise<T | undefined> {
  for (;;) {
    const typed = await askPlainly(screen);
    if (typed === undefined) return undefined;
    const found = find(typed);
    if (found !== undefined) return found;
    screen.say(screen.texts.terminal.possible(possible(screen.texts)));
  }
}

/** Asks for one of several things by its number in a list; undefined when somebody leaves. */
export async function choose<T>(
  screen: Screen,
  options: readonly T[],
  label: (option: T) => string,
): Promise<T | undefined> {
  for (const [index, option] of options.entries())
    screen.sayBehind(`${String(index + 1).padStart(4)}. `, printable(label(option)));
  return askUntil(
    screen,
    (typed) => (/^\d+$/.test(typed) ? options[Number(typed) - 1] : undefined),
    () => `1 – ${options.length}`,
  );
}
