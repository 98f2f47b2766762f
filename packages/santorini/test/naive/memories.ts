import type { CardId } from '../../src/power-ids.ts';
import type { Square } from './board.ts';
import { nameOf, squareNamed } from './board.ts';

/** Clio's coins. */
export interface Coins {
  readonly left: number;
  readonly on: readonly Square[];
}

/** The two that Adonis wants beside each other; by the printed wording any worker of his will do. */
export interface Pair {
  readonly own: Square | undefined;
  readonly other: Square;
}

/** What the cards of the later boxes keep from turn to turn; each card uses its own part. */
export interface Memory {
  readonly coins: Coins;
  readonly talus: Square | undefined;
  /** Workers that Gaea has not placed yet. */
  readonly reserve: number;
  readonly pair: Pair | undefined;
  /** Cards that Tyche has drawn since her deck was shuffled. */
  readonly drawn: number;
  readonly drawDue: boolean;
}

/** A card of which nothing has been used yet. */
export const UNTOUCHED: Memory = {
  coins: { left: 3, on: [] },
  talus: undefined,
  reserve: 2,
  pair: undefined,
  drawn: 0,
  drawDue: false,
};

const squaresNamed = (names: string): Square[] =>
  names
    .split(',')
    .filter((name) => name !== '')
    .map(squareNamed);

const inBoardOrder = (squares: readonly Square[]): string =>
  [...squares]
    .sort((a, b) => a - b)
    .map(nameOf)
    .join();

/** The memory with one item of the card's text taken in; undefined if the item is none of the card's own. */
export function readMemory(card: CardId | undefined, memory: Memory, item: string): Memory | undefined {
  const [before = '', after = ''] = item.split(/[|&]/);
  if (card === 'adonis' && item.includes('&')) {
    const own = before === '' ? undefined : squareNamed(before);
    return { ...memory, pair: { own, other: squareNamed(after) } };
  }
  if (card === 'clio' && item.includes('|')) {
    return { ...memory, coins: { left: Number(before), on: squaresNamed(after) } };
  }
  if (card === 'europa-and-talus' && /^[a-e][1-5]$/.test(item))
    return { ...memory, talus: squareNamed(item) };
  if (card === 'gaea' && /^\d$/.test(item)) return { ...memory, reserve: Number(item) };
  if (card === 'tyche' && /^\d$/.test(item)) return { ...memory, drawn: Number(item) };
  if (card === 'tyche' && item === '?') return { ...memory, drawDue: true };
  return undefined;
}

/** The items that a card writes for its memory. */
export function memoryItems(card: CardId | undefined, memory: Memory): string[] {
  const { coins, talus, reserve, pair, drawn, drawDue } = memory;
  switch (card) {
    case 'adonis':
      return pair ? [`${pair.own === undefined ? '' : nameOf(pair.own)}&${nameOf(pair.other)}`] : [];
    case 'clio':
      return coins.left === 3 && coins.on.length === 0 ? [] : [`${coins.left}|${inBoardOrder(coins.on)}`];
    case 'europa-and-talus':
      return talus === undefined ? [] : [nameOf(talus)];
    case 'gaea':
      return reserve === 2 ? [] : [String(reserve)];
    case 'tyche':
      return [...(drawn > 0 ? [String(drawn)] : []), ...(drawDue ? ['?'] : [])];
    default:
      return [];
  }
}
