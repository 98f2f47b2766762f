import {
  cardNamed,
  explainSquare,
  gameInText,
  isBegun,
  isHiddenFrom,
  NOTHING_YET,
} from '@thera/play/santorini';
import { formatStage, parsePower, parseSquare, powerOf, type Stage } from '@thera/santorini';
import type { GameEvent } from '@thera/table';
import { isLanguage } from '@thera/texts';
import { TERMINAL_COMMANDS, type TerminalCommand } from '@thera/texts/santorini';
import { wrap } from '../../wrap.ts';
import { legendOf } from './draw-stage.ts';
import { EVERY_LANGUAGE } from './every-language.ts';
import { cardsInPlay, powerCard } from './power-card.ts';
import { type Screen, typedCommand } from './screen.ts';
import type { TerminalGame } from './terminal-game.ts';
import { menuOf } from './turn-menu.ts';

/** What a command comes to: nothing that ends the wait for a decision, an event, or leaving. */
export type CommandResult = GameEvent<string> | 'quit' | undefined;

type CommandAction = (game: TerminalGame, argument: string) => CommandResult | Promise<CommandResult>;

/** What each command does while a person is to decide. */
export const GAME_COMMANDS: Readonly<Record<TerminalCommand, CommandAction>> = {
  help: ({ screen }) => sayHelp(screen),
  turns: (game, argument) => {
    const { screen } = game;
    const { terminal } = screen.texts;
    if (argument !== '' && parseSquare(argument) === undefined)
      return screen.say(terminal.notASquare(argument));
    game.menu = menuOf(game.stageToDecide, screen.texts, argument, game.pending);
    if (game.menu.left > 0) return showPage(game);
    const { cutAt } = game.menu;
    return screen.say(
      cutAt === undefined ? terminal.noTurnWith(argument.toUpperCase()) : terminal.onlyFirst(cutAt),
    );
  },
  more: (game) => showPage(game),
  undo: (game) => {
    if (isBegun(game.pending)) {
      game.type(NOTHING_YET);
      return game.screen.say(game.screen.texts.table.events.takeback);
    }
    const { table, terminal } = game.screen.texts;
    const event = game.takeback();
    if (event === 'revealing') return game.screen.say(table.cannotTakeBack);
    return event ?? game.screen.say(terminal.nothingToUndo);
  },
  show: ({ screen, stageSeen: stage }) => {
    screen.draw(stage);
    screen.say(legendOf(stage, screen.texts));
  },
  power: ({ screen, stageSeen: stage }, argument) => sayPowers(screen, stage, argument),
  why: ({ screen, stageToDecide: stage, pending }, argument) => {
    const { terminal } = screen.texts;
    const [first, second] = argument.split(/[\s>,]+/).map(parseSquare);
    if (first === undefined)
      return screen.say(argument === '' ? terminal.whyNeedsSquare : terminal.notASquare(argument));
    const asked = second === undefined ? pending : { ...pending, worker: first };
    for (const line of explainSquare(stage, asked, second ?? first, screen.texts)) screen.say(line);
  },
  copy: (game) => sayGame(game),
  resign: async ({ screen, seat }) => {
    const { terminal, words } = screen.texts;
    const isSure = await askYesOrNo(screen, terminal.confirmResign(words.seat(seat)));
    return isSure ? { kind: 'resignation', seat } : undefined;
  },
  quit: () => 'quit',
  lang: ({ screen }, argument) => changeLanguage(screen, argument),
};

/** Says what can be typed. */
export function sayHelp(screen: Screen): undefined {
  const { terminal } = screen.texts;
  const rows = TERMINAL_COMMANDS.map((name) => {
    const { words, argument, does } = terminal.commands[name];
    return [`${words[0]}${argument === undefined ? '' : ` ${argument}`}`, does] as const;
  });
  const left = Math.max(...rows.map(([word]) => word.length)) + 2;
  screen.say(terminal.helpTitle);
  for (const [word, does] of rows) {
    const lines = wrap(does, screen.width - left - 2);
    screen.print(lines.map((line, n) => `  ${(n === 0 ? word : '').padEnd(left)}${line}`));
  }
  for (const paragraph of terminal.howToWriteTurns) screen.say(paragraph);
}

/** Writes the position and the whole game, to keep or to share; of hidden things only what may be known. */
export function sayGame({ screen, stageSeen, match, viewer }: TerminalGame): undefined {
  const { wholePosition, wholeGame, wholeGameLater } = screen.texts.terminal;
  screen.print([wholePosition, formatStage(stageSeen), '']);
  if (isHiddenFrom(match, viewer)) screen.say(wholeGameLater);
  else screen.print([wholeGame, gameInText(match)]);
}

/** Speaks another language from now on, if it is one of ours. */
export function changeLanguage(screen: Screen, argument: string): undefined {
  const wanted = argument.toLowerCase();
  if (isLanguage(wanted)) {
    screen.language = wanted;
    screen.say(screen.texts.terminal.languageChanged);
  } else screen.say(screen.texts.terminal.unknownLanguage(argument));
}

/** Asks until the answer is a yes or a no; no answer is a no. Some commands may be answered meanwhile. */
export async function askYesOrNo(
  screen: Screen,
  question: string,
  meanwhile: Readonly<Partial<Record<TerminalCommand, () => void>>> = {},
): Promise<boolean> {
  for (;;) {
    const { yes, no, answerYesOrNo } = screen.texts.terminal;
    const answer = (await screen.ask(`${question} [${yes[0]}/${no[0]}] `))?.toLowerCase();
    if (answer === undefined || no.includes(answer)) return false;
    if (yes.includes(answer)) return true;
    const typed = typedCommand(answer);
    const action = typed === undefined ? undefined : meanwhile[typed.command];
    if (action === undefined) screen.say(answerYesOrNo);
    else action();
  }
}

function showPage(game: TerminalGame): undefined {
  const { screen } = game;
  const { moreTurns, noMoreTurns, onlyFirst } = screen.texts.terminal;
  game.menu ??= menuOf(game.stageToDecide, screen.texts, '', game.pending);
  const { cutAt } = game.menu;
  if (game.menu.left === 0) return screen.say(cutAt === undefined ? noMoreTurns : onlyFirst(cutAt));
  screen.print(game.menu.nextPage(screen));
  if (game.menu.left > 0) screen.say(moreTurns(game.menu.left));
}

function sayPowers(screen: Screen, stage: Stage, argument: string): undefined {
  const { texts, paint, width } = screen;
  const show = (power: Parameters<typeof powerCard>[0]): void =>
    screen.print(powerCard(power, texts, paint, width));
  if (argument === '') {
    const cards = cardsInPlay(stage);
    if (cards.length === 0) return screen.say(texts.telling.notNow);
    for (const card of cards) show(card);
    return;
  }
  const [name = '', edition] = argument.split('@');
  const id = cardNamed(name, EVERY_LANGUAGE);
  if (id === undefined) return screen.say(texts.terminal.unknownPower(argument));
  const wording = edition === undefined ? undefined : parsePower(`${id}@${edition}`);
  show(wording?.ok ? wording.value : powerOf(id));
}
