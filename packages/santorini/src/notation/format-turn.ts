import { begunSteps } from '../generator/prefix.ts';
import { levelAt, type Position } from '../position.ts';
import { BOARD_SIZE, beyond, DIRECTIONS, formatSquare } from '../squares.ts';
import {
  AIM,
  BLOCK,
  CARRY,
  COME,
  DOME,
  FERRY,
  factsOf,
  fromOf,
  hasOperand,
  isChoice,
  KILL,
  kindOf,
  lengthOf,
  MOVE,
  NO_DIRECTION,
  PAIR,
  PASS,
  PUSH,
  pausedSteps,
  RAZE,
  SINK,
  SLAY,
  STONE,
  SWAP,
  TOKEN,
  TRADE,
  toOf,
  WALK,
  WON,
} from '../steps.ts';

/** The text of the turn that begins at `at`. */
export function formatTurn(position: Position, data: Int32Array, at: number = 0): string {
  const tokens = turnTokens(position, data, at);
  const over = (factsOf(data[at]!) & WON) !== 0 ? '#' : '';
  return joinTokens(tokens) + over;
}

/** One token for each choice of the decision, with what follows from it in parentheses. */
export function turnTokens(position: Position, data: Int32Array, at: number = 0): string[] {
  const begun = begunSteps(position).length;
  const paused = pausedSteps(data, at);
  if (paused !== undefined) return stepTokens(position, paused).slice(begun);
  const tokens = allTokens(position, data, at).slice(begun);
  return begun > 0 && tokens.length === 0 ? ['pass'] : tokens;
}

/** The tokens of steps that a turn begins with. */
export function stepTokens(position: Position, steps: readonly number[]): string[] {
  return allTokens(position, Int32Array.of(steps.length + 1, ...steps), 0);
}

function allTokens(position: Position, data: Int32Array, at: number): string[] {
  const levels = Array.from({ length: BOARD_SIZE }, (_, square) => levelAt(position, square));
  const tokens: string[] = [];
  const end = at + lengthOf(data[at]!);
  for (let i = at + 1; i < end; i++) {
    const step = data[i]!;
    if (hasOperand(step)) i++;
    else if (isChoice(step)) tokens.push(choiceToken(step, levels[fromOf(step)]!));
    else tokens.push((tokens.pop() ?? '') + effectText(step));
    changeLevels(levels, step);
  }
  return mergeWalks(tokens, data, at);
}

/** The token of a choice; `level` is that of the square it names first. */
export function choiceToken(step: number, level: number): string {
  const from = fromOf(step);
  const a = from < BOARD_SIZE ? formatSquare(from) : '';
  const b = formatSquare(toOf(step));
  switch (kindOf(step)) {
    case MOVE:
    case WALK:
      return `${a}>${b}`;
    case SWAP:
      return `${a}<>${b}`;
    case PUSH:
      return `${a}>${b}(>${formatSquare(beyond(from, toOf(step)))})`;
    case FERRY:
      return `${a}=>${b}`;
    case BLOCK:
      return `^${a}`;
    case DOME:
      return level === 3 ? `^${a}` : `^${a}X`;
    case RAZE:
      return `-${a}`;
    case SINK:
      return `--${a}`;
    case SLAY:
      return `x${a}`;
    case COME:
      return `+${a}`;
    case TRADE:
      return `${a}<>${b}`;
    case TOKEN:
      return `*${a}`;
    case AIM:
      return from === NO_DIRECTION ? '~0' : `~${DIRECTIONS[from]!.toUpperCase()}`;
    case PAIR:
      return from < BOARD_SIZE ? `${a}&${b}` : `&${b}`;
    case PASS:
      return 'pass';
    default:
      throw new Error(`step ${step} is no choice`);
  }
}

/** Tokens as one text: a walk goes on with `>`, and what begins with a square stands apart. */
export function joinTokens(tokens: readonly string[]): string {
  let text = '';
  let at = '';
  for (const token of tokens) {
    const move = /^([A-E][1-5])>([A-E][1-5])(?:\(=>([A-E][1-5])\))?/.exec(token);
    if (move !== null && move[1] === at) text += token.slice(2);
    else if (text !== '' && /^[A-E(x&]/.test(token)) text += ` ${token}`;
    else text += token;
    at = move !== null && token.length === move[0].length ? (move[3] ?? move[2]!) : '';
  }
  return text;
}

function effectText(step: number): string {
  const a = formatSquare(fromOf(step));
  switch (kindOf(step)) {
    case KILL:
      return `(x${a})`;
    case CARRY:
      return `(=>${formatSquare(toOf(step))})`;
    case STONE:
      return `(x${a}^${a})`;
    default:
      throw new Error(`step ${step} follows from nothing`);
  }
}

function changeLevels(levels: number[], step: number): void {
  const square = fromOf(step);
  const kind = kindOf(step);
  if (kind === BLOCK || kind === STONE) levels[square]!++;
  else if (kind === RAZE) levels[square]!--;
  else if (kind === SINK) levels[square] = 0;
}

/** Two workers that walk are one token: `(C5,D3)>(A2,B2)`. */
function mergeWalks(tokens: readonly string[], data: Int32Array, at: number): string[] {
  const bothWalk =
    lengthOf(data[at]!) > 2 && kindOf(data[at + 1]!) === WALK && kindOf(data[at + 2]!) === WALK;
  if (!bothWalk) return [...tokens];
  const [first, second, ...rest] = tokens;
  const [a, b] = [first!.split('>'), second!.split('>')];
  return [`(${a[0]},${b[0]})>(${a[1]},${b[1]})`, ...rest];
}
