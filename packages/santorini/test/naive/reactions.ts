import { endedByAbyss } from './abyss.ts';
import type { Square } from './board.ts';
import { nameOf, neighboursOf } from './board.ts';
import type { CardInForce } from './cards.ts';
import type { Line } from './line.ts';
import { isOver } from './line.ts';
import { memoryOf, noting } from './notes.ts';
import { spaceAt, withNewWorker, workerAt } from './position.ts';
import { closedTo } from './tokens.ts';
import type { Turn } from './turn.ts';
import { mayBeginAsGiven, say, wordsOf } from './turn-text.ts';

/** A decision that another player has to make before the turn goes on. */
export interface Question {
  readonly card: CardInForce;
  /** The square of the dome it is about. */
  readonly dome: Square;
}

function placings(turn: Turn, line: Line, { card, dome }: Question): Line[] {
  const { reserve } = memoryOf(line, card);
  if (reserve === 0) return [];
  const closed = closedTo(turn.start, turn.cards, card.side);
  const isFreeGround = (square: Square): boolean => {
    const { blocks, dome: isDomed } = spaceAt(line.table, square);
    const isEmpty = workerAt(line.table, square) === undefined && !closed.includes(square);
    return blocks === 0 && !isDomed && isEmpty;
  };
  return neighboursOf(dome)
    .filter(isFreeGround)
    .map((square) => {
      const { table } = withNewWorker(line.table, card.side, square);
      const placed = noting({ ...line, table }, card, { reserve: reserve - 1 });
      return say(turn, endedByAbyss(turn, placed), `+${nameOf(square)}`);
    });
}

/** Every answer to a question, the refusal first. */
export const answersTo = (turn: Turn, line: Line, question: Question): Line[] => [
  say(turn, line, 'pass'),
  ...placings(turn, line, question),
];

function afterQuestion(turn: Turn, line: Line, question: Question): Line[] {
  const placed = placings(turn, line, question);
  if (question.card.seat === turn.card.seat) return [line, ...placed];
  if (placed.length === 0) return [line];
  const words = wordsOf(line);
  const isAnswered = turn.given !== undefined && turn.given.text.length > words.length;
  if (!isAnswered) return [{ ...line, question }];
  return answersTo(turn, line, question).filter((next) => mayBeginAsGiven(turn, next));
}

/** Gaea: whoever built the dome, she may put a worker beside it. In the turn of a Gaea nobody else is asked. */
export function reactionsTo(turn: Turn, line: Line, dome: Square): Line[] {
  const count = turn.start.seats.length;
  const wait = ({ seat }: CardInForce): number => (seat - turn.card.seat + count) % count;
  return turn.cards
    .filter((card) => card.power === 'gaea' && (turn.power !== 'gaea' || card.seat === turn.card.seat))
    .sort((one, two) => wait(one) - wait(two))
    .reduce<Line[]>(
      (lines, card) =>
        lines.flatMap((next) => (isOver(next) ? [next] : afterQuestion(turn, next, { card, dome }))),
      [line],
    );
}
