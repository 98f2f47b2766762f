import { awaitsChance } from '../../src/chance.ts';
import { harmlessSquares, isHarmless } from '../../src/generator/conceivable.ts';
import { canWin, hasTurn, listTurns, listWins } from '../../src/generator/generate.ts';
import { TurnList } from '../../src/generator/turn-list.ts';
import { isOut, sideOfSeat } from '../../src/lineup.ts';
import { formatPosition } from '../../src/notation/format-position.ts';
import { formatTurn } from '../../src/notation/format-turn.ts';
import { play } from '../../src/play.ts';
import { copyPosition, Position } from '../../src/position.ts';
import { winnerOf } from '../../src/steps.ts';
import { SYMMETRIES, turned } from '../../src/symmetry.ts';

const list = new TurnList();

/** The texts of the results of a list, in its order. */
export function resultTexts(position: Position, turns: TurnList): string[] {
  const after = new Position();
  return [...turns.starts()].map((at) => {
    play(position, turns.data, at, after);
    return formatPosition(after);
  });
}

/** No two turns of a list have one result. */
export function doubleFault(texts: readonly string[]): string | undefined {
  if (new Set(texts).size === texts.length) return undefined;
  return `listed twice: ${texts.find((text, n) => texts.indexOf(text) !== n)}`;
}

/** The list of wins is the winning part of the list of turns, and the short answers agree with the lists. */
export function winListFault(
  position: Position,
  texts: readonly string[],
  winners: readonly number[],
): string | undefined {
  const { seats } = position.lineup;
  const wanted = texts.filter((_, n) => winners[n] === sideOfSeat(seats, position.turn));
  listWins(position, list);
  const found = resultTexts(position, list);
  if ([...wanted].sort().join() !== [...found].sort().join())
    return `${found.length} wins, not ${wanted.length}`;
  if (canWin(position) !== wanted.length > 0) return 'canWin says otherwise';
  return hasTurn(position) === texts.length > 0 ? undefined : 'hasTurn says otherwise';
}

/** The wins that another seat would have if it were to move are those it has when it is. */
export function threatFault(position: Position): string | undefined {
  const { lineup } = position;
  const others = [...lineup.slots.keys()].filter((seat) => seat !== position.turn && !isOut(lineup, seat));
  for (const seat of others) {
    const theirs = Object.assign(copyPosition(position), { turn: seat, extra: 0, prefix: null });
    listTurns(theirs, list);
    const side = sideOfSeat(lineup.seats, seat);
    const winning = [...list.starts()].filter((at) => winnerOf(list.data[at]!) === side).length;
    listWins(position, list, seat);
    if (list.count !== winning) return `seat ${seat + 1} threatens ${list.count} wins, not ${winning}`;
    if (canWin(position, seat) !== winning > 0) return `canWin says otherwise of seat ${seat + 1}`;
  }
  return undefined;
}

/** Nobody can win right after a turn of their own that is said to be harmless. */
export function harmlessFault(position: Position, turns: TurnList): string | undefined {
  const squares = harmlessSquares(position);
  const after = new Position();
  const bad = [...turns.starts()].find((at) => {
    if (!isHarmless(turns.data, at, squares)) return false;
    play(position, turns.data, at, after);
    return !awaitsChance(after) && canWin(after, position.turn);
  });
  return bad === undefined ? undefined : `not harmless: ${formatTurn(position, turns.data, bad)}`;
}

/** However the board is turned, there are as many turns. */
export function symmetryFault(position: Position, count: number): string | undefined {
  const other = SYMMETRIES.findIndex((symmetry) => {
    listTurns(turned(position, symmetry), list);
    return list.count !== count;
  });
  return other < 0 ? undefined : `symmetry ${other} does not have ${count} turns`;
}

/** However the board is turned, the results are the same, turned; turns that stop for somebody cannot be turned. */
export function turnedResultsFault(position: Position, turns: TurnList): string | undefined {
  const after = new Position();
  const isPaused = (at: number): boolean => {
    play(position, turns.data, at, after);
    return after.prefix !== null;
  };
  if ([...turns.starts()].some(isPaused)) return undefined;
  const other = SYMMETRIES.findIndex((symmetry) => {
    const wanted = [...turns.starts()].map((at) => {
      play(position, turns.data, at, after);
      return formatPosition(turned(after, symmetry));
    });
    const view = turned(position, symmetry);
    listTurns(view, list);
    return resultTexts(view, list).sort().join() !== wanted.sort().join();
  });
  return other < 0 ? undefined : `symmetry ${other} has other results`;
}
