import { formatPosition } from '../src/notation/format-position.ts';
import type { Position } from '../src/position.ts';
import type { PowerId } from '../src/power-ids.ts';
import { areNeighbours, SQUARES, type Square } from './naive/board.ts';
import { type CardAtWork, cardsAtWork, type SeatInText, seatsInText } from './seats-in-text.ts';

/** A position as somebody sees it who knows the rules but not the code: its text, and which cards are at work. */
export interface Scene {
  readonly position: Position;
  readonly text: string;
  /** Seats and sides are counted from 1 here, as in notation. */
  readonly seats: readonly SeatInText[];
  readonly cards: readonly CardAtWork[];
  /** The card of the seat to move. */
  readonly mover: CardAtWork;
  readonly isExtra: boolean;
}

/** What there is to know of a position before a turn in it. */
export function sceneOf(position: Position): Scene {
  const text = formatPosition(position);
  const cards = cardsAtWork(text);
  const mover = cards.find(({ seat }) => seat === position.turn + 1)!;
  return { position, text, seats: seatsInText(text), cards, mover, isExtra: text.endsWith('turn=extra') };
}

/** The cards of a power that work against the workers of a side, counted from 0. */
export function against(scene: Scene, side: number, power: PowerId): CardAtWork[] {
  return scene.cards.filter((card) => card.side !== side + 1 && card.power === power);
}

const distance = (a: number, b: number): number => Math.min(Math.abs(a - b), 5 - Math.abs(a - b));

/** Whether a square is next to another for the mover: for Urania opposite edges meet. */
export function areNextTo({ mover }: Scene, a: Square, b: Square): boolean {
  if (mover.power !== 'urania') return areNeighbours(a, b);
  return a !== b && distance(a % 5, b % 5) <= 1 && distance(Math.floor(a / 5), Math.floor(b / 5)) <= 1;
}

/** Whether a square is in a set. */
export const has = (set: number, square: Square): boolean => ((set >> square) & 1) !== 0;

/** The squares of a set. */
export const squaresIn = (set: number): Square[] => SQUARES.filter((square) => has(set, square));

/** Whether a square touches one of a set. */
export const touches = (set: number, square: Square): boolean =>
  squaresIn(set).some((other) => areNeighbours(other, square));
