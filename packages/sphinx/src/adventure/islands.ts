import { ISLANDS, type Island } from '../riddle.ts';
import { RIDDLES } from '../riddles/index.ts';

/** The tutorial: always open, never needed, and it begins no island. */
export const TUTORIAL = 0;
/** The riddle that ends the story. */
export const LAST_RIDDLE: number = RIDDLES.length - 1;

const riddlesOf = (island: Island): readonly number[] =>
  RIDDLES.filter((riddle) => riddle.island === island).map(({ number }) => number);

/** The riddles of each island, in order, the tutorial included. */
export const ISLAND_RIDDLES: Readonly<Record<Island, readonly number[]>> = {
  paradise: riddlesOf('paradise'),
  distant: riddlesOf('distant'),
  grieving: riddlesOf('grieving'),
  war: riddlesOf('war'),
  summit: riddlesOf('summit'),
  lair: riddlesOf('lair'),
};

/** The riddles of an island that count for its order and for completing it. */
export const riddlesInOrder = (island: Island): readonly number[] =>
  ISLAND_RIDDLES[island].filter((riddle) => riddle !== TUTORIAL);

/** The riddles that need a circle before the Lair opens. */
export const BEFORE_THE_LAIR: readonly number[] = ISLANDS.filter((island) => island !== 'lair').flatMap(
  riddlesInOrder,
);

/** Whether something is the number of a riddle. */
export const isRiddle = (number: unknown): number is number =>
  typeof number === 'number' && RIDDLES[number] !== undefined;
