import type { Power } from '../src/power.ts';
import { SIMPLE_IDS } from '../src/power-ids.ts';
import { powerOf } from '../src/powers/index.ts';
import { FLEECE_IDS } from '../src/setup/fleece.ts';
import { matchupNote } from '../src/setup/matchups.ts';
import { DIRECTIONS, formatSquare, type Square } from '../src/squares.ts';
import type { Seeded } from './seeded.ts';

/** The board that memories have to go with; tokens that are given out are added to it. */
export interface Board {
  /** A character for each square, as notation has them. */
  readonly heights: string;
  /** The workers of each side. */
  readonly crews: readonly (readonly Square[])[];
  /** Squares with a token of anybody. */
  readonly tokens: Set<Square>;
}

/** Whose memory it is, and on what board. */
interface Owner {
  readonly card: Power;
  readonly side: number;
  readonly board: Board;
  readonly chance: Seeded;
}

const list = (squares: readonly Square[]): string => squares.map(formatSquare).join();
const ALL: readonly Square[] = Array.from({ length: 25 }, (_, square) => square);

const isManned = ({ crews }: Board, square: Square): boolean => crews.some((crew) => crew.includes(square));
const hasDome = ({ heights }: Board, square: Square): boolean => /[abc4]/.test(heights[square]!);
const theirs = ({ board, side }: Owner): Square[] =>
  board.crews.flatMap((crew, n) => (n === side ? [] : crew));

/** Squares where a token may lie, some of them, and from now on does. */
function tokens({ board, chance }: Owner, most: number, may: (square: Square) => boolean): Square[] {
  const open = ALL.filter((square) => !board.tokens.has(square) && !hasDome(board, square) && may(square));
  const squares = chance.shuffle(open).slice(0, chance.below(most + 1));
  for (const square of squares) board.tokens.add(square);
  return squares.sort((a, b) => a - b);
}

const text = (items: readonly string[]): string[] => items.filter((item) => item !== '');

/** What a card must remember as soon as play begins. */
const ALWAYS: Readonly<Record<string, (owner: Owner) => string[]>> = {
  chaos: ({ chance }) => [chance.pick(SIMPLE_IDS)],
  siren: ({ chance }) => [chance.pick(DIRECTIONS)],
  // The fates are four squares; this names the one to the lower left.
  moerae: ({ chance }) => [chance.pick([...'ABCD']) + String(1 + chance.below(4))],
  tartarus: ({ board, chance }) => [list([chance.pick(ALL.filter((square) => !isManned(board, square)))])],
};

/** What a card may remember later on. */
const LATER: Readonly<Record<string, (owner: Owner) => string[]>> = {
  chaos: ({ chance }) => (chance.happens(0.5) ? ['^'] : []),
  aeolus: ({ chance }) => [chance.pick(DIRECTIONS)],
  charybdis: (owner) => text([list(tokens(owner, 2, () => true))]),
  clio(owner) {
    const others = theirs(owner);
    const coins = tokens(
      owner,
      3,
      (square) => owner.board.heights[square] !== '0' && !others.includes(square),
    );
    const left = owner.chance.below(4 - coins.length);
    return left === 3 ? [] : [`${left}|${list(coins)}`];
  },
  eris: (owner) => text([list(owner.chance.shuffle(theirs(owner)).slice(0, 1))]),
  'europa-and-talus': (owner) => text([list(tokens(owner, 1, (square) => !isManned(owner.board, square)))]),
  gaea: ({ board, side }) => [String(4 - Math.max(2, board.crews[side]!.length))],
  tyche: ({ chance }) => [String(1 + chance.below(5))],
  morpheus: ({ chance }) => [String(1 + chance.below(3))],
  // A third worker has come by the power that is spent.
  jason: ({ board, side, chance }) => (board.crews[side]!.length > 2 || chance.happens(0.3) ? ['x'] : []),
  adonis(owner) {
    const his = owner.board.crews[owner.side]!;
    const others = theirs(owner);
    if (his.length === 0 || others.length === 0 || owner.chance.happens(0.5)) return ['x'];
    const named = formatSquare(owner.chance.pick(others));
    return [
      owner.card.edition === 'printed' ? `&${named}` : `${formatSquare(owner.chance.pick(his))}&${named}`,
    ];
  },
};

/** Marks that cards without an entry above may know. */
const MARKS = [['^'], ['x']];

/** The items of state for a card: what it must remember, and later perhaps more. */
export function randomMemory(owner: Owner, late: boolean): string[] {
  const { card, chance } = owner;
  const isOut = card.id === 'aeolus' && card.edition === 'printed';
  const always = ALWAYS[card.id]?.(owner) ?? [];
  if (!isOut && !(late && chance.happens(0.6)) && card.id !== 'gaea' && card.id !== 'jason') return always;
  const later = LATER[card.id];
  if (later !== undefined) return [...always, ...later(owner)];
  if (always.length > 0 || card.parseMemory === null) return always;
  return chance.pick(MARKS.filter((items) => card.parseMemory!(items) !== undefined));
}

/** A power for the night that goes with the others' powers. */
export function randomNight(others: readonly Power[], chance: Seeded): Power {
  const open = FLEECE_IDS.filter((id) =>
    others.every((other) => other.id !== id && matchupNote(other.id, id) !== 'printed'),
  );
  return powerOf(chance.pick(open));
}
