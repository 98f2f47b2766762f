import { stepBack } from '@thera/play';
import { adviceInWords, choiceOf, explainTap, forecastInWords } from '@thera/play/sphinx';
import { type Step, TIERS, type Tier, terrainIn } from '@thera/sphinx';
import type { GameEvent } from '@thera/table';
import { isLanguage, LANGUAGES } from '@thera/texts';
import { sphinxCatalogueOf, TERMINAL_COMMANDS, type TerminalCommand } from '@thera/texts/sphinx';
import { plainWords } from '../../plain-words.ts';
import { printable } from '../../play/prompt.ts';
import { askYesOrNo } from './ask.ts';
import { cardInWords, cardNamed } from './card-words.ts';
import { readLine, squareNamed } from './read-line.ts';
import { legendOf, riddleCard, riddleTitle } from './riddle-card.ts';
import type { Screen } from './screen.ts';
import { godsOf, objectivesOf } from './standing.ts';
import type { TerminalGame } from './terminal-game.ts';

/** What a line comes to: an event or a wish to leave ends the question. */
export type Answer = GameEvent<Step> | 'quit' | undefined;

/** What each command does while a person is to decide. */
export const GAME_COMMANDS: Readonly<
  Record<TerminalCommand, (game: TerminalGame, argument: string) => Answer | Promise<Answer>>
> = {
  help: ({ screen }) => sayHelp(screen),

  choices: (game) => game.list(),

  riddle({ screen, state }) {
    screen.title(riddleTitle(state.setup.riddle, screen.texts));
    for (const line of riddleCard(state.setup, screen.texts)) screen.say(line);
    return undefined;
  },

  objectives({ screen, state }) {
    for (const { lead, words } of objectivesOf(state, screen.texts)) screen.sayBehind(lead, words);
    return undefined;
  },

  gods({ screen, state }) {
    const { voice, texts } = screen;
    for (const line of godsOf(state, voice, texts.terminal)) screen.say(line);
    if (state.held.length === 0) screen.say(texts.labels.noGods);
    const known = [
      ...state.queue.flatMap((card) => (card.kind === 'god' ? [card.god] : [])),
      ...state.queue.flatMap((card) => (card.kind === 'blessing' ? [card.blessing] : [])),
      ...state.held.map(({ god }) => god),
    ];
    for (const card of known) sayCard(screen, card);
    return undefined;
  },

  card({ screen }, argument) {
    const { terminal } = screen.texts;
    if (argument === '') return screen.say(terminal.cardNeedsName);
    const card = cardNamed(argument);
    return card === undefined ? screen.say(terminal.unknownCard(shown(argument))) : sayCard(screen, card);
  },

  why({ screen, attempt, state }, argument) {
    const { terminal } = screen.texts;
    if (argument === '') return screen.say(terminal.whyNeedsSquare);
    const names = argument.split(/[\s>+,-]+/);
    const square = squareNamed(state, names.at(-1)!);
    if (square === undefined || attempt === undefined)
      return screen.say(terminal.notASquare(shown(argument)));
    const reading = readLine(attempt, names.slice(0, -1).join(' '));
    const before = names.length > 1 && reading.kind === 'attempt' ? reading.attempt : attempt;
    return screen.say(explainTap(before, square, screen.voice));
  },

  end({ screen, attempt, state }) {
    const { forecast } = screen.texts;
    const sentences = forecastInWords(attempt?.now ?? state, screen.voice);
    for (const sentence of sentences.length === 0 ? [forecast.nothing] : sentences) screen.say(sentence);
    return undefined;
  },

  async hint(game) {
    const { screen, state } = game;
    const { hints } = screen.texts;
    screen.say(hints.seeking);
    const advice = await game.askPartner('advise');
    if (advice === undefined) return screen.say(hints.none);
    const { short, where, turn } = adviceInWords(state, advice, screen.texts);
    screen.say([short, where, turn][Math.min(game.hintsTold++, 2)]!);
    return undefined;
  },

  aim(game, argument) {
    const { screen } = game;
    const tier = tierNamed(argument);
    if (argument !== '' && tier === undefined) return screen.say(screen.texts.terminal.aimNeedsTier);
    if (tier !== undefined) {
      game.aim = tier;
      game.hintsTold = 0;
    }
    return screen.say(`${screen.texts.hints.follow.isMarked(screen.texts.tiers[game.aim])}.`);
  },

  async reach(game) {
    const { screen, state } = game;
    const { hints, tiers, labels } = screen.texts;
    const words = {
      achieved: labels.done,
      'in-reach': hints.outlook.withinReach,
      'not-found': hints.outlook.noWayFound,
      lost: hints.outlook.noWayFound,
    } as const;
    for (const { tier } of terrainIn(state).riddle.objectives) {
      const found = await game.askPartner('reach', tier);
      if (found === undefined) return undefined;
      screen.say(`${tiers[tier]}: ${words[found]}.`);
    }
    return undefined;
  },

  undo(game) {
    const { screen, attempt } = game;
    const { terminal, cannotTakeBack } = screen.texts;
    if (attempt?.before !== undefined) {
      screen.say(terminal.takenBack);
      return game.goOn(stepBack(attempt));
    }
    const event = game.takeback();
    if (event === undefined) return screen.say(terminal.nothingToUndo);
    return event === 'die' || event === 'card' ? screen.say(cannotTakeBack[event]) : event;
  },

  show({ screen, state }) {
    screen.draw(state);
    for (const line of legendOf(state, screen.texts)) screen.say(line);
    return undefined;
  },

  log({ screen, log }) {
    if (log.length === 0) screen.say(screen.texts.terminal.nothingYet);
    for (const sentence of log) screen.say(sentence);
    return undefined;
  },

  finish: (game) => endBy(game, 'finish'),

  'give-up': (game) => endBy(game, 'give-up'),

  quit: () => 'quit',

  lang: ({ screen }, argument) => changeLanguage(screen, argument),
};

const shown = (text: string): string => printable(text).slice(0, 40);

function sayCard(screen: Screen, card: Parameters<typeof cardInWords>[0]): undefined {
  const [name, ...lines] = cardInWords(card, screen.texts);
  screen.title(name!);
  for (const line of lines) screen.say(line);
}

/** An objective by its name in any language. */
function tierNamed(typed: string): Tier | undefined {
  const wanted = plainWords(typed);
  return TIERS.find(
    (tier) =>
      tier === wanted ||
      LANGUAGES.some((language) => plainWords(sphinxCatalogueOf(language).tiers[tier]) === wanted),
  );
}

/** Ends the riddle with what is achieved, or without anything, if that is possible now and really meant. */
async function endBy({ screen, attempt, state }: TerminalGame, kind: 'finish' | 'give-up'): Promise<Answer> {
  const { prompts, refusals, tiers } = screen.texts;
  const best = TIERS.findLast((tier) => state.achieved.includes(tier));
  if (attempt === undefined) return undefined;
  // Whoever has achieved something and gives up finishes with that.
  const step: Step = { kind: best === undefined ? kind : 'finish' };
  const isOffered = attempt.steps.length === 0 && choiceOf(attempt, step) !== undefined;
  if (!isOffered) {
    if (best === undefined && kind === 'finish') return screen.say(refusals['not-solved-yet']);
    return screen.say(refusals[state.turn.isRefused ? 'already-proposed' : 'impossible']);
  }
  const open = terrainIn(state)
    .riddle.objectives.map(({ tier }) => tier)
    .filter((tier) => !state.achieved.includes(tier));
  const question =
    best === undefined
      ? prompts.giveUp.ask
      : prompts.finish.ask(
          tiers[best],
          open.map((tier) => tiers[tier]),
        );
  const isMeant = await askYesOrNo(screen, question);
  return isMeant ? { kind: 'decision', seat: attempt.seat, steps: [step] } : undefined;
}

/** Says what can be typed. */
function sayHelp(screen: Screen): undefined {
  const { terminal } = screen.texts;
  screen.say(terminal.helpTitle);
  for (const line of terminal.howToWriteTurns) screen.say(line);
  const rows = TERMINAL_COMMANDS.map((name) => {
    const { words, argument, does } = terminal.commands[name];
    return [[words[0], argument ?? ''].join(' ').trim(), does] as const;
  });
  const left = Math.max(...rows.map(([word]) => word.length)) + 2;
  for (const [word, does] of rows) screen.sayBehind(`  ${word.padEnd(left)}`, does);
}

/** Speaks another language from now on, if it is one of ours. */
function changeLanguage(screen: Screen, argument: string): undefined {
  if (!isLanguage(argument)) return screen.say(screen.texts.terminal.unknownLanguage(shown(argument)));
  screen.language = argument;
  screen.say(screen.texts.terminal.languageChanged);
}
