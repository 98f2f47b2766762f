import type { CardId, Edition } from '../../src/power-ids.ts';
import type { Square } from './board.ts';
import { areNeighbours, neighboursOf, neighboursRoundTheEdge } from './board.ts';
import type { CardInForce } from './cards.ts';
import { cardsInForce, withCircesChoice } from './cards.ts';
import type { Position, Side, Worker } from './position.ts';
import { blocksAt, crewOf, powerKeptBy } from './position.ts';
import { closedTo, isInReach } from './tokens.ts';
import type { Given } from './turn-text.ts';
import { givenBy } from './turn-text.ts';

/** A worker that has to end its moves beside Aphrodite's side. */
export interface Tie {
  readonly worker: number;
  readonly to: Side;
}

/** Everything about a turn that is settled when it starts. */
export interface Turn {
  /** The position as it was given: what a turn that wins goes back to for memories. */
  readonly before: Position;
  /** The position after Circe's choice, with the squares that are closed to the player. */
  readonly start: Position;
  readonly cards: readonly CardInForce[];
  readonly card: CardInForce;
  readonly power: CardId;
  readonly side: Side;
  readonly isExtra: boolean;
  /** The wording of Eris while she uses a worker that is not hers. */
  readonly discord: Edition | undefined;
  /** The workers the player may use: his own, or in an additional turn the opponents'. */
  readonly pieces: readonly number[];
  readonly sleepers: readonly number[];
  readonly ties: readonly Tie[];
  /** Whether somebody else may be asked in between, so that the steps must be written down. */
  readonly isWritten: boolean;
  /** Whether Eris wants to know who moved last. */
  readonly isWatched: boolean;
  readonly given: Given | undefined;
}

type Cards = readonly CardInForce[];

const opponentCards = (cards: Cards, side: Side, power: CardId): Cards =>
  cards.filter((card) => card.side !== side && card.power === power);

function sleepersAmong(position: Position, cards: Cards): number[] {
  const isHighest = (worker: Worker): boolean =>
    crewOf(position, worker.side).every(
      (mate) => mate.id === worker.id || blocksAt(position, mate.square) < blocksAt(position, worker.square),
    );
  return position.workers
    .filter((worker) => opponentCards(cards, worker.side, 'hypnus').length > 0 && isHighest(worker))
    .map((worker) => worker.id);
}

function tiesAmong(position: Position, cards: Cards): Tie[] {
  return position.workers.flatMap((worker) =>
    opponentCards(cards, worker.side, 'aphrodite')
      .filter((card) => crewOf(position, card.side).some((her) => areNeighbours(her.square, worker.square)))
      .map((card) => ({ worker: worker.id, to: card.side })),
  );
}

/** Starts the turn of the seat to move. */
export function startTurn(before: Position): Turn {
  const chosen = withCircesChoice(before);
  const cards = cardsInForce(chosen);
  const card = cards.find(({ seat }) => seat === chosen.toMove);
  if (card === undefined) throw new Error(`seat ${chosen.toMove} cannot be to move`);
  const start = { ...chosen, closed: closedTo(chosen, cards, card.side) };
  const isExtra = start.extraTurn;
  const isPiece = (worker: Worker): boolean =>
    (worker.side !== card.side) === isExtra && isInReach(cards, card.side, worker);
  return {
    before,
    start,
    cards,
    card,
    power: card.power,
    side: card.side,
    isExtra,
    discord: undefined,
    pieces: start.workers.filter(isPiece).map(({ id }) => id),
    sleepers: sleepersAmong(start, cards),
    ties: tiesAmong(start, cards),
    isWritten: cards.some(({ power }) => power === 'gaea'),
    isWatched: start.seats.some((seat) => powerKeptBy(seat, start.fleece) === 'eris'),
    given: givenBy(before.steps, before.react),
  };
}

/** Where a worker on a square may move or build as far as the board goes; for Urania it has no edge. */
export const reachOf = (turn: Turn, square: Square): readonly Square[] =>
  turn.power === 'urania' ? neighboursRoundTheEdge(square) : neighboursOf(square);

/** The cards of a power that work against the workers of a side. */
export const cardsAgainst = (turn: Turn, side: Side, power: CardId): Cards =>
  opponentCards(turn.cards, side, power);

/** Whether all workers of the player may have to build in one turn. */
export const actsAsOne = ({ power }: Turn): boolean =>
  power === 'terpsichore' || power === 'castor-and-pollux';
