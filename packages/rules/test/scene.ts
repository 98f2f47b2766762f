import { formatPosition } from '../src/notation/format-position.ts';
import type { Position } from '../src/position.ts';
import type { CardId } from '../src/power-ids.ts';
import { areNeighbours, SQUARES, type Square } from './naive/board.ts';
import { type CardInForce, cardsInForce, withCircesChoice } from './naive/cards.ts';
import { readPosition } from './naive/read-position.ts';

/** A position as somebody sees it who knows the rules but not the code: its text, and which cards are at work. */
export interface Scene {
  readonly position: Position;
  readonly text: string;
  readonly players: number;
  /** Seats and sides are counted from 1 here, as in notation. */
  readonly cards: readonly CardInForce[];
  /** The card of the seat to move. */
  readonly mover: CardInForce;
  readonly isExtra: boolean;
}

/** What there is to know of a position before a turn in it. */
export function sceneOf(position: Position): Scene {
  const text = formatPosition(position);
  const start = withCircesChoice(readPosition(text));
  const cards = cardsInForce(start);
  const mover = cards.find(({ seat }) => seat === start.toMove)!;
  return { position, text, players: start.seats.length, cards, mover, isExtra: start.extraTurn };
}

/** The cards of a power that work against the workers of a side, counted from 0. */
export function against(scene: Scene, side: number, power: CardId): CardInForce[] {
  return scene.cards.filter((card) => card.side !== side + 1 && card.power === power);
}

/** Whether a square is in a set. */
export const has = (set: number, square: Square): boolean => ((set >> square) & 1) !== 0;

/** The squares of a set. */
export const squaresIn = (set: number): Square[] => SQUARES.filter((square) => has(set, square));

/** Whether a square touches one of a set. */
export const touches = (set: number, square: Square): boolean =>
  squaresIn(set).some((other) => areNeighbours(other, square));
