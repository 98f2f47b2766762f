import { readFileSync } from 'node:fs';
import { type Solution, type SolveBounds, type SolveError, solve as solvePosition } from '@thera/engine';
import {
  formatTurn,
  Position,
  type PositionError,
  parseStage,
  play,
  settle,
  sideOfSeat,
} from '@thera/santorini';
import { fault, ok, type Result } from '@thera/table';
import type { OptionName, UsageError } from '@thera/texts';
import type { SolveText } from '@thera/texts/santorini';
import { BAD_INPUT, complain, write } from '../../../output.ts';
import { numberOption } from '../engine/engine-number.ts';
import { describeFault } from '../positions/position-argument.ts';
import type { SantoriniCommand } from '../santorini-command.ts';
import { positionsIn } from './solve-positions.ts';

const BOUNDS: SolveBounds = { plies: 9, nodes: 3_000_000 };

/** Proves forced wins and losses, of one position or of every one in a file. */
export const solve: SantoriniCommand = {
  options: ['plies', 'nodes', 'file'],
  arity: 0,
  most: 1,
  async run({ positionals: [text], values, texts }) {
    const { usageErrors, solve: words, commands } = texts.commandLine;
    const bounds = boundsOf(values);
    if (!bounds.ok) return complain(usageErrors[bounds.error](bounds.at ?? ''));
    const file = values.get('file');
    if (file !== undefined) {
      if (text !== undefined) return complain(usageErrors['extra-argument'](text));
      const content = textIn(file);
      if (content === undefined) return complain(words.errors['no-file'](file));
      const positions = positionsIn(content);
      if (!positions.ok) return complain(words.errors['bad-game'](positions.at ?? ''));
      return solveAll(positions.value, bounds.value);
    }
    if (text === undefined)
      return complain(usageErrors['missing-argument'](`thera solve ${commands.solve.arguments}`));
    const read = parseStage(text);
    if (!read.ok) return complain(describeFault(texts, read, text));
    if (read.value.phase !== 'play') return complain(words.errors['not-in-play'](text));
    const from = performance.now();
    const { position } = read.value;
    const solved = solvePosition(position, bounds.value);
    if (!solved.ok) return complain(words.errors[solved.error](text));
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    const lines = [...tell(position, solved.value, words), words.nodes(String(solved.value.nodes), seconds)];
    await write(`${lines.join('\n')}\n`);
    return 0;
  },
};

function boundsOf(values: ReadonlyMap<OptionName, string>): Result<SolveBounds, UsageError> {
  const plies = numberOption(values, 'plies', 60);
  if (!plies.ok) return plies;
  const nodes = numberOption(values, 'nodes', 1e12);
  if (!nodes.ok) return nodes;
  return ok({ plies: plies.value ?? BOUNDS.plies, nodes: nodes.value ?? BOUNDS.nodes });
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** What is proven, and how the game goes. */
function tell(position: Position, solution: Solution, words: SolveText): string[] {
  const { winner, plies, isShortest, searched, line } = solution;
  if (winner === undefined) return [words.nothing(String(searched))];
  const { seats } = position.lineup;
  const winners = [...Array(seats).keys()].filter((seat) => sideOfSeat(seats, seat) === winner);
  const names = winners.map((seat) => seat + 1).join(', ');
  if (plies === 0) return [words.isOver(names)];
  const certainty = isShortest ? words.isShortest : words.mayBeShorter(String(searched));
  return [words.wins(names, String(plies)), certainty, ...turnsOf(position, line)];
}

function turnsOf(from: Position, line: readonly Int32Array[]): string[] {
  let position = settle(from);
  return line.map((turn) => {
    const text = formatTurn(position, turn);
    const after = new Position();
    play(position, turn, 0, after);
    position = after;
    return text;
  });
}

/** A line for each position that the side to move wins by force: `position;turns;first turn`. */
async function solveAll(positions: readonly string[], bounds: SolveBounds): Promise<number> {
  let status = 0;
  for (const text of positions) {
    const won = wonByForce(text, bounds);
    if (!won.ok) {
      status = BAD_INPUT;
      process.stderr.write(`error ${won.error} ${text}\n`);
    } else if (won.value !== undefined) await write(`${text};${won.value}\n`);
  }
  return status;
}

/** In how many turns the side to move wins, and how it begins; undefined if that is not proven. */
function wonByForce(
  text: string,
  bounds: SolveBounds,
): Result<string | undefined, PositionError | SolveError | 'not-in-play'> {
  const stage = parseStage(text);
  if (!stage.ok) return stage;
  if (stage.value.phase !== 'play') return fault('not-in-play');
  const { position } = stage.value;
  const solved = solvePosition(position, bounds);
  if (!solved.ok) return solved;
  const { winner, plies, line } = solved.value;
  const isMover = winner === sideOfSeat(position.lineup.seats, position.turn);
  return ok(isMover && line[0] !== undefined ? `${plies};${formatTurn(position, line[0])}` : undefined);
}
