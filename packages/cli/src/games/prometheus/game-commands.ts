import { stepBack } from '@thera/play';
import {
  areaInWords,
  capitalised,
  forecastInWords,
  forecastsOf,
  pileInWords,
  waysBy,
} from '@thera/play/prometheus';
import { AREA_IDS, AREAS, GAITS, type MapId, type Step, UNIT_IDS, type UnitId } from '@thera/prometheus';
import type { GameEvent } from '@thera/table';
import { isLanguage } from '@thera/texts';
import { PROMETHEUS_CHAPTERS, TERMINAL_COMMANDS, type TerminalCommand } from '@thera/texts/prometheus';
import { printable } from '../../play/prompt.ts';
import { wordsIn } from './dictionary.ts';
import type { Screen } from './screen.ts';
import { handInWords } from './standing.ts';
import type { TerminalGame } from './terminal-game.ts';
import { unitCard } from './unit-card.ts';

/** What a line comes to: an event or a wish to leave ends the question. */
export type Answer = GameEvent<Step> | 'quit' | undefined;

/** What each command does while a person is to decide. */
export const GAME_COMMANDS: Readonly<
  Record<TerminalCommand, (game: TerminalGame, argument: string) => Answer | Promise<Answer>>
> = {
  help: ({ screen }) => sayHelp(screen),

  choices: (game) => game.list(),

  show({ screen, attempt, view }) {
    screen.draw(attempt?.now ?? view);
    const { terminal } = screen.texts;
    for (const line of [terminal.signs, ...terminal.legend]) screen.say(line);
    return undefined;
  },

  styx: (game) => sayAreas(game, 'styx'),

  olympus: (game) => sayAreas(game, 'olympus'),

  hand({ screen, view, voice }) {
    for (const [seat, { cards }] of view.seats.entries())
      if (cards.kind === 'open') screen.say(handInWords(view, seat, voice, screen.texts.terminal));
    return undefined;
  },

  cards(game) {
    const { screen, view, voice } = game;
    const { terminal } = screen.texts;
    for (const [seat, { cards }] of view.seats.entries()) {
      const words = (pile: typeof cards.discards): string =>
        pile.length === 0 ? terminal.none : pileInWords(pile, voice.text);
      screen.title(voice.nameOf(seat).the);
      screen.say(
        cards.kind === 'open' ? terminal.deckList(words(cards.deck)) : terminal.unseen(words(cards.unseen)),
      );
      screen.say(terminal.discards(words(cards.discards)));
    }
    return undefined;
  },

  unit({ screen, view, voice }, argument) {
    const { terminal } = screen.texts;
    if (argument === '') return screen.say(terminal.needsName.unit);
    const unit = unitNamed(argument);
    if (unit === undefined) return screen.say(terminal.unknownUnit(shown(argument)));
    for (const line of unitCard(view, unit, voice, terminal)) screen.say(line);
    return undefined;
  },

  area({ screen, view, seat, voice }, argument) {
    const { terminal, areaLabels, words } = screen.texts;
    if (argument === '') return screen.say(terminal.needsName.area);
    const area = AREA_IDS.find((id) => id === wordsIn(argument)[0]);
    if (area === undefined) return screen.say(terminal.unknownArea(shown(argument)));
    screen.say(`${area} · ${areaInWords(view, area, seat, voice)}`);
    screen.say(screen.texts.terrain[AREAS[area].terrain].effect);
    const next = AREAS[area].adj.map((id) => `${screen.texts.areas[id].name} (${id})`);
    return screen.say(areaLabels.neighbours(words.list(next)));
  },

  reach(game) {
    const { screen, attempt, voice } = game;
    const { reach, terminal } = screen.texts;
    const unit = attempt?.now.activation?.unit;
    if (attempt === undefined || unit === undefined) return screen.say(terminal.howToPlay);
    const name = voice.text.units[unit];
    for (const gait of GAITS) {
      const ways = waysBy(attempt, gait);
      if (ways.size === 0) continue;
      const there = [...ways].map(([area, { steps }]) => `${area} (${steps.length})`);
      screen.say(`${voice.text.actions.kinds[gait]}: ${there.join(', ')}.`);
    }
    const targets = attempt.following.flatMap(({ step }) => (step.kind === 'attack' ? [step.target] : []));
    const named = [...new Set(targets)].map((id) => voice.text.units[id].the);
    const whom =
      named.length === 0 ? reach.noTargets(name) : reach.targets(name, voice.text.words.list(named));
    screen.say(capitalised(whom));
    return undefined;
  },

  forecast(game, argument) {
    const { screen, attempt, voice } = game;
    const { terminal } = screen.texts;
    if (argument === '') return screen.say(terminal.needsName.forecast);
    const target = unitNamed(argument);
    if (target === undefined) return screen.say(terminal.unknownUnit(shown(argument)));
    const forecasts = (attempt?.following ?? [])
      .flatMap(({ step }) => forecastsOf(attempt!.now, step))
      .filter(({ blow }) => blow.target === target && blow.stones === 0);
    if (forecasts.length === 0) return game.sayWhy(`attack ${target}`);
    for (const found of forecasts)
      for (const line of forecastInWords(attempt!.now, found, voice)) screen.say(line);
    return undefined;
  },

  why(game, argument) {
    return argument === ''
      ? game.screen.say(game.screen.texts.terminal.needsName.why)
      : game.sayWhy(argument);
  },

  hint: (game) => game.hint(),

  follow: (game) => game.follow(),

  undo(game) {
    const { screen, attempt } = game;
    const { terminal } = screen.texts;
    if (attempt?.before !== undefined) {
      game.attempt = stepBack(attempt);
      screen.say(terminal.takenBack);
      return game.list();
    }
    const event = game.takeback();
    if (event === undefined) return screen.say(terminal.nothingToUndo);
    return event === 'revealing' ? screen.say(terminal.cannotUndo) : event;
  },

  log({ screen, log }) {
    if (log.length === 0) screen.say(screen.texts.terminal.nothingYet);
    for (const sentence of log) screen.say(sentence);
    return undefined;
  },

  rules({ screen }) {
    const { chapters } = screen.texts.rulesPage;
    for (const chapter of PROMETHEUS_CHAPTERS) {
      screen.title(chapters[chapter].title);
      for (const sentence of chapters[chapter].sentences) screen.say(sentence);
    }
    return undefined;
  },

  async resign({ screen, seat }) {
    const { reallyResign, yes } = screen.texts.terminal;
    const typed = (await screen.ask(`${reallyResign} [${yes[0]}] `))?.toLowerCase();
    return typed !== undefined && yes.includes(typed) ? { kind: 'resignation', seat } : undefined;
  },

  lang({ screen }, argument) {
    if (!isLanguage(argument)) return screen.say(screen.texts.terminal.unknownLanguage(shown(argument)));
    screen.language = argument;
    return screen.say(screen.texts.terminal.languageChanged);
  },

  quit: () => 'quit',
};

const shown = (text: string): string => printable(text).slice(0, 40);

/** A unit by its name in any language. */
const unitNamed = (typed: string): UnitId | undefined => UNIT_IDS.find((id) => id === wordsIn(typed)[0]);

/** A map as a list: every area with who and what is there, and its neighbours. */
function sayAreas({ screen, view, seat, voice }: TerminalGame, map: MapId): undefined {
  for (const area of AREA_IDS.filter((id) => AREAS[id].map === map))
    screen.sayBehind(
      `${area.padEnd(4)}`,
      `${areaInWords(view, area, seat, voice)} → ${AREAS[area].adj.join(' ')}`,
    );
}

/** Says what can be typed. */
function sayHelp(screen: Screen): undefined {
  const { terminal } = screen.texts;
  screen.say(terminal.helpTitle);
  for (const line of terminal.howToWrite) screen.say(line);
  const rows = TERMINAL_COMMANDS.map((name) => {
    const { words, argument, does } = terminal.commands[name];
    return [[words[0], argument ?? ''].join(' ').trim(), does] as const;
  });
  const left = Math.max(...rows.map(([word]) => word.length)) + 2;
  for (const [word, does] of rows) screen.sayBehind(`  ${word.padEnd(left)}`, does);
}
