import { chanceInWords, enemyOn, prospectInWords, reasonInWords } from '@thera/play/santowerini';
import {
  adviceFor,
  forecast,
  formatState,
  formatTurn,
  Island,
  movesFrom,
  parseSquare,
  type Step,
  squareName,
  survivalChance,
} from '@thera/santowerini';
import type { GameEvent } from '@thera/table';
import { isLanguage } from '@thera/texts';
import { TERMINAL_COMMANDS, type TerminalCommand } from '@thera/texts/santowerini';
import { printable } from '../../play/prompt.ts';
import type { TerminalGame } from './terminal-game.ts';

type Answer = GameEvent<Step> | 'quit' | undefined;

/** What each command does; an event or a wish to leave ends the question. */
export const GAME_COMMANDS: Readonly<
  Record<TerminalCommand, (game: TerminalGame, argument: string) => Answer>
> = {
  help({ screen }) {
    const { terminal } = screen.texts;
    screen.say(terminal.helpTitle);
    for (const line of terminal.howToWriteTurns) screen.say(line);
    screen.print(
      TERMINAL_COMMANDS.map((name) => {
        const { words, argument, does } = terminal.commands[name];
        return `  ${[words[0], argument ?? ''].join(' ').trim().padEnd(20)} ${does}`;
      }),
    );
    return undefined;
  },

  turns({ screen, state }) {
    const island = new Island(state);
    for (const from of island.builders) {
      const squares = screen.texts.words.list(movesFrom(island, from).map(squareName));
      if (squares !== '') screen.say(screen.texts.terminal.turnsFrom(squareName(from), squares));
    }
    return undefined;
  },

  forecast({ screen, state }, argument) {
    const { texts } = screen;
    if (argument === '') return screen.say(texts.terminal.whichEnemy);
    const square = parseSquare(argument);
    const enemy = state.enemies.find((one) => one.square === square);
    if (enemy === undefined) return screen.say(texts.terminal.noSuchEnemy(printable(argument).slice(0, 10)));
    const order = texts.ordinal(state.enemies.indexOf(enemy) + 1);
    const stance = texts.forecast.stance(order, texts.facings[enemy.facing]);
    const name = enemyOn(enemy, texts);
    screen.say(`${name.charAt(0).toUpperCase()}${name.slice(1)} ${stance}.`);
    screen.print(
      forecast(state, enemy.id).map((prospect) => {
        const place = prospectInWords(state, enemy, prospect, texts);
        const what = prospect.order === undefined ? place : `${texts.orders[prospect.order]}, ${place}`;
        return `  ${prospect.faces.join(' ').padEnd(12)} ${what}`;
      }),
    );
    return undefined;
  },

  risk({ screen, state }) {
    const { forecast: words } = screen.texts;
    return screen.say(`${words.risk}: ${chanceInWords(1 - survivalChance(state), words)}.`);
  },

  hint({ screen, state }) {
    const { texts } = screen;
    const advice = adviceFor(state, { budget: { clock: () => performance.now() } });
    if (advice === undefined) return undefined;
    const { turn, reasons, survival } = advice;
    const risk = `${texts.forecast.risk}: ${chanceInWords(1 - survival, texts.forecast)}.`;
    return screen.say(`${formatTurn(state, turn)} · ${reasonInWords(reasons[0]!, texts)} ${risk}`);
  },

  undo(game) {
    const { terminal } = game.screen.texts;
    const event = game.takeback();
    if (event === undefined) return game.screen.say(terminal.nothingToUndo);
    return event === 'revealing' ? game.screen.say(terminal.dieWasRolled) : event;
  },

  show: ({ screen, state }) => screen.draw(state),

  log({ screen, log }) {
    if (log.length === 0) screen.say(screen.texts.terminal.nothingYet);
    for (const sentence of log) screen.say(sentence);
    return undefined;
  },

  copy: ({ screen, state }) => screen.print([formatState(state)]),

  quit: () => 'quit',

  lang({ screen }, argument) {
    if (!isLanguage(argument))
      return screen.say(screen.texts.terminal.unknownLanguage(printable(argument).slice(0, 20)));
    screen.language = argument;
    return screen.say(screen.texts.terminal.languageChanged);
  },
};
