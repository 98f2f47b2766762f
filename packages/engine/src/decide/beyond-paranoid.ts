import { canWin, isOut, type Lineup, Position, play, TurnList } from '@thera/santorini';
import { listConsidered } from '../search/considered-turns.ts';

/** How many turns of the next player are thought of. */
const ANSWERS = 400;

/**
 * The search for one of three is paranoid: it takes the two others to play together. They do not really, for each prevents
 * the other's win. Where the paranoid search is lost, this is the most promising turn after which the next player cannot
 * win, and can keep the one after from it; undefined if there is none, or if chance decides anything.
 */
export function beyondParanoid(
  position: Position,
  staticEvaluation: (after: Position) => number,
): Int32Array | undefined {
  const { lineup } = position;
  if (!isForThree(lineup) || position.extra !== 0 || position.prefix !== null) return undefined;
  const list = new TurnList();
  listConsidered(position, list);
  const turns = [...list.starts()].map((at) => {
    const after = new Position();
    play(position, list.data, at, after);
    return { at, after, score: staticEvaluation(after) };
  });
  const next = lineup.next[position.turn]!;
  const third = lineup.next[next]!;
  const answers = new TurnList();
  const hopeful = turns
    .toSorted((a, b) => b.score - a.score)
    .find(
      ({ after }) => isCalm(after, next) && (!canWin(after, third) || isPreventable(after, third, answers)),
    );
  return hopeful === undefined ? undefined : list.turn(hopeful.at);
}

function isForThree(lineup: Lineup): boolean {
  const { sides, slots, decks, tossers } = lineup;
  return sides === 3 && decks.length + tossers.length === 0 && slots.every((_, seat) => !isOut(lineup, seat));
}

/** Whether a seat is to move and cannot win. */
function isCalm(after: Position, seat: number): boolean {
  return after.winner < 0 && after.turn === seat && after.prefix === null && !canWin(after);
}

/** Whether who is to move can keep a seat from winning with its next turn. */
function isPreventable(position: Position, seat: number, answers: TurnList): boolean {
  const after = new Position();
  listConsidered(position, answers);
  for (const at of [...answers.starts()].slice(0, ANSWERS)) {
    play(position, answers.data, at, after);
    if (isCalm(after, seat)) return true;
  }
  return false;
}
