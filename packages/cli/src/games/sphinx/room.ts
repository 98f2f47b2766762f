import { happen, openTable, seatToDecide } from '@thera/play';
import {
  beginAttempt,
  formatDecision,
  playedSphinx,
  promptFor,
  type SphinxTable,
  type SphinxVoice,
  take,
  tellAll,
} from '@thera/play/sphinx';
import { RIDDLES, type Step, sphinx, usualSetup } from '@thera/sphinx';
import { begin, type Seat } from '@thera/table';
import { type SphinxCatalogue, sphinxCatalogueOf } from '@thera/texts/sphinx';
import { columns } from '../../output.ts';
import { Prompt } from '../../play/prompt.ts';
import { wrap } from '../../wrap.ts';
import type { TerminalRoom } from '../terminal-room.ts';

const say = (text: string): void => {
  process.stdout.write(`${wrap(text, columns()).join('\n')}\n`);
};

/** Riddle of the Sphinx in the terminal: everything is chosen by its number. */
export const sphinxRoom: TerminalRoom = {
  about: (language) => sphinxCatalogueOf(language).about,
  commands: {},
  options: ['lang', 'level', 'seed'],
  async play({ texts, seed }) {
    const text = sphinxCatalogueOf(texts.language);
    const prompt = new Prompt();
    const riddle = await chooseRiddle(prompt, text);
    const begun = riddle === undefined ? undefined : begin(sphinx, usualSetup(riddle, 1), seed);
    if (begun?.ok) await playOn(prompt, openTable(playedSphinx, ['person'], begun.value), text);
    say(text.terminal.bye);
    prompt.close();
    return 0;
  },
};

async function chooseRiddle(prompt: Prompt, text: SphinxCatalogue): Promise<number | undefined> {
  say(text.terminal.welcome);
  for (const { number } of RIDDLES) say(`${number}  ${text.riddles[number]!.title}`);
  say(text.terminal.whichRiddle);
  return askNumber(prompt, RIDDLES.length, text);
}

async function playOn(prompt: Prompt, begun: SphinxTable, text: SphinxCatalogue): Promise<void> {
  let table = begun;
  for (let seat = seatToDecide(table); seat !== undefined; seat = seatToDecide(table)) {
    const steps = await askDecision(prompt, table, seat, text);
    if (steps === undefined) return;
    const before = table.match.state;
    const next = happen(table, { kind: 'decision', seat, steps });
    if (!next.ok) throw new Error(`what was offered is refused: ${next.error}`);
    table = next.value;
    for (const sentence of tellAll(before, table.match.state.happened, voiceOf(text))) say(sentence);
  }
}

const voiceOf = (text: SphinxCatalogue): SphinxVoice => ({ text, nameOf: text.words.seat });

/** The steps of a whole decision, each by its number; undefined when input has ended. */
async function askDecision(
  prompt: Prompt,
  { match }: SphinxTable,
  seat: Seat,
  text: SphinxCatalogue,
): Promise<readonly Step[] | undefined> {
  let attempt = beginAttempt(match.state, seat);
  while (attempt.following.length > 0) {
    say(promptFor(attempt, voiceOf(text)));
    for (const [n, { step }] of attempt.following.entries())
      say(`${n}  ${formatDecision(attempt.now, [step])}`);
    const chosen = await askNumber(prompt, attempt.following.length, text);
    if (chosen === undefined) return undefined;
    attempt = take(attempt, attempt.following[chosen]!);
  }
  return attempt.steps;
}

async function askNumber(
  prompt: Prompt,
  count: number,
  { terminal }: SphinxCatalogue,
): Promise<number | undefined> {
  for (;;) {
    const typed = (await prompt.ask('> '))?.trim();
    if (typed === undefined) return undefined;
    const number = Number(typed);
    if (/^\d+$/.test(typed) && number < count) return number;
    say(terminal.numberOutOfRange(count));
  }
}
