import type { SantoriniCatalogue } from '@thera/texts/santorini';
import { changeLanguage, sayHelp } from './game-commands.ts';
import { type Screen, typedCommand } from './screen.ts';

/** A question in words, again in another language if that changes meanwhile. */
export type Question = (texts: SantoriniCatalogue) => string;

/** Asks for one of several numbers; an empty line takes the first. Undefined when the person leaves. */
export async function chooseNumber<T extends number>(
  screen: Screen,
  question: Question,
  numbers: readonly T[],
): Promise<T | undefined> {
  const sayQuestion = (): undefined => screen.print(['', question(screen.texts)]);
  for (;;) {
    const answer = await askPlainly(screen, sayQuestion, `[${numbers[0]}] > `);
    if (answer === undefined) return undefined;
    const chosen = answer === '' ? numbers[0] : numbers.find((number) => String(number) === answer);
    if (chosen !== undefined) return chosen;
  }
}

/** Asks for one of several things in a list; an empty line takes the first. Undefined when the person leaves. */
export async function choose<T>(
  screen: Screen,
  question: Question,
  options: readonly T[],
  label: (option: T, texts: SantoriniCatalogue) => string,
): Promise<T | undefined> {
  const sayQuestion = (): void => {
    screen.print(['', question(screen.texts)]);
    screen.print(options.map((option, n) => `  ${n + 1}. ${label(option, screen.texts)}`));
  };
  for (;;) {
    const answer = await askPlainly(screen, sayQuestion, '[1] > ');
    if (answer === undefined) return undefined;
    const chosen = answer === '' ? options[0] : options[Number(answer) - 1];
    if (chosen !== undefined) return chosen;
    screen.say(screen.texts.terminal.numberOutOfRange(options.length));
  }
}

/** The next line that is no command, with the question said again after one; undefined when the person leaves. */
export async function askPlainly(
  screen: Screen,
  sayQuestion: () => void,
  prompt: string,
): Promise<string | undefined> {
  for (;;) {
    sayQuestion();
    const answer = await screen.ask(prompt);
    const typed = answer === undefined ? undefined : typedCommand(answer);
    if (answer === undefined || typed?.command === 'quit') return undefined;
    if (typed === undefined) return answer;
    if (typed.command === 'help') sayHelp(screen);
    else if (typed.command === 'lang') changeLanguage(screen, typed.argument);
    else screen.say(screen.texts.telling.notNow);
  }
}
