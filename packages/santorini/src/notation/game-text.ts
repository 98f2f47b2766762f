import { type Fault, fault, ok, type Result } from '@thera/table';
import { advance, undrawnPlacing } from '../advance.ts';
import { sideOfSeat } from '../lineup.ts';
import { NAME } from '../name.ts';
import type { Power } from '../power.ts';
import type { PowerId } from '../power-ids.ts';
import type { Stage } from '../stage.ts';
import { type GameTextError, TURN_ERRORS } from './errors.ts';
import { parseWithNight } from './parse-night.ts';
import { parseStage } from './parse-position.ts';
import { splitDecision } from './split-decision.ts';
import { toldDraws } from './told-draws.ts';

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
export interface ParsedGame {
  readonly tags: Readonly<Record<string, string>>;
  readonly turns: readonly GameTurn[];
  /** The stage at the beginning and after every turn. */
  readonly stages: readonly Stage[];
}

const TAG = /\s*\[(\w+)\s+"([^"\n]*)"\]/y;
const NUMBER = /\s*(\d+)\.\s*/y;
const DECISION = /(?:(?!\s\d+\.\s|\{|\s*$|=[a-z?])[\s\S])+/y;
const DRAWN = /=([a-z-]+(?:,[a-z-]+)*)\s*/y;
const COMMENT = /\s*\{\s*((?:\[%(?:clk\s+[\d:.]+|eval\s+\d+(?:\.\d{1,6})?)\]\s*)+)\}/y;

/** A tag's value, and where in the text it begins. */
interface Tag {
  readonly value: string;
  readonly at: number;
}

/** Reads a game and plays it through; a fault's place is the index of the character where it is. */
export function parseGame(text: string): Result<ParsedGame, GameTextError> {
  const tags = new Map<string, Tag>();
  let at = 0;
  for (let tag = take(TAG, text, at); tag !== null; tag = take(TAG, text, at)) {
    at += tag[0].length;
    tags.set(tag[1]!, { value: tag[2]!, at: at - 2 - tag[2]!.length });
  }
  if (text[skipSpace(text, at)] === '[') return fault('bad-tag', String(skipSpace(text, at)));
  const game = tags.get('Game');
  // Texts from before there were other games do not say which it is.
  if (game !== undefined && game.value.trim() !== NAME) return fault('wrong-game', String(game.at));
  const first = firstStage(tags);
  if (!first.ok) return first;
  const stages = [first.value];
  const turns: GameTurn[] = [];
  for (at = skipSpace(text, at); at < text.length; ) {
    const read = readTurn(text, at, turns.length + 1);
    if (!read.ok) return read;
    const { turn, places, end } = read.value;
    const draws = toldDraws(turn.drawn);
    const next = advance(stages.at(-1)!, splitDecision(turn.text), draws.chance);
    if (!next.ok) return refusal(next, places.turn);
    if (draws.areWrong()) return fault('illegal', String(places.drawn));
    turns.push(turn);
    stages.push(next.value);
    at = skipSpace(text, end);
  }
  const result = tags.get('Result');
  if (result !== undefined && isWrongResult(result.value, stages.at(-1)!))
    return fault('bad-result', String(result.at));
  return ok({ tags: Object.fromEntries([...tags].map(([key, { value }]) => [key, value])), turns, stages });
}

/** Why a decision in the text is refused; the steps of a turn know their place, other decisions only their beginning. */
function refusal({ error, at }: Fault<string>, begin: number): Fault<GameTextError> {
  const code = TURN_ERRORS.find((known) => known === error) ?? 'illegal';
  return fault(code, String(begin + (/^\d+$/.test(at ?? '') ? Number(at) : 0)));
}

/** A game as text: tags, then four numbered turns a line. */
export function formatGame({ tags, turns }: Pick<ParsedGame, 'tags' | 'turns'>): string {
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
function firstStage(tags: ReadonlyMap<string, Tag>): Result<Stage, GameTextError> {
  const position = tags.get('Position');
  if (position !== undefined) {
    const stage = parseStage(position.value);
    return stage.ok ? stage : fault(stage.error, String(position.at + Number(stage.at)));
  }
  const powers = tags.get('Powers');
  if (powers === undefined) return fault('missing-tag', '0');
  const cards: Power[] = [];
  const nights: (PowerId | null)[] = [];
  for (const { 0: name, index } of powers.value.matchAll(/\S+/g)) {
    const named = parseWithNight(name);
    if (!named.ok) return fault(named.error, String(powers.at + index));
    const { card, night } = named.value;
    if (card.deck !== null && night === null) return fault('missing-tag', String(powers.at + index));
    cards.push(card);
    nights.push(night);
  }
  const fits =
    cards.length >= 2 &&
    cards.length <= 4 &&
    cards.every(({ id, players }) => id === 'mortal' || players.includes(cards.length));
  if (!fits) return fault('bad-setup', String(powers.at));
  const start = Number(tags.get('Start')?.value ?? 1) - 1;
  if (!(start in cards)) return fault('bad-setup', String(tags.get('Start')!.at));
  return ok(undrawnPlacing(cards, start, nights));
}

/** One entry of the list, and where it, and what was drawn after it, begin and end. */
interface ReadTurn {
  readonly turn: GameTurn;
  readonly places: { readonly turn: number; readonly drawn: number };
  readonly end: number;
}

function readTurn(text: string, from: number, expected: number): Result<ReadTurn, GameTextError> {
  const number = take(NUMBER, text, from);
  if (number === null || Number(number[1]) !== expected) return fault('bad-number', String(from));
  const at = from + number[0].length;
  const decision = take(DECISION, text, at);
  if (decision === null) return fault('empty', String(at));
  const decided = at + decision[0].length;
  let end = decided;
  const drawn = take(DRAWN, text, end);
  if (drawn !== null) end += drawn[0].length;
  const comment = take(COMMENT, text, end);
  const after = skipSpace(text, end);
  if (comment === null && text[after] === '{') return fault('bad-comment', String(after));
  if (comment !== null) end += comment[0].length;
  const clock = /%clk\s+([\d:.]+)/.exec(comment?.[1] ?? '')?.[1];
  const evaluation = /%eval\s+([\d.]+)/.exec(comment?.[1] ?? '')?.[1];
  const turn: GameTurn = {
    text: decision[0].trim(),
    drawn: drawn === null ? [] : drawn[1]!.split(','),
    ...(clock === undefined ? {} : { clock }),
    ...(evaluation === undefined ? {} : { evaluation: Number(evaluation) }),
  };
  return ok({ turn, places: { turn: at, drawn: decided }, end });
}

function isWrongResult(result: string, stage: Stage): boolean {
  if (!/^(\*|draw|[1-4]( [1-4])?)$/.test(result)) return true;
  if (stage.phase !== 'play' || stage.position.winner < 0) return false;
  const { seats } = stage.position.lineup;
  const winner = sideOfSeat(seats, stage.position.winner);
  const winners = [...Array(seats).keys()].filter((seat) => sideOfSeat(seats, seat) === winner);
  return result !== winners.map((seat) => seat + 1).join(' ');
}

function take(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function skipSpace(text: string, at: number): number {
  return at + (text.length - at - text.slice(at).trimStart().length);
}
