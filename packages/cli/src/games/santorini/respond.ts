import {
  choicesFor,
  explainSquare,
  explainStep,
  isBegun,
  type Pending,
  type Reading,
  type ReadingFault,
  readBeforePlay,
  readTurn,
} from '@thera/play/santorini';
import { nextChoices, parseSquare, type StepChoice, type StepKind } from '@thera/santorini';
import type { GameEvent } from '@thera/table';
import { printable } from '../../play/prompt.ts';
import { wrap } from '../../wrap.ts';
import { EVERY_LANGUAGE } from './every-language.ts';
import type { Screen } from './screen.ts';
import type { TerminalGame } from './terminal-game.ts';

const LONGEST_LINE = 300;

/** Answers a line that is no command: the decision it completes, or words about what it lacks. */
export function respond(game: TerminalGame, typed: string): GameEvent<string> | undefined {
  const { screen, pending } = game;
  const stage = game.stageToDecide;
  const { terminal } = screen.texts;
  if (typed.length > LONGEST_LINE) {
    screen.say(terminal.unknownInput(`${printable(typed.slice(0, 20))}…`));
    return undefined;
  }
  const reading =
    stage.phase === 'play'
      ? readTurn(stage.position, pending, typed)
      : readBeforePlay(stage, pending, typed, EVERY_LANGUAGE);
  if (reading.kind === 'decision') return { kind: 'decision', seat: game.seat, steps: reading.steps };
  if (reading.kind === 'partial') game.type(reading.pending);
  answer(game, reading, printable(typed));
  return undefined;
}

function answer(
  game: TerminalGame,
  reading: Exclude<Reading, { kind: 'decision' }>,
  typed: string,
): undefined {
  const { screen } = game;
  const { terminal } = screen.texts;
  switch (reading.kind) {
    case 'partial':
      return sayWhatFollows(game, reading.pending);
    case 'ambiguous':
      screen.say(terminal.ambiguous(typed.toUpperCase()));
      return sayChoices(screen, reading.choices);
    case 'out-of-range':
      return screen.say(terminal.numberOutOfRange(reading.count));
    case 'unknown-power':
      return screen.say(terminal.unknownPower(printable(reading.name)));
    case 'fault':
      return sayFault(game, reading);
  }
}

/** The text with a mark under the place of the fault, and why it is one. */
function sayFault({ screen, stageToDecide: stage, pending }: TerminalGame, fault: ReadingFault): undefined {
  const { texts, paint } = screen;
  const text = printable(fault.text);
  screen.print([`  ${text}`, `  ${' '.repeat(Math.min(fault.at, text.length))}${paint('wrong', '^')}`]);
  const isNonsense = fault.error === 'bad-token' && fault.at === 0;
  screen.say(isNonsense ? texts.terminal.unknownInput(text) : texts.refusals[fault.error]);
  if (!('position' in stage) || fault.error !== 'illegal') return;
  const square = parseSquare(fault.text);
  const reasons =
    square !== undefined
      ? explainSquare(stage, pending, square, texts)
      : stage.phase === 'play'
        ? explainStep(stage.position, fault, texts)
        : [];
  for (const line of reasons) screen.say(line);
}

function sayWhatFollows({ screen, stageToDecide: stage, seat }: TerminalGame, pending: Pending): undefined {
  const { terminal, words } = screen.texts;
  if (!isBegun(pending)) return;
  const isNight = stage.phase === 'offer' && pending.steps.length === stage.cards.length;
  screen.say(isNight ? terminal.offerNight(words.seat(seat)) : terminal.whatFollows);
  sayChoices(screen, choicesFor(nextChoices(stage, pending.steps), pending.worker));
  const mayEnd = stage.phase === 'play' && readTurn(stage.position, pending, '').kind === 'decision';
  if (mayEnd) screen.say(terminal.mayEndHere);
}

/** Steps by their kind, each kind in lines of its own. */
function sayChoices(screen: Screen, choices: readonly StepChoice[]): undefined {
  const { steps } = screen.texts;
  const kinds = [...new Set(choices.map(({ kind }) => kind))];
  const width = Math.max(...kinds.map((kind) => steps[kind].length)) + 2;
  for (const kind of kinds) {
    const words = wrap(tokensOf(choices, kind).join(' '), screen.width - width - 2);
    screen.print(words.map((line, n) => `  ${(n === 0 ? steps[kind] : '').padEnd(width)}${line}`));
  }
}

function tokensOf(choices: readonly StepChoice[], wanted: StepKind): string[] {
  return choices
    .filter(({ kind }) => kind === wanted)
    .map(({ step }) => step.replace(/^(offer|night|pick|start) /, ''));
}
