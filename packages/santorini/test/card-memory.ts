import type { CardAtWork } from './cards-at-work.ts';
import { columnOf, rowOf, SQUARES, type Square, squareNamed } from './naive/board.ts';
import { DIRECTIONS, type Direction } from './naive/directions.ts';

type Items = Pick<CardAtWork, 'items'>;

const setOf = (squares: readonly Square[]): number => squares.reduce((set, square) => set | (1 << square), 0);

/** The squares that an item such as `B2,D4` names, as a set. */
export function squaresNamed(text: string | undefined): number {
  return text === undefined || text === '' ? 0 : setOf(text.split(',').map(squareNamed));
}

/** The squares that a card remembers: whirlpools, Talus, the abyss, or whom Eris leaves alone. */
export const squaresKept = ({ items }: Items): number =>
  squaresNamed(items.find((item) => /^[A-E][1-5](,[A-E][1-5])*$/.test(item)));

/** Clio's coins: how many are left, and where they lie. */
export function coinsOf({ items }: Items): { readonly left: number; readonly lying: number } {
  const [left = '3', lying = ''] = (items[0] ?? '3|').split('|');
  return { left: Number(left), lying: squaresNamed(lying) };
}

/** The direction of Aeolus' wind or the Siren's arrow. */
export const directionKept = ({ items }: Items): Direction | undefined =>
  DIRECTIONS.find((direction) => direction === items[0]);

/** How many workers Gaea has in reserve. */
export const reserveOf = ({ items }: Items): number => Number(items[0] ?? 2);

/** Moerae's four squares: the one that is remembered and those to the north and east of it. */
export function fateOf(card: Items): number {
  const first = SQUARES.find((square) => squaresKept(card) === 1 << square);
  if (first === undefined) return 0;
  return setOf(
    SQUARES.filter(
      (square) =>
        [0, 1].includes(columnOf(square) - columnOf(first)) && [0, 1].includes(rowOf(square) - rowOf(first)),
    ),
  );
}

/** Adonis' pair; his own worker is left out where any of his will do. */
export function pairOf({ items }: Items): { readonly his?: Square; readonly theirs: Square } | undefined {
  const [, his, theirs] = /^([A-E][1-5])?&([A-E][1-5])$/.exec(items[0] ?? '') ?? [];
  if (theirs === undefined) return undefined;
  return { ...(his === undefined ? {} : { his: squareNamed(his) }), theirs: squareNamed(theirs) };
}
