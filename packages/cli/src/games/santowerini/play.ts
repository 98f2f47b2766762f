import { countedKinds } from '@thera/play/santowerini';
import {
  DIFFICULTIES,
  type Difficulty,
  ENDLESS,
  type PlaceCode,
  SCENARIO_CODES,
  type Setup,
  scenarioOf,
} from '@thera/santowerini';
import { LANGUAGES } from '@thera/texts';
import { type SantoweriniCatalogue, santoweriniCatalogueOf } from '@thera/texts/santowerini';
import { complain, write } from '../../output.ts';
import type { TerminalRoom } from '../terminal-room.ts';
import { Screen } from './screen.ts';
import { TerminalGame } from './terminal-game.ts';

/** Plays Santowerini until the person has had enough. */
export const play: TerminalRoom['play'] = async ({ values, flags, texts: { language }, seed }) => {
  const texts = santoweriniCatalogueOf(language);
  if (flags.has('list')) {
    await write(`${SCENARIO_CODES.map((code) => lineOf(code, texts)).join('\n')}\n`);
    return 0;
  }
  const scenario = told(values.get('scenario'), placeNamed);
  if (scenario === 'unknown') return complain(texts.refusals['no-such-scenario']);
  const difficulty = told(values.get('difficulty'), difficultyNamed);
  if (difficulty === 'unknown') return complain(texts.refusals['no-such-difficulty']);
  const screen = new Screen(language);
  try {
    return await playGames(screen, scenario, difficulty, seed);
  } finally {
    screen.close();
  }
};

/** A scenario in a line that begins with its code. */
function lineOf(code: PlaceCode, texts: SantoweriniCatalogue): string {
  const { level, reserve, buildings } = scenarioOf(code);
  const { terminal, places } = texts;
  return `${code} ${places[code].name} · ${terminal.level(level)} · ${countedKinds(reserve, texts)} · ${terminal.keepBuildings(buildings)}`;
}

/** What an option says, if it was given. */
function told<T>(
  typed: string | undefined,
  find: (text: string) => T | undefined,
): T | 'unknown' | undefined {
  return typed === undefined ? undefined : (find(typed) ?? 'unknown');
}

const PLACES: readonly PlaceCode[] = [...SCENARIO_CODES, ENDLESS];

/** A place by its code, or by its name in any language. */
function placeNamed(text: string): PlaceCode | undefined {
  const typed = text.trim().toLowerCase();
  return PLACES.find(
    (code) =>
      code.toLowerCase() === typed ||
      LANGUAGES.some(
        (language) => santoweriniCatalogueOf(language).places[code].name.toLowerCase() === typed,
      ),
  );
}

function difficultyNamed(text: string): Difficulty | undefined {
  const typed = text.trim().toLowerCase();
  return DIFFICULTIES.find(
    (one) =>
      one === typed ||
      LANGUAGES.some(
        (language) => santoweriniCatalogueOf(language).difficulties[one].toLowerCase() === typed,
      ),
  );
}

async function playGames(
  screen: Screen,
  toldPlace: PlaceCode | undefined,
  toldDifficulty: Difficulty | undefined,
  seed: string,
): Promise<number> {
  screen.say(screen.texts.terminal.welcome);
  screen.say(screen.texts.terminal.howToGetHelp);
  const scenario = toldPlace ?? (await askPlace(screen));
  // Whoever names a scenario is not asked for anything else.
  const usual: Difficulty | undefined = toldPlace === undefined ? undefined : 'normal';
  const difficulty = scenario && (toldDifficulty ?? usual ?? (await askDifficulty(screen)));
  for (let attempt = 1; scenario !== undefined && difficulty !== undefined; attempt++) {
    const setup: Setup = { scenario, difficulty, attempt };
    const { places, difficulties } = screen.texts;
    screen.say(`${places[scenario].name} (${difficulties[difficulty]}). ${places[scenario].line}`);
    const end = await new TerminalGame(screen, setup, attempt === 1 ? seed : `${seed} ${attempt}`).play();
    if (end === 'quit' || !(await askAgain(screen))) {
      const options = `--scenario ${scenario} --difficulty ${difficulty} --seed ${seed}`;
      screen.print([screen.texts.terminal.goOnLater, `  npx thera play santowerini ${options}`]);
      break;
    }
  }
  screen.say(screen.texts.terminal.bye);
  return 0;
}

async function askPlace(screen: Screen): Promise<PlaceCode | undefined> {
  screen.print([...SCENARIO_CODES.map((code) => lineOf(code, screen.texts))]);
  return askUntil(screen, screen.texts.terminal.whichPlace, PLACES.join(', '), placeNamed);
}

const askDifficulty = (screen: Screen): Promise<Difficulty | undefined> =>
  askUntil(
    screen,
    screen.texts.terminal.howHard,
    Object.values(screen.texts.difficulties).join(', '),
    difficultyNamed,
  );

/** Asks until something possible is typed; undefined when input has ended. */
async function askUntil<T>(
  screen: Screen,
  question: string,
  possible: string,
  find: (text: string) => T | undefined,
): Promise<T | undefined> {
  screen.say(question);
  for (;;) {
    const typed = await screen.ask('> ');
    if (typed === undefined) return undefined;
    const found = find(typed);
    if (found !== undefined) return found;
    screen.say(screen.texts.terminal.possible(possible));
  }
}

async function askAgain(screen: Screen): Promise<boolean> {
  const { playAgain, yes, no, answerYesOrNo } = screen.texts.terminal;
  screen.say(playAgain);
  for (;;) {
    const typed = (await screen.ask('> '))?.toLowerCase();
    if (typed === undefined || no.includes(typed)) return false;
    if (yes.includes(typed)) return true;
    screen.say(answerYesOrNo);
  }
}
