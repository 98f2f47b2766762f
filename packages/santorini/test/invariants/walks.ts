import { formatPosition } from '../../src/notation/format-position.ts';
import { parseTurn } from '../../src/notation/parse-turn.ts';
import { play } from '../../src/play.ts';
import { Position } from '../../src/position.ts';
import { nameOf, neighboursOf, type Square } from '../naive/board.ts';
import { closedTo, has, type Scene, squaresIn } from '../scene.ts';
import { isBuild, type Story } from '../story.ts';
import { manned, type StoryBoard } from '../story-board.ts';
import { isOpenWay } from './directions.ts';

/** Where two walkers are, or one twice. */
type Pair = readonly [Square, Square];
const LONE: Square = 25;

/** Whether a flat way leads there for somebody whose own fellows step aside. */
export function isWalkable(scene: Scene, board: StoryBoard, from: Square, to: Square): boolean {
  const { levels, domes, crews } = board;
  const side = crews.findIndex((crew) => has(crew, from));
  const isFemale = has(scene.position.females, from);
  const shut = domes | closedTo(scene, side) | (manned(board) & ~crews[side]!);
  const reached = [from];
  for (const at of reached)
    for (const next of neighboursOf(at))
      if (
        levels[next] === levels[from] &&
        !has(shut, next) &&
        !reached.includes(next) &&
        isOpenWay(scene, side, isFemale, at, next)
      )
        reached.push(next);
  return reached.includes(to);
}

/** A listed walk can also be walked square by square, with the same result. */
export function squareBySquareFault(scene: Scene, story: Story, after: Position): string | undefined {
  const walks = story.steps.filter(({ sign }) => sign === 'w');
  const build = story.steps.find(isBuild);
  if (walks.length === 0 || build === undefined) return undefined;
  const { board, side } = walks[0]!;
  const crew = squaresIn(board.crews[side]!);
  const ends = crew.map((square) => walks.find(({ from }) => from === square)?.to ?? square);
  const way = findWay(scene, board, side, pairOf(crew), pairOf(ends));
  if (way === undefined) return 'a walk finds no way square by square';
  const text = [...way, `^${nameOf(build.from)}`].join(' ');
  const turn = parseTurn(scene.position, text);
  if (!turn.ok) return `${text} is refused: ${turn.error} at ${turn.at}`;
  const walked = new Position();
  play(scene.position, turn.value, 0, walked);
  return formatPosition(walked) === formatPosition(after) ? undefined : `${text} has another result`;
}

const pairOf = ([a, b]: readonly Square[]): Pair => [a!, b ?? LONE];

/** A shortest way for both, as moves. */
function findWay(
  scene: Scene,
  board: StoryBoard,
  side: number,
  start: Pair,
  end: Pair,
): string[] | undefined {
  const ways = new Map<string, { readonly pair: Pair; readonly moves: string[] }>([
    [start.join(), { pair: start, moves: [] }],
  ]);
  for (const { pair, moves } of ways.values()) {
    if (pair.join() === end.join()) return moves;
    for (const walker of [0, 1] as const) {
      const from = pair[walker];
      if (from === LONE) continue;
      const isFemale = has(scene.position.females, start[walker]);
      const mayGo = (to: Square): boolean =>
        isOpen(scene, board, side, pair, from, to) && isOpenWay(scene, side, isFemale, from, to);
      for (const to of neighboursOf(from).filter(mayGo)) {
        const next: Pair = walker === 0 ? [to, pair[1]] : [pair[0], to];
        if (!ways.has(next.join()))
          ways.set(next.join(), { pair: next, moves: [...moves, `${nameOf(from)}>${nameOf(to)}`] });
      }
    }
  }
  return undefined;
}

function isOpen(
  scene: Scene,
  board: StoryBoard,
  side: number,
  pair: Pair,
  from: Square,
  to: Square,
): boolean {
  const shut = board.domes | closedTo(scene, side);
  const others = board.crews.reduce((set, crew, owner) => (owner === side ? set : set | crew), shut);
  return board.levels[from] === board.levels[to] && !has(others, to) && !pair.includes(to);
}
