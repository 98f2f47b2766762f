import { formatPosition } from '../src/notation/format-position.ts';
import type { Position } from '../src/position.ts';
import type { PowerId } from '../src/power-ids.ts';
import { coinsOf, squaresKept } from './card-memory.ts';
import { type CardAtWork, cardsAtWork } from './cards-at-work.ts';
import { areNeighbours, SQUARES, type Square, squareNamed } from './naive/board.ts';
import { extrasInText, type SeatInText, seatsInText } from './seats-in-text.ts';

/** A position as somebody sees it who knows the rules but not the code: its text, and which cards are at work. */
export interface Scene {
  readonly position: Position;
  readonly text: string;
  /** Seats and sides are counted from 1 here, as in notation. */
  readonly seats: readonly SeatInText[];
  readonly cards: readonly CardAtWork[];
  /** The card of the seat whose turn it is, whoever has to decide. */
  readonly mover: CardAtWork;
  /** An additional turn with another's worker, or an ordinary one. */
  readonly isExtra: boolean;
  readonly isAgain: boolean;
  /** The turn has begun; somebody else has to decide about it. */
  readonly isBegun: boolean;
  readonly isAsking: boolean;
  /** The square of the Ram, as a set. */
  readonly ram: number;
}

/** What there is to know of a position before a turn in it. */
export function sceneOf(position: Position): Scene {
  const text = formatPosition(position);
  const cards = cardsAtWork(text);
  const extras = extrasInText(text);
  const seat = Number(text.split('/')[1]);
  const ram = extras.get('ram');
  return {
    position,
    text,
    seats: seatsInText(text),
    cards,
    mover: cards.find((card) => card.seat === seat)!,
    isExtra: extras.get('turn') === 'extra',
    isAgain: extras.get('turn') === 'again',
    isBegun: extras.has('steps'),
    isAsking: extras.has('react'),
    ram: ram === undefined ? 0 : 1 << squareNamed(ram),
  };
}

/** The cards of a power that work against the workers of a side, counted from 0. */
export function against(scene: Scene, side: number, power: PowerId): CardAtWork[] {
  return scene.cards.filter((card) => card.side !== side + 1 && card.power === power);
}

/** The cards of a power at work, whoever has them. */
export function atWork(scene: Scene, power: PowerId): CardAtWork[] {
  return scene.cards.filter((card) => card.power === power);
}

/** What is as good as domed for a side, counted from 0: Clio's coins, Talus and the Ram. */
export function closedTo(scene: Scene, side: number): number {
  const coins = against(scene, side, 'clio').reduce((set, card) => set | coinsOf(card).lying, 0);
  const talus = atWork(scene, 'europa-and-talus').reduce((set, card) => set | squaresKept(card), 0);
  return coins | talus | scene.ram;
}

/** Where whoever comes has lost. */
export function abyssOf(scene: Scene): number {
  return atWork(scene, 'tartarus').reduce((set, card) => set | squaresKept(card), 0);
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
