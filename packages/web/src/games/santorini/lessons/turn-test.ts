import {
  canWin,
  copyPosition,
  formatSquare,
  hasTurn,
  levelAt,
  listTurns,
  listWins,
  Position,
  play,
  type Square,
  type Squares,
  settle,
  squaresOf,
  TurnList,
  turnTokens,
} from '@thera/santorini';
import { type LessonTurn, type TurnFacts, turnFacts } from './turn-facts.ts';

type Column = 'A' | 'B' | 'C' | 'D' | 'E';
/** A square by its name. */
export type SquareName = `${Column}${1 | 2 | 3 | 4 | 5}`;

/** What a power can do that nobody else can. */
export type Use =
  | 'swap'
  | 'push'
  | 'second-move'
  | 'second-build'
  | 'two-blocks'
  | 'early-dome'
  | 'early-build'
  | 'walk';

/** A question about a complete turn. Everything that it mentions must be so. */
export interface TurnTest {
  /** The square of the worker that moves. */
  readonly from?: SquareName;
  readonly reaches?: SquareName;
  /** The level on which the worker that moved ends. */
  readonly standsOn?: 0 | 1 | 2 | 3;
  /** Whether a move went up. */
  readonly climbs?: boolean;
  readonly builds?: SquareName;
  /** What a build has made of its square. */
  readonly makes?: 1 | 2 | 3 | 'dome';
  readonly uses?: Use;
  /** Whether the turn wins, be it that nobody else has a turn. */
  readonly wins?: boolean;
  /** Whether the opponent has no turn left. */
  readonly traps?: boolean;
  /** Whether the opponent can win at once. */
  readonly allowsWin?: boolean;
  /** On how many squares one could win if the opponent did nothing, at least. */
  readonly threats?: number;
  /** Whether one wins next turn, whatever the opponent does. */
  readonly forces?: boolean;
  /** Whether the opponent can take one's last turn away. */
  readonly canBeTrapped?: boolean;
  /** Whether the opponent can reach the second level. */
  readonly letsClimb?: boolean;
}

type Checks = {
  readonly [Name in keyof TurnTest]-?: (turn: TurnFacts, wanted: NonNullable<TurnTest[Name]>) => boolean;
};

const CHECKS: Checks = {
  from: ({ left }, wanted) => namesOf(left).includes(wanted),
  reaches: ({ reached }, wanted) => namesOf(reached).includes(wanted),
  standsOn: ({ reached, after }, wanted) =>
    squaresOf(reached).some((square) => levelAt(after, square) === wanted),
  climbs: ({ moves }, wanted) => moves.some(({ rise }) => rise > 0) === wanted,
  builds: ({ builds }, wanted) => builds.some(({ square }) => formatSquare(square) === wanted),
  makes: ({ builds }, wanted) =>
    builds.some(({ level, isDome }) => (wanted === 'dome' ? isDome : !isDome && level === wanted)),
  uses: (turn, wanted) => USES[wanted](turn),
  wins: ({ after, mover }, wanted) => (settle(after).winner === mover) === wanted,
  traps: ({ after }, wanted) => !hasTurn(goingOn(after)) === wanted,
  allowsWin: ({ after }, wanted) => canWin(after, after.turn) === wanted,
  threats: ({ after, mover }, wanted) => winningSquares(after, mover).size >= wanted,
  forces: (turn, wanted) => forces(turn) === wanted,
  canBeTrapped: ({ after }, wanted) => turnsOf(after).some((answer) => !hasTurn(answer.after)) === wanted,
  letsClimb: ({ after }, wanted) => turnsOf(after).some(climbsToSecond) === wanted,
};

const USES: Readonly<Record<Use, (turn: TurnFacts) => boolean>> = {
  swap: ({ moves }) => moves.some(({ meets }) => meets === 'swap'),
  push: ({ moves }) => moves.some(({ meets }) => meets === 'push'),
  'second-move': ({ moves }) => moves.length > 1,
  'second-build': ({ builds }) => builds.length > 1,
  'two-blocks': ({ builds: [first, second] }) => second !== undefined && first?.square === second.square,
  'early-dome': ({ builds }) => builds.some(({ isDome, level }) => isDome && level < 3),
  'early-build': ({ order }) => order[0] === 'build',
  walk: ({ moves, left, reached }) => moves.length > 1 || isFar(left, reached),
};

/** Whether a turn is what a test asks for. */
export function passes(turn: LessonTurn, test: TurnTest): boolean {
  const facts = turnFacts(turn);
  return Object.entries(test).every(([name, wanted]) => holds(facts, name, wanted));
}

/** Every turn that the seat to move has. */
export function turnsOf(before: Position): readonly LessonTurn[] {
  const list = new TurnList();
  listTurns(before, list);
  return [...list.starts()].map((at) => {
    const after = new Position();
    play(before, list.data, at, after);
    return { before, after, steps: turnTokens(before, list.data, at) };
  });
}

function holds(facts: TurnFacts, name: string, wanted: unknown): boolean {
  // A test's entries carry the types of their checks; only the loop over them forgets that.
  const check = CHECKS[name as keyof TurnTest] as (turn: TurnFacts, wanted: unknown) => boolean;
  return check(facts, wanted);
}

function forces({ after, mover }: TurnFacts): boolean {
  if (canWin(after, after.turn)) return false;
  return turnsOf(after).every((answer) => settle(answer.after).winner < 0 && canWin(answer.after, mover));
}

function climbsToSecond(turn: LessonTurn): boolean {
  const { reached, before } = turnFacts(turn);
  return squaresOf(reached).some((square) => levelAt(before, square) >= 2);
}

function winningSquares(position: Position, seat: number): ReadonlySet<Square> {
  const list = new TurnList();
  listWins(position, list, seat);
  const ends = [...list.starts()].flatMap((at) => {
    const after = new Position();
    play(position, list.data, at, after);
    const steps = turnTokens(position, list.data, at);
    return squaresOf(turnFacts({ before: { ...position, turn: seat }, after, steps }).reached);
  });
  return new Set(ends);
}

/** The same position as if nobody had won yet. */
function goingOn(position: Position): Position {
  const open = copyPosition(position);
  open.winner = -1;
  return open;
}

const namesOf = (squares: Squares): readonly string[] => squaresOf(squares).map(formatSquare);

function isFar(left: Squares, reached: Squares): boolean {
  const [from, to] = [squaresOf(left)[0], squaresOf(reached)[0]];
  if (from === undefined || to === undefined) return false;
  return Math.abs((from % 5) - (to % 5)) > 1 || Math.abs(Math.floor(from / 5) - Math.floor(to / 5)) > 1;
}
