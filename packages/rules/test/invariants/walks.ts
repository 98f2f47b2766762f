import { formatPosition } from '../../src/notation/format-position.ts';
import { parseTurn } from '../../src/notation/parse-turn.ts';
import { play } from '../../src/play.ts';
import { Position } from '../../src/position.ts';
import { nameOf, neighboursOf, type Square } from '../naive/board.ts';
import { has } from '../scene.ts';
import { isBuild, type Story, type StoryBoard } from '../story.ts';

/** Where two walkers are, or one twice. */
type Pair = readonly [Square, Square];
const LONE: Square = 25;

/** A listed walk can also be walked square by square, with the same result. */
export function squareBySquareFault(position: Position, story: Story, after: Position): string | undefined {
  const walks = story.steps.filter(({ sign }) => sign === 'w');
  const build = story.steps.find(isBuild);
  if (walks.length === 0 || build === undefined) return undefined;
  const { board, side } = walks[0]!;
  const crew = Array.from({ length: 25 }, (_, square) => square).filter((square) =>
    has(board.crews[side]!, square),
  );
  const ends = crew.map((square) => walks.find(({ from }) => from === square)?.to ?? square);
  const way = findWay(board, side, pairOf(crew), pairOf(ends));
  if (way === undefined) return 'a walk finds no way square by square';
  const text = [...way, `^${nameOf(build.from)}`].join(' ');
  const turn = parseTurn(position, text);
  if (!turn.ok) return `${text} is refused: ${turn.error} at ${turn.at}`;
  const walked = new Position();
  play(position, turn.value, 0, walked);
  return formatPosition(walked) === formatPosition(after) ? undefined : `${text} has another result`;
}

const pairOf = ([a, b]: readonly Square[]): Pair => [a!, b ?? LONE];

/** A shortest way for both, as moves. */
function findWay(board: StoryBoard, side: number, start: Pair, end: Pair): string[] | undefined {
  const ways = new Map<string, { readonly pair: Pair; readonly moves: string[] }>([
    [start.join(), { pair: start, moves: [] }],
  ]);
  for (const { pair, moves } of ways.values()) {
    if (pair.join() === end.join()) return moves;
    for (const walker of [0, 1] as const) {
      const from = pair[walker];
      if (from === LONE) continue;
      for (const to of neighboursOf(from).filter((square) => isOpen(board, side, pair, from, square))) {
        const next: Pair = walker === 0 ? [to, pair[1]] : [pair[0], to];
        if (!ways.has(next.join()))
          ways.set(next.join(), { pair: next, moves: [...moves, `${nameOf(from)}>${nameOf(to)}`] });
      }
    }
  }
  return undefined;
}

function isOpen(board: StoryBoard, side: number, pair: Pair, from: Square, to: Square): boolean {
  const others = board.crews.reduce((set, crew, owner) => (owner === side ? set : set | crew), board.domes);
  return board.levels[from] === board.levels[to] && !has(others, to) && !pair.includes(to);
}
