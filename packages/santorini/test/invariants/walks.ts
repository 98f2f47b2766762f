import { formatPosition } from '../../src/notation/format-position.ts';
import { parseTurn } from '../../src/notation/parse-turn.ts';
import { play } from '../../src/play.ts';
import { Position } from '../../src/position.ts';
import { nameOf, neighboursOf, type Square } from '../naive/board.ts';
import { hippolytaForbids, windForbids } from '../naive/laws.ts';
import { blocksAt, isClosed, workerAt } from '../naive/position.ts';
import { readPosition } from '../naive/read-position.ts';
import { startTurn, type Turn } from '../naive/turn.ts';
import type { Story } from '../story.ts';
import { squaresIn } from '../story-board.ts';

/** Where two walkers are, or one twice. */
type Pair = readonly [Square, Square];
const LONE: Square = 25;

/** A listed walk can also be walked square by square, with the same result. */
export function squareBySquareFault(position: Position, story: Story, after: Position): string | undefined {
  const walks = story.steps.filter(({ sign }) => sign === 'w');
  const build = story.steps.find(({ sign }) => 'bd'.includes(sign));
  if (walks.length === 0 || build === undefined) return undefined;
  const crew = squaresIn(story.start.crews[walks[0]!.side]!);
  const ends = crew.map((square) => walks.find(({ from }) => from === square)?.to ?? square);
  const turn = startTurn(readPosition(formatPosition(position)));
  // Where somebody wants to know who walked last it is the one named last.
  const last = turn.isWatched && walks.length === 2 ? crew.indexOf(walks[1]!.from) : undefined;
  const way = findWay(turn, pairOf(crew), { pair: pairOf(ends), last });
  if (way === undefined) return 'a walk finds no way square by square';
  const text = [...way, `^${nameOf(build.from)}`].join(' ');
  const taken = parseTurn(position, text);
  if (!taken.ok) return `${text} is refused: ${taken.error} at ${taken.at}`;
  const walked = new Position();
  play(position, taken.value, 0, walked);
  return formatPosition(walked) === formatPosition(after) ? undefined : `${text} has another result`;
}

const pairOf = ([a, b]: readonly Square[]): Pair => [a!, b ?? LONE];

/** Where both are, and which of them walked last, if that matters. */
interface Standing {
  readonly pair: Pair;
  readonly last: number | undefined;
}

/** A shortest way for both, as moves. */
function findWay(turn: Turn, start: Pair, end: Standing): string[] | undefined {
  const keyOf = ({ pair, last }: Standing): string => [...pair, end.last === undefined ? '' : last].join();
  const first: Standing = { pair: start, last: undefined };
  const ways = new Map<string, { readonly standing: Standing; readonly moves: string[] }>([
    [keyOf(first), { standing: first, moves: [] }],
  ]);
  for (const { standing, moves } of ways.values()) {
    if (keyOf(standing) === keyOf(end)) return moves;
    const { pair } = standing;
    for (const walker of [0, 1] as const) {
      const from = pair[walker];
      for (const to of from === LONE ? [] : neighboursOf(from)) {
        if (pair.includes(to) || !isOpen(turn, start[walker], from, to)) continue;
        const next: Standing = { pair: walker === 0 ? [to, pair[1]] : [pair[0], to], last: walker };
        if (next.pair.join() !== start.join() && !ways.has(keyOf(next)))
          ways.set(keyOf(next), { standing: next, moves: [...moves, `${nameOf(from)}>${nameOf(to)}`] });
      }
    }
  }
  return undefined;
}

/** Whether the worker that began on a square may take a level step; its own fellows have stepped aside. */
function isOpen(turn: Turn, began: Square, from: Square, to: Square): boolean {
  const { start, side } = turn;
  const worker = { ...workerAt(start, began)!, square: from };
  const isLevel = blocksAt(start, from) === blocksAt(start, to);
  const isTaken = isClosed(start, to) || (workerAt(start, to)?.side ?? side) !== side;
  return isLevel && !isTaken && !windForbids(turn, from, to) && !hippolytaForbids(turn, worker, to);
}
