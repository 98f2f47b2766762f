import { fault, ok, type Result } from '@thera/table';
import { advance, type Chance, toPlacing } from '../advance.ts';
import { LINEUPS, sideOfSeat } from '../lineup.ts';
import type { Position } from '../position.ts';
import type { Power } from '../power.ts';
import type { PowerId } from '../power-ids.ts';
import type { Stage } from '../stage.ts';
import type { GameTextError } from './errors.ts';
import { parseStage } from './parse-position.ts';
import { parsePower } from './parse-power.ts';
import { splitDecision } from './split-decision.ts';

/** One decision of a game in text, and what was noted beside it. */
export interface GameTurn {
  /** As `docs/notation.md` has it, without what chance decided. */
  readonly text: string;
  /** What was drawn after it. */
  readonly drawn: readonly string[];
  /** Time left, as written. */
  readonly clock?: string;
  /** Win probability of seat 1's side. */
  readonly evaluation?: number;
}

/** A game in text. */
export interface GameText {
  readonly tags: Readonly<Record<string, string>>;
  readonly turns: readonly GameTurn[];
  /** The stage at the beginning and after every turn. */
  readonly stages: readonly Stage[];
}

const TAG = /\s*\[(\w+)\s+"([^"\n]*)"\]/y;
const NUMBER = /\s*(\d+)\.\s*/y;
const DECISION = /(?:(?!\s\d+\.\s|\{|\s*$|=[a-z?])[\s\S])+/y;
const DRAWN = /=([a-z-]+(?:,[a-z-]+)*)\s*/y;
const COMMENT = /\s*\{\s*((?:\[%(?:clk|eval)\s+[\d:.]+\]\s*)+)\}/y;

/** Reads a game and plays it through; a fault's place is the index of the character where it is. */
export function parseGame(text: string): Result<GameText, GameTextError> {
  const tags: Record<string, string> = {};
  let at = 0;
  for (let tag = take(TAG, text, at); tag !== null; tag = take(TAG, text, at)) {
    tags[tag[1]!] = tag[2]!;
    at += tag[0].length;
  }
  if (text.slice(at).trimStart().startsWith('[')) return fault('bad-tag', String(at));
  const first = firstStage(tags);
  if (!first.ok) return first;
  const stages = [first.value];
  const turns: GameTurn[] = [];
  while (text.slice(at).trim() !== '') {
    const read = readTurn(text, at, turns.length + 1);
    if (!read.ok) return read;
    const next = advance(stages.at(-1)!, splitDecision(read.value.turn.text), drawnIn(read.value.turn.drawn));
    if (!next.ok)
      return fault(next.error === 'wrong-count' ? 'illegal' : asTextError(next.error), String(read.value.at));
    turns.push(read.value.turn);
    stages.push(next.value);
    at = read.value.end;
  }
  const wrong = tags.Result !== undefined && isWrongResult(tags.Result, stages.at(-1)!);
  return wrong ? fault('bad-result', String(text.indexOf('[Result'))) : ok({ tags, turns, stages });
}

/** A game as text: tags, then four numbered turns a line. */
export function formatGame({ tags, turns }: Pick<GameText, 'tags' | 'turns'>): string {
  const head = Object.entries(tags).map(([key, value]) => `[${key} "${value}"]`);
  const words = turns.map((turn, n) => `${n + 1}. ${formatTurnEntry(turn)}`);
  const lines = Array.from({ length: Math.ceil(words.length / 4) }, (_, n) =>
    words.slice(4 * n, 4 * n + 4).join(' '),
  );
  return `${[...head, '', ...lines].join('\n')}\n`;
}

function formatTurnEntry({ text, drawn, clock, evaluation }: GameTurn): string {
  const chance = drawn.length === 0 ? '' : `=${drawn.join(',')}`;
  const notes = [
    ...(clock === undefined ? [] : [`[%clk ${clock}]`]),
    ...(evaluation === undefined ? [] : [`[%eval ${evaluation}]`]),
  ];
  return `${text}${chance}${notes.length === 0 ? '' : ` {${notes.join(' ')}}`}`;
}

/** The beginning: a position, or workers to be placed for the powers named. */
function firstStage(tags: Readonly<Record<string, string>>): Result<Stage, GameTextError> {
  if (tags.Position !== undefined) return parseStage(tags.Position);
  if (tags.Powers === undefined) return fault('missing-tag', '0');
  const cards: Power[] = [];
  for (const name of tags.Powers.trim().split(/\s+/)) {
    const power = parsePower(name);
    if (!power.ok) return fault(power.error);
    if (power.value.deck !== null) return fault('missing-tag', '0');
    cards.push(power.value);
  }
  const start = tags.Start === undefined ? 0 : Number(tags.Start) - 1;
  const fits =
    cards.length >= 2 &&
    cards.length <= 4 &&
    cards.every(({ id, players }) => id === 'mortal' || players.includes(cards.length));
  if (!fits || !(start in cards)) return fault('bad-setup', '0');
  return ok(toPlacing(cards, start, ([only]) => only!));
}

function readTurn(
  text: string,
  from: number,
  expected: number,
): Result<{ readonly turn: GameTurn; readonly at: number; readonly end: number }, GameTextError> {
  const number = take(NUMBER, text, from);
  if (number === null || Number(number[1]) !== expected) return fault('bad-number', String(from));
  const at = from + number[0].length;
  const decision = take(DECISION, text, at);
  if (decision === null) return fault('empty', String(at));
  let end = at + decision[0].length;
  const drawn = take(DRAWN, text, end);
  if (drawn !== null) end += drawn[0].length;
  const comment = take(COMMENT, text, end);
  if (comment === null && text.slice(end).trimStart().startsWith('{'))
    return fault('bad-comment', String(end));
  if (comment !== null) end += comment[0].length;
  const clock = /%clk\s+([\d:.]+)/.exec(comment?.[1] ?? '')?.[1];
  const evaluation = /%eval\s+([\d.]+)/.exec(comment?.[1] ?? '')?.[1];
  const turn: GameTurn = {
    text: decision[0].trim(),
    drawn: drawn === null ? [] : drawn[1]!.split(','),
    ...(clock === undefined ? {} : { clock }),
    ...(evaluation === undefined ? {} : { evaluation: Number(evaluation) }),
  };
  return ok({ turn, at, end });
}

/** Chance as the text tells it; the first possibility where it is silent. */
function drawnIn(names: readonly string[]): Chance {
  const left = [...names];
  return (options) => {
    const name = left.shift();
    return options.find((option) => inForce(option).includes(name as PowerId)) ?? options[0]!;
  };
}

function inForce(position: Position): (PowerId | 'mortal')[] {
  const { slots, decks } = LINEUPS[position.lineup]!;
  return decks.flatMap((slot) => slots[slot]!.inForce?.id ?? []);
}

function isWrongResult(result: string, stage: Stage): boolean {
  if (!/^(\*|draw|[1-4]( [1-4])?)$/.test(result)) return true;
  if (stage.phase !== 'play' || stage.position.winner < 0) return false;
  const { seats } = LINEUPS[stage.position.lineup]!;
  const winner = sideOfSeat(seats, stage.position.winner);
  const winners = [...Array(seats).keys()].filter((seat) => sideOfSeat(seats, seat) === winner);
  return result !== winners.map((seat) => seat + 1).join(' ');
}

function asTextError(error: string): GameTextError {
  return error as GameTextError;
}

function take(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
