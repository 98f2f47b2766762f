import { formatPosition } from '../src/notation/format-position.ts';
import { parsePosition } from '../src/notation/parse-position.ts';
import { parsePower } from '../src/notation/parse-power.ts';
import type { Position } from '../src/position.ts';
import type { Power } from '../src/power.ts';
import { BOARD_SIZE, formatSquare, type Square } from '../src/squares.ts';
import type { Cast } from './casts.ts';
import { type Board, randomMemory, randomNight } from './random-memories.ts';
import type { Seeded } from './seeded.ts';

const FLAT = '0'.repeat(BOARD_SIZE);

/** How wild a random start is. */
export interface StartOptions {
  /** Towers stand already. */
  readonly built: boolean;
  /** Cards remember something already, and workers may be missing or have come. */
  readonly late: boolean;
}

/** A position of this cast with workers anywhere; seat 1 is to move. Nobody has won yet. */
export function randomStart(cast: Cast, chance: Seeded, options: StartOptions): Position {
  return withoutWinner(cast.join(' '), () => startText(cast, chance, options));
}

/** A position of two players with this power beside the board and the Ram on it. */
export function randomFleeceStart(fleece: string, chance: Seeded, options: StartOptions): Position {
  return withoutWinner(`fleece ${fleece}`, () => fleeceText(fleece, chance, options));
}

function withoutWinner(name: string, random: () => string): Position {
  for (;;) {
    const text = random();
    const parsed = parsePosition(text);
    if (!parsed.ok) throw new Error(`bad start of ${name}: ${parsed.error} at ${parsed.at}: ${text}`);
    if (parsed.value.winner < 0) return parsed.value;
  }
}

/** The value of a position's text that must be good. */
export function positionOf(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${parsed.error} at ${parsed.at}: ${text}`);
  return parsed.value;
}

/** The text as it is written, whatever the order of squares in it. */
export const canonical = (text: string): string => formatPosition(positionOf(text));

function powerNamed(name: string): Power {
  const power = parsePower(name);
  if (!power.ok) throw new Error(`${power.error}: ${name}`);
  return power.value;
}

function startText(cast: Cast, chance: Seeded, options: StartOptions): string {
  const cards = cast.map(powerNamed);
  const sides = cast.length === 4 ? 2 : cast.length;
  const squares = chance.shuffle(Array.from({ length: BOARD_SIZE }, (_, square) => square));
  const crews = Array.from({ length: sides }, (_, side) => {
    const own = cards.filter((_, seat) => seat % sides === side);
    return squares.splice(0, crewSize(own, chance, options.late));
  });
  const board = boardOf(crews, chance, options.built);
  // The night of a card that has one is what its state begins with, and what remembers.
  const working = cards.map((card, seat) =>
    card.deck !== null && card.alternates !== null ? randomNight(cards.toSpliced(seat, 1), chance) : card,
  );
  const states = cards.map((card, seat): readonly string[] => {
    const owner = { card: working[seat]!, side: seat % sides, board, chance };
    const memory = randomMemory(owner, options.late);
    return working[seat] === card ? memory : [working[seat]!.id, ...memory];
  });
  const reads = working.some(({ readsGender }) => readsGender);
  const seats = cast.map((name, seat) => {
    const crew = crews[seat];
    const marks = reads && crew?.[0] !== undefined ? [female(cards[seat]!, crew[0])] : [];
    return seatText(name, [...states[seat]!, ...marks], crew);
  });
  return [board.heights, 1, ...seats].join('/');
}

function fleeceText(fleece: string, chance: Seeded, options: StartOptions): string {
  const power = powerNamed(fleece);
  const squares = chance.shuffle(Array.from({ length: BOARD_SIZE }, (_, square) => square));
  const [ram] = squares.splice(0, 1);
  const crews = [0, 1].map(() => squares.splice(0, crewSize([], chance, options.late)));
  const board = boardOf([...crews, [ram!]], chance, options.built);
  const heights = [...board.heights].with(ram!, '0').join('');
  const seats = crews.map((crew, side) => {
    const memory = randomMemory({ card: power, side, board: { ...board, crews }, chance }, options.late);
    const marks = power.readsGender ? [`f=${formatSquare(crew[0]!)}`] : [];
    return seatText('mortal', [...memory, ...marks], crew);
  });
  return [heights, 1, ...seats, `fleece=${fleece};ram=${formatSquare(ram!)}`].join('/');
}

/** As many as are placed; later one may be gone, or as many have come as may. */
function crewSize(cards: readonly Power[], chance: Seeded, late: boolean): number {
  const placed = Math.max(2, ...cards.map(({ workers }) => workers));
  const most = Math.max(2, ...cards.map(({ mostWorkers }) => mostWorkers));
  if (!late) return placed;
  if (most > placed && chance.happens(0.5)) return placed + 1 + chance.below(Math.min(3, most - placed));
  return chance.happens(0.1) ? placed - 1 : placed;
}

function boardOf(crews: readonly (readonly Square[])[], chance: Seeded, built: boolean): Board {
  const heights = built ? randomHeights(chance, new Set(crews.flat())) : FLAT;
  return { heights, crews, tokens: new Set() };
}

function seatText(name: string, items: readonly string[], crew: readonly Square[] | undefined): string {
  const state = items.length === 0 ? '' : `[${items.join(';')}]`;
  return `${name}${state}:${crew === undefined ? '=' : crew.map(formatSquare).join(',')}`;
}

const female = (card: Power, square: Square): string =>
  card.readsGender ? formatSquare(square) : `f=${formatSquare(square)}`;

/** Towers of all kinds, with domes only where nobody stands. */
function randomHeights(chance: Seeded, manned: ReadonlySet<Square>): string {
  const symbols = chance.pick(['0123', '0011223', '00112233344', '0123abc4', '00000012344']);
  return Array.from({ length: BOARD_SIZE }, (_, square) => {
    const symbol = chance.pick([...symbols]);
    return manned.has(square) && !/[0-3]/.test(symbol) ? '2' : symbol;
  }).join('');
}
